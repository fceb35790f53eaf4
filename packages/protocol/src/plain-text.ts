/** Controls, formats (bidi overrides, zero-width), surrogate halves, private use, unassigned; blanks that pose as letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const LINE_BREAKS = /[\r\n\t\v\f\u0085\u2028\u2029]+/g;
/** More marks on one letter than any script needs paint over the lines around it. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** What people typed, as one line of plain text. Never markup: whoever shows it shows it as text. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(LINE_BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
