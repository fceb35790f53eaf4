export type PersonaKey =
  | 'archivist'
  | 'auctioneer'
  | 'beekeeper'
  | 'clockmaker'
  | 'dowager'
  | 'fisherman'
  | 'lighthouse'
  | 'magpie'
  | 'surgeon';

/** Style, never strength: factors near 1 on what a mind already weighs. */
export interface Style {
  /** On taking things from other players rather than from the table. */
  readonly aggression: number;
  /** On opposing attacks that do not touch us. */
  readonly meddling: number;
  /** On keeping money back. */
  readonly thrift: number;
  /** On an attacker who attacked us before. */
  readonly spite: number;
  /** How good a deal has to be: below 1 is generous. */
  readonly bargaining: number;
}

export type Moment =
  | 'greet'
  | 'attack'
  | 'oppose'
  | 'defend'
  | 'success'
  | 'failure'
  | 'offer'
  | 'refuse'
  | 'accept'
  | 'win';

export interface Persona {
  readonly key: PersonaKey;
  readonly name: string;
  /** One sentence for the lobby. */
  readonly about: string;
  readonly style: Style;
  /** What a watchful player can learn to read. */
  readonly tell: string;
  /** `{target}`, `{seat}` and `{amount}` are filled in. */
  readonly lines: Readonly<Record<Moment, readonly string[]>>;
  /** An inline SVG, 64 × 64, drawn for this game. */
  readonly face: string;
}
