/** The disk refused or the writer died: nothing was acknowledged, the client may send again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
