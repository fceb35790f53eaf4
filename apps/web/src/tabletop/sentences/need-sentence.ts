/** The one place where what a refusal needs becomes a sentence. */
import type { Needs } from '@illuminice/engine';
import type { TableRefusal } from '../../session/stores/index.ts';
import { MOMENT_NEEDS, NAMED_NEEDS, type Names, type Sentences } from './game-needs.ts';
import { CLIENT_NEEDS, TABLE_NEEDS } from './table-needs.ts';

const GAME_NEEDS: Sentences<Needs> = { ...MOMENT_NEEDS, ...NAMED_NEEDS };
const SENTENCES = { ...GAME_NEEDS, ...TABLE_NEEDS, ...CLIENT_NEEDS };

/** Undefined for a need this page does not know: a server may be newer than the page. */
export function needSentence({ values }: TableRefusal, names: Names): string | undefined {
  if (!Object.hasOwn(SENTENCES, values.need)) return undefined;
  const say = SENTENCES[values.need as keyof typeof SENTENCES] as (given: unknown, names: Names) => string;
  return say(values, names);
}
