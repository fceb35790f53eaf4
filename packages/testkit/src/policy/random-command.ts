/** What a seat does that throws dice for everything: a kind of command its moves offer, then each choice in it. */
import { type CommandType, must, type Pack, type SeatCommand, type SeatMoves, type View } from '@illuminice/engine';
import type { Chance } from './chance.ts';
import { countChoices } from './count-moves.ts';
import { randomAttack, randomLasers } from './random-attack.ts';
import {
  randomPayTax,
  randomRedistribution,
  randomSpend,
  randomStatement,
  randomTax,
  randomTransfer,
} from './random-money.ts';
import { randomMove, randomPlace, randomReorganization } from './random-placement.ts';
import { randomPlay } from './random-special.ts';
import { randomAcceptance, randomCounter, randomGift, randomOffer } from './random-trade.ts';
import type { Situation } from './situation.ts';

export interface RandomSeat {
  readonly pack: Pack;
  readonly seat: number;
  readonly moves: SeatMoves;
  readonly view: () => View;
  /** Without it `whyNot` asks the view. */
  readonly isTaken?: (command: SeatCommand) => boolean;
  readonly chance: Chance;
}

/** What the Budgets' policy leaves out, and what only the clock does. Drops have a share of their own. */
const CALM_LEAVES_OUT: ReadonlySet<string> = new Set(['leave', 'offer', 'give', 'counter', 'default', 'drop']);
const DROPS_PERCENT = 2;
const TRIES = 8;

/** The policy of the Budgets: uniform over the moves, no leave, offer or gift, drops at most 2 %. */
export function calmCommand(at: RandomSeat): SeatCommand | undefined {
  const { moves, chance } = at;
  const situation: Situation = { ...at, wild: false };
  if (moves.drop && chance.happens(DROPS_PERCENT)) return { type: 'drop', group: chance.oneOf(moves.drop) };
  const kinds: CommandType[] = [];
  for (const kind in moves) if (!CALM_LEAVES_OUT.has(kind)) kinds.push(kind as CommandType);
  return drawn(situation, kinds, () => byChoices(situation, kinds));
}

/** What moves the game comes more often than what can be done all day. */
const WILD_WEIGHTS: { readonly [Kind in CommandType]?: number } = {
  leave: 0,
  attack: 24,
  play: 8,
  lasers: 8,
  accept: 10,
  offer: 3,
  counter: 2,
  reject: 1,
  withdraw: 1,
  give: 1,
  flaunt: 1,
  peek: 1,
  default: 1,
  pass: 1,
  endActions: 2,
  endTurn: 1,
};

/** Leaving ends games early; a few in a hundred games are enough to try every way of it. */
const LEAVES_PERMILLE = 3;

/** Everything the moves offer, trades, plans, peeks and leaving included; rare kinds as often as common ones. */
export function wildCommand(at: RandomSeat): SeatCommand | undefined {
  const { moves, chance } = at;
  const situation: Situation = { ...at, wild: true };
  if (moves.leave && chance.below(1000) < LEAVES_PERMILLE) return { type: 'leave' };
  const kinds: CommandType[] = [];
  for (const kind of Object.keys(moves) as CommandType[])
    for (let weight = WILD_WEIGHTS[kind] ?? 4; weight > 0; weight--) kinds.push(kind);
  return drawn(situation, kinds, () => chance.oneOf(kinds));
}

function drawn(situation: Situation, kinds: readonly CommandType[], draw: () => CommandType): SeatCommand | undefined {
  for (let attempt = 0; attempt < TRIES && kinds.length > 0; attempt++) {
    const command = commandOf(situation, draw());
    if (command) return command;
  }
  return situation.moves.default ? { type: 'default' } : undefined;
}

/** A kind, as often as it has choices. */
function byChoices({ moves, chance }: Situation, kinds: readonly CommandType[]): CommandType {
  let all = 0;
  for (const kind of kinds) all += countChoices(moves, kind);
  let at = chance.below(Math.max(1, all));
  for (const kind of kinds) {
    at -= countChoices(moves, kind);
    if (at < 0) return kind;
  }
  return kinds[0] as CommandType;
}

