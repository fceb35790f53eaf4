/**
 * ICU messages in the shape @lingui/core interprets: plain text, `{name}`, `{n, plural, one {# card} other {# cards}}`
 * and `{who, select, …}`. Lingui's own compiler brings a whole parser generator; texts in this client use no more than this.
 */
type Token =
  | string
  | readonly [string]
  | readonly [string, 'plural' | 'select', Readonly<Record<string, readonly Token[]>>];

type Compiled = string | Token[];

const compiled = new Map<string, Compiled>();

/** Cached: the board asks for the same few hundred texts at every change. */
export function compileMessage(message: string): Compiled {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const fresh = message.includes('{') ? new Reader(message).message(false) : message;
  compiled.set(message, fresh);
  return fresh;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the end, or inside a plural up to its closing brace. */
  message(nested: boolean): Token[] {
    const tokens: Token[] = [];
    let plain = '';
    const flush = (): void => {
      if (plain !== '') tokens.push(plain);
      plain = '';
    };
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at] as string;
      if (character === '}' && nested) break;
      this.#at++;
      if (character === '{') {
        flush();
        tokens.push(this.#argument());
      } else if (character === '#' && nested) {
        flush();
        tokens.push('#');
      } else plain += character;
    }
    flush();
    return tokens;
  }

  #argument(): Token {
    const name = this.#word();
    if (this.#take('}')) return [name];
    this.#expect(',');
    const type = this.#word();
    if (type !== 'plural' && type !== 'select') throw this.#wrong('plural or select');
    this.#expect(',');
    const cases: Record<string, readonly Token[]> = {};
    while (!this.#take('}')) {
      const key = this.#word().replace('=', '');
      this.#expect('{');
      cases[key] = this.message(true);
      this.#expect('}');
    }
    return [name, type, cases];
  }

  #word(): string {
    this.#skipBlanks();
    const start = this.#at;
    while (/[\w=]/.test(this.#text[this.#at] ?? '')) this.#at++;
    if (start === this.#at) throw this.#wrong('a name');
    return this.#text.slice(start, this.#at);
  }

  #take(wanted: string): boolean {
    this.#skipBlanks();
    if (this.#text[this.#at] !== wanted) return false;
    this.#at++;
    return true;
  }

  #expect(wanted: string): void {
    if (!this.#take(wanted)) throw this.#wrong(wanted);
  }

  #skipBlanks(): void {
    while (this.#text[this.#at] === ' ') this.#at++;
  }

  #wrong(expected: string): Error {
    return new Error(`expected ${expected} at ${this.#at} of "${this.#text}"`);
  }
}
