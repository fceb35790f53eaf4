/** What a seat does that throws dice for everything: a kind of command its options offer, then each choice in it. */
import type { CommandType, Pack, SeatCommand, SeatOptions, View } from '@illuminice/engine';
import type { Chance } from './chance.ts';
import { countChoices } from './count-options.ts';
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
  readonly options: SeatOptions;
  readonly view: () => View;
  /** Without it `whyNot` asks the view. */
  readonly isTaken?: (command: SeatCommand) => boolean;
  readonly chance: Chance;
}

/** What the Budgets' policy leaves out, and what only the clock does. Drops have a share of their own. */
const CALM_LEAVES_OUT: ReadonlySet<string> = new Set(['leave', 'offer', 'give', 'counter', 'default', 'drop']);
const DROPS_PERCENT = 2;
const TRIES = 8;

/** The policy of the Budgets: uniform over the options, no leave, offer or gift, drops at most 2 %. */
export function calmCommand(at: RandomSeat): SeatCommand | undefined {
  const { options, chance } = at;
  const situation: Situation = { ...at, wild: false };
  if (options.drop && chance.happens(DROPS_PERCENT)) return { type: 'drop', group: chance.oneOf(options.drop) };
  const kinds: CommandType[] = [];
  for (const kind in options) if (!CALM_LEAVES_OUT.has(kind)) kinds.push(kind as CommandType);
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

/** Everything the options offer, trades, plans, peeks and leaving included; rare kinds as often as common ones. */
export function wildCommand(at: RandomSeat): SeatCommand | undefined {
  const { options, chance } = at;
  const situation: Situation = { ...at, wild: true };
  if (options.leave && chance.below(1000) < LEAVES_PERMILLE) return { type: 'leave' };
  const kinds: CommandType[] = [];
  for (const kind of Object.keys(options) as CommandType[])
    for (let weight = WILD_WEIGHTS[kind] ?? 4; weight > 0; weight--) kinds.push(kind);
  return drawn(situation, kinds, () => chance.oneOf(kinds));
}

function drawn(situation: Situation, kinds: readonly CommandType[], draw: () => CommandType): SeatCommand | undefined {
  for (let attempt = 0; attempt < TRIES && kinds.length > 0; attempt++) {
    const command = commandOf(situation, draw());
    if (command) return command;
  }
  return situation.options.default ? { type: 'default' } : undefined;
}

/** A kind, as often as it has choices. */
function byChoices({ options, chance }: Situation, kinds: readonly CommandType[]): CommandType {
  let all = 0;
  for (const kind of kinds) all += countChoices(options, kind);
  let at = chance.below(Math.max(1, all));
  for (const kind of kinds) {
    at -= countChoices(options, kind);
    if (at < 0) return kind;
  }
  return kinds[0] as CommandType;
}

/** One command of this kind, every choice in it drawn by lot; undefined when the lot fell on nothing possible. */
function commandOf(situation: Situation, kind: CommandType): SeatCommand | undefined {
  const { options, chance, pack } = situation;
  switch (kind) {
    case 'attack':
      return options.attack && randomAttack(situation, options.attack);
    case 'spend':
      return options.spend && randomSpend(situation, options.spend);
    case 'transfer':
      return options.transfer && randomTransfer(situation, options.transfer);
    case 'move':
      return options.move && randomMove(situation, options.move);
    case 'place':
      return options.place && randomPlace(situation, options.place);
    case 'play':
      return options.play && randomPlay(situation, options.play);
    case 'lasers':
      return randomLasers(situation);
    case 'give':
      return options.give && randomGift(situation, options.give);
    case 'offer':
      return options.offer && randomOffer(situation, options.offer);
    case 'counter':
      return options.counter && randomCounter(situation, options.counter);
    case 'accept':
      return options.accept && randomAcceptance(situation, options.accept);
    case 'tax':
      return options.tax && randomTax(situation, options.tax);
    case 'payTax':
      return options.payTax && randomPayTax(situation, options.payTax);
    case 'state':
      return options.state && randomStatement(situation, options.state);
    case 'redistribute':
      return options.redistribute && randomRedistribution(situation, options.redistribute.total);
    case 'reorganize':
      return randomReorganization(situation);
    case 'chooseIlluminati':
      return options.chooseIlluminati && { type: kind, card: chance.oneOf(options.chooseIlluminati) };
    case 'chooseGoal':
      return options.chooseGoal && { type: kind, goal: chance.oneOf(options.chooseGoal) };
    case 'abolish':
      return options.abolish && randomPair(situation, options.abolish);
    case 'replace':
      return options.replace && randomReplacement(situation, options.replace);
    case 'fund':
      return options.fund && { type: kind, amount: chance.from(1, options.fund.max) };
    case 'drop':
      return options.drop && { type: kind, group: chance.oneOf(options.drop) };
    case 'reject':
      return options.reject && { type: kind, ...chance.oneOf(options.reject) };
    case 'withdraw':
      return options.withdraw && { type: kind, ...chance.oneOf(options.withdraw) };
    case 'payUpkeep':
      return options.payUpkeep && { type: kind, from: chance.oneOf(options.payUpkeep) };
    case 'keep':
      return options.keep && { type: kind, faceUp: chance.happens(30) };
    case 'bid':
      return options.bid && { type: kind, amount: chance.from(0, options.bid.max) };
    case 'accuse':
      return (
        options.accuse && {
          type: kind,
          accused: chance.oneOf(options.accuse),
          illuminati: chance.below(pack.illuminati.length),
        }
      );
    case 'flip':
      return options.flip && { type: kind, card: chance.oneOf(options.flip) };
    case 'flaunt':
      return options.flaunt && { type: kind, ...chance.oneOf(options.flaunt) };
    case 'peek':
      return options.peek && { type: kind, ...chance.oneOf(options.peek) };
    case 'catchPeek':
      return options.catchPeek && { type: kind, index: chance.oneOf(options.catchPeek) };
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
      return options[kind] && { type: kind };
  }
}

function randomPair({ chance }: Situation, specials: readonly number[]): SeatCommand {
  const first = chance.below(specials.length);
  const second = (first + 1 + chance.below(specials.length - 1)) % specials.length;
  return { type: 'abolish', discard: [specials[first] as number, specials[second] as number] };
}

function randomReplacement({ chance }: Situation, options: NonNullable<SeatOptions['replace']>): SeatCommand {
  if (options.pay && chance.happens(40)) return { type: 'replace', pay: true };
  if (options.discard.length > 0 && chance.happens(60))
    return { type: 'replace', discard: chance.oneOf(options.discard) };
  return { type: 'replace', none: true };
}
