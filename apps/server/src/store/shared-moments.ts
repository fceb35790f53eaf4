/** Moments of finished games that somebody has made a link to. */

export interface SharedMoment {
  /** Nobody can guess it. */
  readonly id: string;
  readonly table: string;
  /** Who made the link, and may take it back. */
  readonly by: string;
  readonly at: number;
  readonly moment: { readonly seq: number; readonly events: number };
  /** By seat: who played there, '' for a computer player. They may show their name. */
  readonly people: readonly string[];
  /** Those of them who do. */
  readonly named: readonly string[];
  /** For the preview: cards alone, no name. */
  readonly about: MomentAbout;
}

export interface MomentAbout {
  readonly turn: number;
  /** The Group that is attacked. */
  readonly target?: string;
  /** Its chance in per cent, once it is decided. */
  readonly share?: number;
  readonly succeeded?: boolean;
  /** The Illuminati who won, at the end. */
  readonly won?: string;
}

/** Whether somebody shows their name. */
export interface NameAgreed {
  readonly user: string;
  readonly named: boolean;
}

export interface SharedMoments {
  /** The same link made again keeps who agreed. */
  addShared(moment: SharedMoment, picture: Uint8Array | undefined): Promise<void>;
  shared(id: string): Promise<SharedMoment | undefined>;
  /** PNG. */
  sharedPicture(id: string): Promise<Uint8Array | undefined>;
  /** Of one person alone: others who change their mind in the same instant are not undone. */
  changeNamed(id: string, agreed: NameAgreed): Promise<void>;
  deleteShared(id: string): Promise<void>;
  /** How many there are of one game. */
  countShared(table: string): Promise<number>;
  /** Links made before this time. */
  forgetShared(before: number): Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

/** A row of either database. */
export function sharedMomentIn(row: Row): SharedMoment {
  const body = JSON.parse(String(row.body)) as Omit<SharedMoment, 'id' | 'table' | 'by' | 'at'>;
  return { id: String(row.id), table: String(row.table_id), by: String(row.by_user), at: Number(row.at), ...body };
}

export function sharedBody({ moment, people, named, about }: SharedMoment): string {
  return JSON.stringify({ moment, people, named, about });
}
