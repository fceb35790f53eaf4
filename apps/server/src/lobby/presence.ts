/** Where somebody in a lobby comes from, as keyed hashes: one that means something in this lobby alone, one of the whole server. */
export interface ComesFrom {
  readonly user: string;
  readonly address: string;
  readonly everywhere: string;
}

/** Who is here, through whichever process. */
export interface Presence {
  /** As far as this process has heard. */
  isPresent(user: string, lobby: string): boolean;
  /** The first tab came to this process. */
  came(user: string, lobby: string): Promise<void>;
  /** The last tab of this process went. */
  went(user: string, lobby: string): Promise<void>;
  /** The truth of this moment. */
  usersIn(lobby: string): Promise<ReadonlySet<string>>;
  /** One for each address of each of them. */
  comeFrom(lobby: string): Promise<readonly ComesFrom[]>;
}
