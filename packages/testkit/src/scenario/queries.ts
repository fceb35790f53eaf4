/** What `expect` can ask, one line per query; a query nobody knows is an error of the scenario. */
import {
  ACTIVE,
  ATTACK_KINDS,
  alignmentsIn,
  breakdownOf,
  type CommandType,
  cardsIn,
  clone,
  DEAD,
  goalsMetNow,
  groupsOf,
  isIlluminatiCard,
  layoutOfSeat,
  legalTargets,
  moneyOf,
  movesFor,
  offersCommand,
  type Pack,
  SIDES,
  type State,
  specialIn,
  step,
  topQuestion,
  UNCONTROLLED,
  waitingFor,
} from '@illuminice/engine';
import { cardKey, cardNumber, isKnownKey, specialKey } from '../watch/names.ts';
import { recipeOf } from './command-words.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Eyes, eyesOf } from './sees.ts';
import type { Json } from './strict-json.ts';

/** One question, cut at its dots; each taker complains about words it does not know. */
interface Query {
  readonly pack: Pack;
  readonly state: State;
  readonly words: readonly string[];
}

type Answer = (query: Query) => Json;

const ANSWERS: Readonly<Record<string, readonly [length: number, answer: Answer]>> = {
  phase: [1, ({ state }) => state.phase],
  'turn.seat': [2, ({ state }) => state.turn.seat],
  actionsLeft: [1, ({ state }) => 2 - state.turn.actionsUsed],
  freeTransfersLeft: [1, ({ state }) => 2 - state.turn.freeTransfersUsed],
  gameOver: [1, ({ state }) => state.over !== undefined],
  winners: [1, ({ state }) => [...(state.over?.winners ?? [])]],
  goalsMet: [2, (query) => goalsMetNow(query.pack, query.state, seatAt(query, 1))],
  eliminated: [
    1,
    ({ state }) => [...state.status.keys()].filter((seat) => seat < state.seats && state.status[seat] !== ACTIVE),
  ],
  money: [3, money],
  moneyTotal: [2, (query) => moneyOf(query.state, seatAt(query, 1))],
  controls: [2, (query) => keys(query, groupsOf(query.state, seatAt(query, 1)))],
  uncontrolled: [1, (query) => keys(query, cardsIn(query.state, UNCONTROLLED))],
  dead: [1, (query) => keys(query, cardsIn(query.state, DEAD))],
  discard: [1, ({ pack, state }) => state.discard.map((special) => specialKey(pack, special))],
  hand: [2, (query) => handAt(query).map((slot) => specialKey(query.pack, specialIn(slot)))],
  handCount: [2, (query) => handAt(query).length],
  destroyed: [2, (query) => query.state.destroyed[seatAt(query, 1)] ?? 0],
  master: [2, master],
  at: [2, position],
  deckCount: [1, ({ state }) => state.deck.length],
  attack: [1, ({ state }) => (state.attack === undefined ? null : 'in progress')],
  'attack.required': [2, (query) => numbers(query)?.required ?? null],
  'attack.chance': [2, (query) => ofAttack(query, `${numbers(query)?.chance36 ?? 0}/36`)],
  'attack.privileged': [2, (query) => ofAttack(query, query.state.attack?.privileged)],
  'attack.committed': [2, (query) => ofAttack(query, query.state.attack?.committed)],
  'attack.roll': [2, (query) => ofAttack(query, query.state.attack?.roll)],
  'attack.breakdown': [2, breakdown],
  lastAttack: [
    1,
    ({ state }) =>
      state.lastAttack === undefined ? null : { succeeded: state.lastAttack.succeeded, roll: state.lastAttack.roll },
  ],
  legal: [3, legal],
  targets: [4, targets],
  'sees.hand': [4, (query) => sees(query).hand(seatAt(query, 3))],
  'sees.money': [5, (query) => sees(query).money(seatAt(query, 3), treasuryAt(query, 4, seatAt(query, 3)))],
  'sees.goal': [4, (query) => sees(query).goal(seatAt(query, 3))],
  waitingFor: [1, ({ state }) => waitingFor(state)],
  turnsTaken: [2, (query) => query.state.turnsTaken[seatAt(query, 1)] ?? 0],
  participated: [2, (query) => query.state.taken[cardAt(query, 1)] ?? 0],
  alignments: [2, (query) => alignmentsIn(query.state.alignments[cardAt(query, 1)] ?? 0)],
};

