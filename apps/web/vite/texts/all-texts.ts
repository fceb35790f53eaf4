/** All texts of the client with the places they stand in: those of its sources, of its manifest, and what is printed on the cards. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@illuminice/cards';
import { MANIFEST, manifestTexts, readManifest } from './manifest.ts';
import { textsIn } from './source-texts.ts';

export interface Text {
  readonly id: string;
  readonly english: string;
  readonly origins: readonly string[];
}

const WEB = join(import.meta.dirname, '../..');

export interface AllTexts {
  readonly texts: readonly Text[];
  readonly unreadable: readonly string[];
  /** Ids that stand for different sentences in different places. */
  readonly ambiguous: readonly string[];
}

export function allTexts(): AllTexts {
  const texts = new Map<string, { id: string; english: string; origins: Set<string> }>();
  const unreadable: string[] = [];
  const ambiguous: string[] = [];
  const add = (id: string, english: string, origin: string): void => {
    const known = texts.get(id) ?? { id, english, origins: new Set() };
    if (known.english !== english) ambiguous.push(`${id} (${origin}): ${english}`);
    known.origins.add(origin);
    texts.set(id, known);
  };
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: WEB }).sort()) {
    const found = textsIn(readFileSync(join(WEB, file), 'utf8'), file);
    for (const { id, english } of found.texts) add(id, english, file.replaceAll('\\', '/'));
    unreadable.push(...found.unreadable);
  }
  for (const [id, english] of catalogue.flatMap(cardTexts)) add(id, english, CARDS);
  for (const [id, english] of manifestTexts(readManifest())) add(id, english, MANIFEST);
  return {
    texts: [...texts.values()].map(({ origins, ...text }) => ({ ...text, origins: [...origins].sort() })),
    unreadable,
    ambiguous,
  };
}

/** Where the texts on the cards come from. */
export const CARDS = 'packages/cards';

/** The ids of `cardWords`, as far as the card says something. */
function cardTexts(card: (typeof catalogue)[number]): [string, string][] {
  const texts: [string, string][] = [
    [`print.${card.key}.text`, card.text],
    [`print.${card.key}`, card.summary],
    [`print.${card.key}.goal`, 'goalSummary' in card ? card.goalSummary : ''],
    [`print.${card.key}.timing`, 'timing' in card ? card.timing : ''],
  ];
  return texts.filter(([, english]) => english !== '');
}
