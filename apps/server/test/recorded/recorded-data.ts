/** The data folder of a release while people were at its table. */
export interface RecordedData {
  readonly release: string;
  /** When it was stopped. */
  readonly at: number;
  readonly table: string;
  /** Of the two people at the table. */
  readonly cookies: readonly [string, string];
  /** What was known of who plays which Illuminati, by seat. */
  readonly societies: readonly unknown[];
  readonly key: string;
  /** The SQLite file, zstd, base64. */
  readonly database: string;
}
