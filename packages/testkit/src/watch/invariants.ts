/** what holds after every command, whatever happened. Written apart from the engine's own bookkeeping on purpose. */
import {
  ACTIVE,
  AWAY,
  type CardNo,
  DEAD,
  IN_TRANSIT,
  isDeckSpecial,
  layoutOfSeat,
  MAX_SEATS,
  type Pack,
  type State,
  specialIn,
  specialOfDeck,
  UNCONTROLLED,
} from '@illuminice/engine';
import { cardKey, specialKey } from './names.ts';

const NOBODYS: ReadonlySet<number> = new Set([UNCONTROLLED, DEAD, AWAY, IN_TRANSIT]);

/** One sentence for each promise that is broken; empty when all is well. */
export function brokenInvariants(pack: Pack, state: State): string[] {
  return [...brokenAtAnyTime(pack, state), ...brokenTransit(pack, state)];
}

/** What holds after every event already. Cards between two structures are nowhere until the command is done. */
export function brokenAtAnyTime(pack: Pack, state: State): string[] {
  return [
    ...brokenPlaces(pack, state),
    ...brokenSpecials(pack, state),
    ...brokenTrees(pack, state),
    ...brokenMoney(pack, state),
    ...brokenTurn(pack, state),
  ];
}

/** The cards of the game, wherever they lie: no command may make one appear or vanish. */
export function cardsInGame(pack: Pack, state: State): string {
  const deckGroups = new Set(state.deck.filter((card) => !isDeckSpecial(card)));
  const groups = pack.groups
    .map((_, index) => MAX_SEATS + index)
    .filter((card) => state.owner[card] !== AWAY || deckGroups.has(card));
  return JSON.stringify({ groups, specials: countSpecials(pack, state), illuminati: state.illuminati });
}

function brokenPlaces(pack: Pack, state: State): string[] {
  const broken: string[] = [];
  const inDeck = new Map<number, number>();
  for (const card of state.deck) if (!isDeckSpecial(card)) inDeck.set(card, (inDeck.get(card) ?? 0) + 1);
  const name = (card: CardNo): string => cardKey(pack, state, card);
  for (let card = MAX_SEATS; card < pack.size; card++) {
    const owner = state.owner[card] ?? Number.NaN;
    const times = inDeck.get(card) ?? 0;
    if (times > 1) broken.push(`${name(card)} lies in the deck ${times} times`);
    if (times > 0 && owner !== AWAY) broken.push(`${name(card)} lies in the deck and elsewhere`);
    if (owner >= 0 && state.status[owner] !== ACTIVE)
      broken.push(`${name(card)} is controlled by seat ${owner}, who is out`);
    if (owner < 0 && !NOBODYS.has(owner)) broken.push(`${name(card)} lies nowhere`);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const seated = state.status[seat] === ACTIVE && (state.illuminati[seat] ?? -1) >= 0;
    if (state.owner[seat] !== (seated ? seat : AWAY))
      broken.push(`the Illuminati card of seat ${seat} is in the wrong place`);
  }
  return broken;
}

function brokenTransit(pack: Pack, state: State): string[] {
  const broken: string[] = [];
  const inArms = cardsInArms(state);
  for (let card = MAX_SEATS; card < pack.size; card++) {
    const travelling = inArms.filter((other) => other === card).length;
    if (travelling !== (state.owner[card] === IN_TRANSIT ? 1 : 0))
      broken.push(`${cardKey(pack, state, card)} is in transit ${travelling} times`);
  }
  return broken;
}

function cardsInArms(state: State): number[] {
  return state.questions.flatMap((question) => {
    if (question.kind !== 'placement') return [];
    return [question.arm, ...question.left.map((receipt) => receipt.arm)].flatMap((arm) => [
      arm.root,
      ...arm.links.map((link) => link.card),
    ]);
  });
}

function countSpecials(pack: Pack, state: State): number[] {
  const counts = pack.specials.map(() => 0);
  const all = [
    ...state.deck.filter(isDeckSpecial).map(specialOfDeck),
    ...state.discard,
    ...state.hands.flat().map(specialIn),
  ];
  for (const special of all) counts[special] = (counts[special] ?? 0) + 1;
  return counts;
}

