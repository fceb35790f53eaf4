/** The commands of the format, one line each: their arguments and how each is read. */
import { ATTACK_KINDS, type CommandType, SIDES } from '@illuminice/engine';
import { type GroupGiven, STRUCTURE } from './format.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Json, type JsonObject, listIn, objectIn, objectWith, parsed } from './strict-json.ts';
import {
  alignmentWord,
  cardWord,
  flagWord,
  illuminatiWord,
  numberWord,
  sideWord,
  specialWord,
  treasuryWord,
  type Words,
  wordOf,
} from './words.ts';

/** Reads one argument into the fields the engine calls it by. */
export type Reader = (words: Words, value: Json, key: string) => Readonly<Record<string, unknown>>;
type Word = (words: Words, value: Json) => unknown;
type Args = Readonly<Record<string, Reader>>;

interface Recipe {
  readonly args: Args | ((command: JsonObject) => Args);
  /** What the format leaves out and the engine wants. */
  readonly also?: (words: Words) => Readonly<Record<string, unknown>>;
}

/** is not expressible in the format, and default answers are the runner's own. */
type Unspoken = 'payUpkeep' | 'state' | 'claimImmunity' | 'closeNotice' | 'default';
type Spoken = Exclude<CommandType, Unspoken> | 'payPostOffice';

const arg =
  (word: Word, name?: string): Reader =>
  (words, value, key) => ({ [name ?? key]: word(words, value) });
const list =
  (word: Word): Word =>
  (words, value) =>
    listIn(value, words.where).map((item) => word(words, item));
const object =
  (...keys: readonly (readonly [string, Word])[]): Word =>
  (words, value) => {
    const known = new Map(keys);
    const given = objectWith(value, words.where, [...known.keys()]);
    return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, known.get(key)?.(words, item)]));
  };
const byCard =
  (word: Word): Word =>
  (words, value) =>
    Object.fromEntries(
      Object.entries(objectIn(value, words.where)).map(([key, item]) => [cardWord(words, key), word(words, item)]),
    );

const seat = numberWord;
const amount = numberWord;
const planSide: Word = (words, value) => (value === 'drop' ? value : sideWord(words, value));
const plan = byCard(planSide);
const placements = byCard(object(['host', cardWord], ['side', sideWord], ['plan', plan], ['dropOld', list(cardWord)]));
const bundle = object(['money', amount], ['specials', list(specialWord)], ['groups', list(cardWord)]);
const privilege = object(['discard', specialWord], ['pay', flagWord]);
const alignmentChange = [
  ['target', cardWord],
  ['add', alignmentWord],
  ['remove', alignmentWord],
  ['reverse', alignmentWord],
] as const;

/** `reorganize` draws the structure as `given` does, its money too if it likes; the engine wants its links. */
const links: Word = (words, value) => {
  const hang = (groups: readonly GroupGiven[], host: number): unknown[] =>
    groups.flatMap(({ group, on, money = 0, puppets = [] }) => {
      const card = cardWord(words, group);
      if (money > 0 && words.state.money[card] !== money)
        throw new ScenarioError(`${words.where}: treasuries stay on their cards (R-16.4)`);
      return [{ card, host, side: SIDES.indexOf(on) }, ...hang(puppets, card)];
    });
  return hang(parsed(STRUCTURE, value, words.where), words.seat);
};

/** The format speaks of "the" offer: the newest one that is open; without one the engine is told of one that never was. */
const offerTo = ({ state, seat: own }: Words) => {
  const offer = state.offers.findLast(({ to }) => to === own);
  return { from: offer?.from ?? someOther(state, own), serial: offer?.serial ?? 0 };
};
const offerFrom = ({ state, seat: own }: Words) => {
  const offer = state.offers.findLast(({ from }) => from === own);
  return { to: offer?.to ?? someOther(state, own), serial: offer?.serial ?? 0 };
};
const someOther = (state: Words['state'], own: number) => (own + 1) % state.seats;

