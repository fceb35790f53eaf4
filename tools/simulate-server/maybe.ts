/** What is known of something while it is being changed, or when nobody was told whether it was: it may be more than one thing. */
export class Maybe<Value> {
  #may: ReadonlySet<Value>;

  constructor(value: Value) {
    this.#may = new Set([value]);
  }

  get all(): ReadonlySet<Value> {
    return this.#may;
  }

  could(value: Value): boolean {
    return this.#may.has(value);
  }

  /** What hangs on something else that changed. */
  orElse(value: Value): void {
    this.#may = new Set([...this.#may, value]);
  }

  /** Asked for; whoever is never told the outcome calls neither. */
  changing(value: Value): { readonly done: () => void; readonly refused: () => void } {
    const before = this.#may;
    this.orElse(value);
    return {
      done: () => {
        this.#may = new Set([value]);
      },
      refused: () => {
        this.#may = before;
      },
    };
  }
}
