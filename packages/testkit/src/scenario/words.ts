/** Looks words of a scenario up in the pack. A word nobody knows is an error, unless the scenario wants exactly that refused. */
import { ALIGNMENTS, MAX_SEATS, type Pack, SIDES, type State } from '@illuminice/engine';
import { cardNumber, isKnownKey, NO_CARD } from '../watch/names.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Json, shown } from './strict-json.ts';

export interface Words {
  readonly pack: Pack;
  readonly state: Pick<State, 'illuminati' | 'money' | 'offers' | 'seats'>;
  /** Who speaks: `illuminati` is their card where the format allows that word. */
  readonly seat: number;
  /** The step expects BAD_COMMAND: unknown words are sent on as numbers that name nothing. */
  readonly mayBeMalformed: boolean;
  readonly where: string;
}

interface Word {
  /** The kind of thing it should name. */
  readonly what: string;
  readonly value: Json;
}

export function cardWord(words: Words, value: Json): number {
  const { pack, state } = words;
  return lookUp(words, { what: 'card', value }, (key) => cardNumber(pack, state, key) ?? offTable(words, key));
}

/** A Special or an Illuminati card that nobody plays is a card, though it lies in no structure: the Illuminati card of an empty seat stands for it. */
function offTable({ pack, state }: Words, key: string): number | undefined {
  return isKnownKey(pack, key) && state.seats < MAX_SEATS ? MAX_SEATS - 1 : undefined;
}

/** In `spend` and in questions about money the seat's own Illuminati card has a short name. */
export function treasuryWord(words: Words, value: Json): number {
  return value === 'illuminati' ? words.seat : cardWord(words, value);
}

export function specialWord(words: Words, value: Json): number {
  return lookUp(words, { what: 'Special', value }, (key) => words.pack.specialNumbers.get(key));
}

export function illuminatiWord(words: Words, value: Json): number {
  return lookUp(words, { what: 'Illuminati', value }, (key) => words.pack.illuminatiNumbers.get(key));
}

export function sideWord(words: Words, value: Json): number {
  const side = (SIDES as readonly Json[]).indexOf(value);
  return side >= 0 ? side : unknown(words, { what: 'side', value }, NO_CARD);
}

export function alignmentWord(words: Words, value: Json): Json {
  return ALIGNMENTS.some((name) => name === value) ? value : unknown(words, { what: 'alignment', value }, value);
}

export function wordOf(list: readonly string[], what: string): (words: Words, value: Json) => Json {
  return (words, value) => (list.some((word) => word === value) ? value : unknown(words, { what, value }, value));
}

export function numberWord(words: Words, value: Json): Json {
  return typeof value === 'number' ? value : unknown(words, { what: 'number', value }, value);
}

export function flagWord(words: Words, value: Json): Json {
  return typeof value === 'boolean' ? value : unknown(words, { what: 'true or false', value }, value);
}

/** What to send instead of a word nobody knows, if the scenario wants to see it refused. */
export function unknown<T>(words: Words, { what, value }: Word, instead: T): T {
  if (words.mayBeMalformed) return instead;
  throw new ScenarioError(`${words.where}: unknown ${what} ${shown(value)}`);
}

/** A real card of another kind is no misspelling: it is sent, and the engine has to refuse it. */
function lookUp(words: Words, word: Word, find: (key: string) => number | undefined): number {
  const { value } = word;
  if (typeof value !== 'string') return unknown(words, word, NO_CARD);
  const found = find(value);
  if (found !== undefined) return found;
  return isKnownKey(words.pack, value) ? NO_CARD : unknown(words, word, NO_CARD);
}
