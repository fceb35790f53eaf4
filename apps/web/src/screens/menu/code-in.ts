const LENGTH = 6;
/** without 0, O, 1, I and L. */
const LETTER = /[A-HJKMNP-Z2-9]/;

export function isCode(text: string): boolean {
  return text.length === LENGTH && [...text].every((letter) => LETTER.test(letter));
}

/** What somebody typed or pasted: a code, a code with blanks or dashes in it, or the whole link. */
export function codeIn(typed: string): string {
  const linked = /\/(?:join|watch)\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  return [...linked.toUpperCase()]
    .filter((letter) => LETTER.test(letter))
    .join('')
    .slice(0, LENGTH);
}
