/** Times of the table that no lobby option names, in milliseconds. */
export interface TableSettings {
  /** Fair dice: for all commitments, then for all reveals. */
  readonly diceMs: number;
  /** For each pick of a face-down Illuminati and for the throws of the first dice; 0 = the game begins by itself. */
  readonly beginMs: number;
  /** How long the first rolls are shown before the first turn begins. */
  readonly rollsShownMs: number;
  /** Windows in which only computer players are asked; 0 = until all of them have answered. */
  readonly botWindowMs: number;
  /** How long a bot looks at the face-down Illuminati before it picks one (T-26): everybody sees which one leaves the table. */
  readonly botPickMs: number;
  /** Shortest time before a bot moves, so that people can follow. */
  readonly botMoveMs: number;
  /** How long a bot leaves its own offer to a person possible before it moves on (T-16). */
  readonly offerReadMs: number;
  /** A bot that has not decided by then takes the default. */
  readonly botPatienceMs: number;
  readonly voteMs: number;
  /** Somebody waited for this long may be voted out of their seat. */
  readonly idleMs: number;
  /** */
  readonly lightMs: number;
  readonly snapshotEvery: number;
}

export const TABLE_SETTINGS: TableSettings = {
  diceMs: 8_000,
  beginMs: 20_000,
  rollsShownMs: 4_000,
  botWindowMs: 400,
  botPickMs: 700,
  botMoveMs: 700,
  offerReadMs: 20_000,
  botPatienceMs: 15_000,
  voteMs: 60_000,
  idleMs: 90_000,
  lightMs: 5_000,
  snapshotEvery: 100,
};