export function ask(pack: Pack, state: State, text: string): Json {
  const words = text.split('.');
  const [first, second, third] = words;
  const name =
    first === 'turn' || (first === 'attack' && words.length > 1)
      ? `${first}.${second}`
      : first === 'sees'
        ? `sees.${third}`
        : (first ?? '');
  const entry = Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined;
  if (entry === undefined || entry[0] !== words.length) throw new ScenarioError(`unknown query "${text}"`);
  return entry[1]({ pack, state, words });
}

function seatAt({ state, words }: Query, index: number): number {
  const word = words[index] ?? '';
  if (!/^\d$/.test(word) || Number(word) >= state.seats)
    throw new ScenarioError(`unknown seat "${word}" in query "${words.join('.')}"`);
  return Number(word);
}

/** A card of a structure, or a Group wherever it lies. */
function cardAt({ pack, state, words }: Query, index: number): number {
  const word = words[index] ?? '';
  const card = cardNumber(pack, state, word);
  if (card !== undefined) return card;
  throw new ScenarioError(
    `${isKnownKey(pack, word) ? 'no such card in play:' : 'unknown card'} "${word}" in query "${words.join('.')}"`,
  );
}

function sees(query: Query): Eyes {
  return eyesOf(query.pack, query.state, query.words[1] === 'spectator' ? 'spectator' : seatAt(query, 1));
}

function treasuryAt(query: Query, index: number, seat: number): number {
  return query.words[index] === 'illuminati' ? seat : cardAt(query, index);
}

/** The true value; a card that does not lie in that structure has no treasury there. */
function money(query: Query): Json {
  const seat = seatAt(query, 1);
  const card = treasuryAt(query, 2, seat);
  const inPlace = isIlluminatiCard(card) ? card === seat : query.state.owner[card] === seat;
  return inPlace ? (query.state.money[card] ?? 0) : null;
}

function master(query: Query): Json {
  const { pack, state } = query;
  const card = cardAt(query, 1);
  const host = state.host[card] ?? -1;
  if ((state.owner[card] ?? -1) < 0 || host < 0) return null;
  return { host: cardKey(pack, state, host), side: SIDES[state.side[card] ?? -1] ?? null };
}

function position(query: Query): Json {
  const { pack, state } = query;
  const card = cardAt(query, 1);
  const owner = state.owner[card] ?? -1;
  const pose = owner < 0 ? undefined : layoutOfSeat(pack, state, owner).find((placed) => placed.card === card);
  return pose === undefined ? null : { x: pose.x, y: pose.y, rotation: pose.rotation };
}

function numbers({ pack, state }: Query) {
  return state.attack === undefined ? undefined : breakdownOf(pack, state);
}

function ofAttack({ state }: Query, value: Json | undefined): Json {
  return state.attack === undefined ? null : (value ?? null);
}

function breakdown(query: Query): Json {
  const lines = numbers(query);
  if (lines === undefined) return null;
  const { power, aid, alignment, typeBonus, abilities, moneyFor, defence, proximity, moneyAgainst } = lines;
  return { power, aid, alignment, typeBonus, abilities, moneyFor, defence, proximity, moneyAgainst };
}

function legal(query: Query): Json {
  const type = query.words[2] ?? '';
  const recipe = recipeOf(type);
  if (recipe === undefined) throw new ScenarioError(`unknown command "${type}" in query "${query.words.join('.')}"`);
  return offeredTo(query, seatAt(query, 1), recipe.as);
}

/** a drawn Special in question bars its owner from nothing; any other command of theirs is taken after the default answer. */
function offeredTo({ pack, state }: Pick<Query, 'pack' | 'state'>, seat: number, type: CommandType): boolean {
  if (offersCommand(movesFor(pack, state, seat), type)) return true;
  const asked = topQuestion(state);
  if (asked?.kind !== 'keep' || asked.seat !== seat) return false;
  const kept = clone(state);
  step({ pack, random: () => 0 }, kept, { type: 'default', seat });
  return offeredTo({ pack, state: kept }, seat, type);
}

function targets(query: Query): Json {
  const kind = ATTACK_KINDS.find((known) => known === query.words[2]);
  if (kind === undefined) throw new ScenarioError(`unknown kind of attack in query "${query.words.join('.')}"`);
  return keys(
    query,
    legalTargets(query.pack, query.state, { seat: seatAt(query, 1), kind, attacker: cardAt(query, 3) }),
  );
}

function handAt(query: Query): readonly number[] {
  return query.state.hands[seatAt(query, 1)] ?? [];
}

function keys({ pack, state }: Query, cards: readonly number[]): string[] {
  return cards.map((card) => cardKey(pack, state, card));
}
