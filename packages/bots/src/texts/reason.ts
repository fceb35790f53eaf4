/**
 * Why a move is made, so that it can be said in any language: the English sentence with its gaps, and what goes into them.
 * The English pattern is also its id; whoever changes one finds the translations by it (apps/web/src/i18n/de/reasons.ts).
 */
import type { Seat } from '@illuminice/engine';

export type ReasonPart = string | number | Reason | { readonly seat: Seat } | undefined;

export interface Reason {
  /** "{0} MB lie scattered": the gaps are numbered. */
  readonly english: string;
  readonly parts: readonly ReasonPart[];
}

/** For templates: why`${amount} MB lie scattered`. */
export function why(strings: TemplateStringsArray, ...parts: readonly ReasonPart[]): Reason {
  return { english: patternOf(strings), parts };
}

/** A template is the same object at every call: its pattern is put together once. */
const patterns = new WeakMap<TemplateStringsArray, string>();

function patternOf(strings: TemplateStringsArray): string {
  let pattern = patterns.get(strings);
  if (pattern === undefined) {
    pattern = strings.reduce((text, piece, gap) => `${text}{${gap - 1}}${piece}`);
    patterns.set(strings, pattern);
  }
  return pattern;
}

/** Fills the gaps; `translated` and `nameOf` say it in another language and with the names of people. */
export function reasonText(
  { english, parts }: Reason,
  translated: (pattern: string) => string = (pattern) => pattern,
  nameOf: (seat: Seat) => string = (seat) => `seat ${seat + 1}`,
): string {
  return translated(english).replaceAll(/\{(\d+)\}/g, (_, gap: string) => {
    const part = parts[Number(gap)];
    if (part === undefined) return '';
    // Words of the game, as alignments, have a translation of their own; names have none and stay.
    if (typeof part !== 'object') return translated(String(part));
    return 'seat' in part ? nameOf(part.seat) : reasonText(part, translated, nameOf);
  });
}
