/** A bucket of frames: a burst is fine, a flood is not. Two numbers per connection, no timer. */
export class Credits {
  #left: number;
  #at: number;
  readonly #burst: number;
  readonly #perSecond: number;

  constructor({ burst, perSecond, now }: { readonly burst: number; readonly perSecond: number; readonly now: number }) {
    this.#left = burst;
    this.#at = now;
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Below zero the debt grows, down to one more burst: `overdrawn` says when patience ends. */
  spend(now: number, price = 1): boolean {
    // A clock that is set back gives nothing, and takes nothing either.
    const since = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#burst, this.#left + (since / 1000) * this.#perSecond);
    this.#at = now;
    this.#left = Math.max(-this.#burst, this.#left - price);
    return this.#left >= 0;
  }

  get overdrawn(): boolean {
    return this.#left <= -this.#burst;
  }
}