const none: Args = {};
const PLAY: Readonly<Record<string, Args>> = {
  bribery: { target: arg(cardWord), host: arg(cardWord), side: arg(sideWord) },
  'computer-espionage': { money: arg(cardWord), hand: arg(seat) },
  'media-campaign': { target: arg(cardWord) },
  'white-collar-crime': { treasuries: arg(byCard(amount)) },
};

/** A command the engine learns does not compile until somebody says how it is written. */
const COMMANDS: Readonly<Record<Spoken, Recipe>> = {
  attack: {
    args: {
      kind: arg(wordOf(ATTACK_KINDS, 'kind of attack')),
      attacker: arg(cardWord),
      target: arg(cardWord),
      aids: arg(list(cardWord)),
      privilege: arg(privilege),
      whispering: arg(flagWord),
      lasers: arg(object(...alignmentChange)),
    },
  },
  spend: { args: { from: arg(treasuryWord), amount: arg(amount), side: arg(wordOf(['for', 'against'], 'side')) } },
  done: { args: none },
  callOff: { args: none },
  abolish: { args: { discard: arg(list(specialWord)) } },
  replace: { args: { discard: arg(specialWord), pay: arg(flagWord), none: arg(flagWord) } },
  play: { args: (command) => ({ card: arg(specialWord), ...PLAY[String(command.card)] }) },
  decline: { args: none },
  place: { args: { host: arg(cardWord), side: arg(sideWord), plan: arg(plan), dropOld: arg(list(cardWord)) } },
  fund: { args: { amount: arg(amount) } },
  transfer: { args: { from: arg(cardWord), to: arg(cardWord), amount: arg(amount) } },
  move: { args: { group: arg(cardWord), host: arg(cardWord), side: arg(sideWord), plan: arg(plan) } },
  drop: { args: { group: arg(cardWord) } },
  // A Group cannot be given like this, and the engine is there to say so.
  give: {
    args: { to: arg(seat), money: arg(amount), specials: arg(list(specialWord)), groups: arg(list(cardWord)) },
  },
  offer: { args: { to: arg(seat), give: arg(bundle), want: arg(bundle), place: arg(placements) } },
  counter: { args: { give: arg(bundle), want: arg(bundle), place: arg(placements) }, also: offerTo },
  accept: { args: { place: arg(placements) }, also: offerTo },
  reject: { args: none, also: offerTo },
  withdraw: { args: none, also: offerFrom },
  lasers: { args: Object.fromEntries(alignmentChange.map(([key, word]) => [key, arg(word)])) },
  recycle: { args: none },
  tax: { args: { seats: arg(list(seat)) } },
  payTax: { args: { from: arg(byCard(amount)) } },
  payPostOffice: { args: { from: arg(cardWord) } },
  redistribute: { args: { treasuries: arg(byCard(amount)) } },
  reorganize: { args: { structure: arg(links, 'links') } },
  keep: { args: { faceUp: arg(flagWord) } },
  pass: { args: none },
  endActions: { args: none },
  endTransfers: { args: none },
  endTurn: { args: none },
  bid: { args: { amount: arg(amount) } },
  accuse: { args: { seat: arg(seat, 'accused'), illuminati: arg(illuminatiWord) } },
  revealGoal: { args: none },
  catchPeek: { args: { index: arg(numberWord) } },
  chooseIlluminati: { args: { card: arg(illuminatiWord) } },
  chooseGoal: { args: { goal: arg(illuminatiWord) } },
  flip: { args: { card: arg(specialWord) } },
  flaunt: { args: { card: arg(cardWord), shown: arg(flagWord) } },
  peek: { args: { seat: arg(seat, 'owner'), index: arg(numberWord) } },
  stopPeek: { args: none },
  leave: { args: none },
};

/** The recipe with the engine's name of the command; undefined for a word the format does not have. */
export function recipeOf(type: string): (Recipe & { readonly as: CommandType }) | undefined {
  if (!Object.hasOwn(COMMANDS, type)) return undefined;
  const spoken = type as Spoken;
  return { ...COMMANDS[spoken], as: spoken === 'payPostOffice' ? 'payUpkeep' : spoken };
}