function brokenSpecials(pack: Pack, state: State): string[] {
  const broken: string[] = [];
  countSpecials(pack, state).forEach((count, special) => {
    const copies = pack.specials[special]?.copies ?? 0;
    if (count > copies) broken.push(`${specialKey(pack, special)} exists ${count} times, printed ${copies} times`);
  });
  state.hands.forEach((hand, seat) => {
    if (hand.length > 0 && state.status[seat] !== ACTIVE) broken.push(`seat ${seat} is out and holds Specials`);
  });
  return broken;
}

function brokenTrees(pack: Pack, state: State): string[] {
  const broken: string[] = [];
  for (let card = MAX_SEATS; card < pack.size; card++) {
    const owner = state.owner[card] ?? -1;
    if (owner < 0) continue;
    const host = state.host[card] ?? -1;
    const side = state.side[card] ?? -1;
    const name = cardKey(pack, state, card);
    if (host < 0 || state.owner[host] !== owner) broken.push(`${name} hangs from a card of another place`);
    else if (!pack.outSides[host]?.some((out) => out === side))
      broken.push(`${name} hangs where ${cardKey(pack, state, host)} has no arrow`);
    else if (!reachesRoot(state, card, owner)) broken.push(`${name} does not hang from its Illuminati card`);
    for (let other = MAX_SEATS; other < card; other++)
      if ((state.owner[other] ?? -1) >= 0 && state.host[other] === host && state.side[other] === side)
        broken.push(`${name} and ${cardKey(pack, state, other)} share an arrow`);
  }
  if (broken.length > 0) return broken;
  for (let seat = 0; seat < state.seats; seat++)
    if (state.owner[seat] === seat) broken.push(...overlaps(pack, state, seat));
  return broken;
}

function reachesRoot(state: State, card: number, owner: number): boolean {
  let at = card;
  for (let steps = 0; steps <= state.owner.length && at >= MAX_SEATS; steps++) at = state.host[at] ?? owner;
  return at === owner;
}

/** every card covers eight cells, no cell is covered twice. */
function overlaps(pack: Pack, state: State, seat: number): string[] {
  const cells = new Map<number, number>();
  const broken: string[] = [];
  for (const { card, x, y, rotation } of layoutOfSeat(pack, state, seat)) {
    const [width, height] = rotation % 2 === 0 ? [4, 2] : [2, 4];
    let below: number | undefined;
    for (let across = 0; across < width; across++)
      for (let down = 0; down < height; down++) {
        const cell = (x + across) * ROWS + y + down;
        below ??= cells.get(cell);
        cells.set(cell, card);
      }
    if (below !== undefined) broken.push(`${cardKey(pack, state, card)} and ${cardKey(pack, state, below)} overlap`);
  }
  return broken;
}

/** More rows than the longest structure has cells. */
const ROWS = 4_096;

function brokenMoney(pack: Pack, state: State): string[] {
  const broken: string[] = [];
  state.money.forEach((amount, card) => {
    const owner = state.owner[card] ?? AWAY;
    const name = cardKey(pack, state, card);
    if (!Number.isInteger(amount) || amount < 0) broken.push(`the treasury of ${name} holds ${amount}`);
    if (amount !== 0 && owner < 0 && owner !== IN_TRANSIT)
      broken.push(`${name} lies outside all structures and holds ${amount}`);
  });
  const total = state.money.reduce((sum, amount) => sum + amount, state.bank);
  if (total !== 0) broken.push(`treasuries and bank differ by ${total}`);
  return broken;
}

function brokenTurn(pack: Pack, state: State): string[] {
  const broken: string[] = [];
  if (state.turn.actionsUsed > 2) broken.push(`${state.turn.actionsUsed} regular actions in one turn`);
  if (state.turn.freeTransfersUsed > 2) broken.push(`${state.turn.freeTransfersUsed} free transfers in one turn`);
  state.taken.forEach((times, card) => {
    if (times > timesAllowed(pack, state, card))
      broken.push(`${cardKey(pack, state, card)} took part in ${times} attacks`);
  });
  return broken;
}

/** */
function timesAllowed(pack: Pack, state: State, card: number): number {
  const abilities = card < MAX_SEATS ? pack.illuminati[state.illuminati[card] ?? -1]?.abilities : pack.abilities[card];
  return abilities?.reduce((most, ability) => (ability.type === 'takesPart' ? ability.times : most), 1) ?? 1;
}