/** One command of this kind, every choice in it drawn by lot; undefined when the lot fell on nothing possible. */
function commandOf(situation: Situation, kind: CommandType): SeatCommand | undefined {
  const { moves, chance, pack } = situation;
  switch (kind) {
    case 'attack':
      return moves.attack && randomAttack(situation, moves.attack);
    case 'spend':
      return moves.spend && randomSpend(situation, moves.spend);
    case 'transfer':
      return moves.transfer && randomTransfer(situation, moves.transfer);
    case 'move':
      return moves.move && randomMove(situation, moves.move);
    case 'place':
      return moves.place && randomPlace(situation, moves.place);
    case 'play':
      return moves.play && randomPlay(situation, moves.play);
    case 'lasers':
      return randomLasers(situation);
    case 'give':
      return moves.give && randomGift(situation, moves.give);
    case 'offer':
      return moves.offer && randomOffer(situation, moves.offer);
    case 'counter':
      return moves.counter && randomCounter(situation, moves.counter);
    case 'accept':
      return moves.accept && randomAcceptance(situation, moves.accept);
    case 'tax':
      return moves.tax && randomTax(situation, moves.tax);
    case 'payTax':
      return moves.payTax && randomPayTax(situation, moves.payTax);
    case 'state':
      return moves.state && randomStatement(situation, moves.state);
    case 'redistribute':
      return moves.redistribute && randomRedistribution(situation, moves.redistribute.total);
    case 'reorganize':
      return randomReorganization(situation);
    case 'chooseIlluminati':
      return moves.chooseIlluminati && { type: kind, card: chance.oneOf(moves.chooseIlluminati) };
    case 'chooseGoal':
      return moves.chooseGoal && { type: kind, goal: chance.oneOf(moves.chooseGoal) };
    case 'abolish':
      return moves.abolish && randomPair(situation, moves.abolish);
    case 'replace':
      return moves.replace && randomReplacement(situation, moves.replace);
    case 'fund':
      return moves.fund && { type: kind, amount: chance.from(1, moves.fund.max) };
    case 'drop':
      return moves.drop && { type: kind, group: chance.oneOf(moves.drop) };
    case 'reject':
      return moves.reject && { type: kind, ...chance.oneOf(moves.reject) };
    case 'withdraw':
      return moves.withdraw && { type: kind, ...chance.oneOf(moves.withdraw) };
    case 'payUpkeep':
      return moves.payUpkeep && { type: kind, from: chance.oneOf(moves.payUpkeep) };
    case 'keep':
      return moves.keep && { type: kind, faceUp: chance.happens(30) };
    case 'bid':
      return moves.bid && { type: kind, amount: chance.from(0, moves.bid.max) };
    case 'accuse':
      return (
        moves.accuse && {
          type: kind,
          accused: chance.oneOf(moves.accuse),
          illuminati: chance.below(pack.illuminati.length),
        }
      );
    case 'flip':
      return moves.flip && { type: kind, card: chance.oneOf(moves.flip) };
    case 'flaunt':
      return moves.flaunt && { type: kind, ...chance.oneOf(moves.flaunt) };
    case 'peek':
      return moves.peek && { type: kind, ...chance.oneOf(moves.peek) };
    case 'catchPeek':
      return moves.catchPeek && { type: kind, index: chance.oneOf(moves.catchPeek) };
    case 'done':
    case 'callOff':
    case 'decline':
    case 'recycle':
    case 'claimImmunity':
    case 'pass':
    case 'endActions':
    case 'endTransfers':
    case 'endTurn':
    case 'revealGoal':
    case 'stopPeek':
    case 'closeNotice':
    case 'leave':
    case 'default':
      return moves[kind] && { type: kind };
  }
}

function randomPair({ chance }: Situation, specials: readonly number[]): SeatCommand {
  const first = chance.below(specials.length);
  const second = (first + 1 + chance.below(specials.length - 1)) % specials.length;
  return {
    type: 'abolish',
    discard: [must(specials[first], 'a first Special'), must(specials[second], 'a second Special')],
  };
}

function randomReplacement({ chance }: Situation, moves: NonNullable<SeatMoves['replace']>): SeatCommand {
  if (moves.pay && chance.happens(40)) return { type: 'replace', pay: true };
  if (moves.discard.length > 0 && chance.happens(60)) return { type: 'replace', discard: chance.oneOf(moves.discard) };
  return { type: 'replace', none: true };
}
