/**
 * Sentences that arrive ready-made in English, from server, table or a computer player, in the reader's language: found again by
 * their pattern. What no pattern fits stays as it came.
 */
import { i18n } from './translate.ts';

type Kind = 'botLines' | 'promises';
type Patterns = Readonly<Record<string, string>>;

const german = new Map<Kind, Patterns>();

export function learnPhrases(kind: Kind, patterns: Patterns): void {
  german.set(kind, patterns);
}

export function phrase(kind: Kind, text: string): string {
  const patterns = german.get(kind);
  return patterns && i18n.locale === 'de' ? matched(patterns, text) : text;
}

const GAP = /\{\w*\}/g;

function matched(patterns: Patterns, text: string): string {
  const known = patterns[text];
  if (known !== undefined) return known;
  for (const [english, other] of Object.entries(patterns)) {
    const found =
      english.includes('{') && new RegExp(`^${english.replace(/[.?()]/g, '\\$&').replace(GAP, '(.+?)')}$`).exec(text);
    if (!found) continue;
    const names = english.match(GAP) ?? [];
    const left = names.map((name, place) => [name, found[place + 1] ?? ''] as const);
    // A gap without a name is filled in order, and may itself be a phrase.
    return other.replace(GAP, (gap) => {
      const at = left.findIndex(([name]) => name === gap);
      const [, filling] = (gap === '{}' ? left.splice(at, 1)[0] : left[at]) ?? [gap, gap];
      return matched(patterns, filling);
    });
  }
  return text;
}
