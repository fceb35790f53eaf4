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
  /** On what one's word is worth: below 1 breaks it sooner. */
  readonly honour: number;
}

export interface Persona {
  readonly key: PersonaKey;
  readonly name: string;
  readonly style: Style;
  /** An inline SVG, 64 × 64, drawn for this game. */
  readonly face: string;
}
