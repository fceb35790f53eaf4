/**
 * Why a computer player makes a move, in the reader's language. One entry per key of packages/bots/src/texts/reason.ts:
 * without it this does not compile. Loaded with the first suggestion, not with the table.
 */
import type { FilledReason, Goods, Reason, ReasonValues } from '@illuminice/bots';
import { i18n, t } from '../../../base/i18n/index.ts';
import type { PartNames } from '../../../tabletop/seen/index.ts';
import { PLAIN_REASONS } from './plain-reasons.ts';
import { alignmentList, attackText, lackText, withProspect } from './reason-parts.ts';

type Sentences = {
  readonly [Key in keyof ReasonValues]: (values: ReasonValues[Key], names: PartNames) => string;
};

const SENTENCES: Sentences = {
  accuse: ({ seat, illuminati }, names) =>
    t('reason.accuse', 'the action is free: is {name} {illuminati}?', {
      name: names.seat(seat),
      illuminati: names.illuminati(illuminati),
    }),
  alignmentsAgainst: ({ alignments, card, seat }, names) =>
    t('reason.alignmentsAgainst', '{alignments} changed on {card}: {name} does not win in this turn', {
      alignments: alignmentList(alignments),
      card: names.card(card),
      name: names.seat(seat),
    }),
  alignmentsForGoal: ({ alignments, card }, names) =>
    t('reason.alignmentsForGoal', '{alignments} changed on {card}: that meets your goal at the end of this turn', {
      alignments: alignmentList(alignments),
      card: names.card(card),
    }),
  attack: attackText,
  attackCostsLittle: ({ chance }) =>
    t('reason.attackCostsLittle', 'it succeeds in {chance} % and costs you little', { chance }),
  attackDares: ({ target, attacker, chance, against }, names) =>
    t(
      'reason.attackDares',
      '{target} with {attacker}: {chance} % if nobody pays, and whoever stops it pays about {against} MB',
      { target: names.card(target), attacker: names.card(attacker), chance, against },
    ),
  attackNotWorthIt: ({ chance, target }, names) =>
    t('reason.attackNotWorthIt', '{chance} % on {target} is not worth an action', {
      chance,
      target: names.card(target),
    }),
  attackOddsWillDo: ({ chance, target }, names) =>
    t('reason.attackOddsWillDo', '{chance} % on {target}: more money would not be worth it', {
      chance,
      target: names.card(target),
    }),
  attackWithMoney: ({ amount }) =>
    t('reason.attackWithMoney', 'with {amount} MB more this attack is worth carrying through', { amount }),
  bidForTurn: ({ amount }) => t('reason.bidForTurn', 'the next turn is worth {amount} MB', { amount }),
  bribe: ({ target }, names) =>
    t('reason.bribe', '{target} for a bribe, without a roll', { target: names.card(target) }),
  compared: ({ reason, moves, looks }, names) =>
    t(
      'reason.compared',
      '{reason} ({moves, plural, one {# move} other {# moves}} compared, this one in {looks, plural, one {# imagined continuation} other {# imagined continuations}})',
      { reason: reasonText(reason, names), moves, looks },
    ),
  fairForMoney: ({ amount }) => t('reason.fairForMoney', 'for {amount} MB you could do it', { amount }),
  fairWithLess: ({ amount }) => t('reason.fairWithLess', 'it is worth {amount} MB to you, not more', { amount }),
  goalWithinReach: ({ illuminati }, names) =>
    t('reason.goalWithinReach', 'the goal of {illuminati} is within reach', {
      illuminati: names.illuminati(illuminati),
    }),
  illuminatiSuits: ({ illuminati }, names) =>
    t('reason.illuminatiSuits', '{illuminati} suits you best', { illuminati: names.illuminati(illuminati) }),
  incomeTwice: ({ amount }) =>
    t('reason.incomeTwice', 'your cards have just earned {amount} MB; they earn it twice', { amount }),
  moneyDoesMore: ({ from, to }, names) =>
    t('reason.moneyDoesMore', 'the money does more on {to} than on {from}', {
      to: names.card(to),
      from: names.card(from),
    }),
  moneyScattered: ({ amount }) =>
    t('reason.moneyScattered', '{amount} MB lie scattered; together they make an attack', { amount }),
  noAttackWorthIt: ({ pass }) =>
    t('reason.noAttackWorthIt', 'no attack is worth its price{pass, select, yes {: better to take 5 MB} other {}}', {
      pass: pass ? 'yes' : 'no',
    }),
  leaderNotHelped: ({ seat }, names) =>
    t('reason.leaderNotHelped', '{name} is too near victory for that', { name: names.seat(seat) }),
  standsTooWell: ({ seat }, names) =>
    t('reason.standsTooWell', '{name} stands too well for that', { name: names.seat(seat) }),
  leaderStopped: ({ seat }, names) => t('reason.leaderStopped', '{name} has to be stopped', { name: names.seat(seat) }),
  notDangerous: ({ seat }, names) => t('reason.notDangerous', '{name} is no danger yet', { name: names.seat(seat) }),
  notForNothing: ({ seat }, names) =>
    t('reason.notForNothing', '{name} shall not have this for nothing', { name: names.seat(seat) }),
  notLeftAlone: ({ seat }, names) =>
    t('reason.notLeftAlone', '{name} must not be left alone with this attack', { name: names.seat(seat) }),
  notWinningNow: ({ seat }, names) =>
    t('reason.notWinningNow', '{name} does not look like winning in this turn', { name: names.seat(seat) }),
  nothingToAttackWith: ({ pass }) =>
    t(
      'reason.nothingToAttackWith',
      'there is nothing left to attack with{pass, select, yes {: better to take 5 MB} other {}}',
      { pass: pass ? 'yes' : 'no' },
    ),
  offerCarriesToVictory: ({ seat }, names) =>
    t('reason.offerCarriesToVictory', 'that would carry {name} to the door of victory', { name: names.seat(seat) }),
  offerFairWithMore: ({ amount }) =>
    t('reason.offerFairWithMore', 'with {amount} MB on top it would be fair', { amount }),
  offerMade: ({ give, want, points, seat }, names) =>
    t('reason.offerMade', '{give} for {want}: {points} points for you, and {name} gains too', {
      give: goodsText(give, names),
      want: goodsText(want, names),
      points: tenths(points),
      name: names.seat(seat),
    }),
  offerWorth: ({ points }) =>
    t('reason.offerWorth', 'that is worth {points} points of your chances', { points: tenths(points) }),
  paidLately: ({ seat }, names) =>
    t('reason.paidLately', 'you have promised money to {name} for words only lately', { name: names.seat(seat) }),
  payForOdds: ({ amount, target, before, after, prospect }, names) =>
    withProspect(
      t('reason.payForOdds', '{amount} MB: the attack on {target} goes from {before} % to {after} %', {
        ...{ amount, before, after },
        target: names.card(target),
      }),
      { prospect, names },
    ),
  peaceForMoney: ({ amount, seat }, names) =>
    t('reason.peaceForMoney', 'for {amount} MB you stay out of the attacks of {name} for a round', {
      amount,
      name: names.seat(seat),
    }),
  placeLeavesArrows: ({ host, arrows }, names) =>
    t('reason.placeLeavesArrows', 'free arrows left with it on {host}: {arrows}', { host: names.card(host), arrows }),
  promisedAlready: ({ seat }, names) =>
    t('reason.promisedAlready', 'you have promised peace to {name}', { name: names.seat(seat) }),
  proposalWorth: () => t('reason.proposalWorth', 'it brings you more than it costs'),
  purseTooThin: ({ amount }) =>
    t('reason.purseTooThin', 'this attack must be stopped and your purse is too thin: {amount} MB more', { amount }),
  revived: ({ card }, names) =>
    t('reason.revived', '{card} is back among the living, and you need it', { card: names.card(card) }),
  rollSet: ({ special, roll, target, succeeds }, names) =>
    t(
      'reason.rollSet',
      '{special} makes the roll a {roll}, so the attack on {target} {succeeds, select, yes {succeeds} other {fails}}',
      { special: names.special(special), roll, target: names.card(target), succeeds: succeeds ? 'yes' : 'no' },
    ),
  saferBelow: ({ group, host }, names) =>
    t('reason.saferBelow', '{group} is safer below {host}', { group: names.card(group), host: names.card(host) }),
  specialWouldCost: ({ seat, points }, names) =>
    t(
      'reason.specialWouldCost',
      'what {name} plays would cost you {points, plural, one {# point} other {# points}} of your chances',
      { name: names.seat(seat), points },
    ),
  spyFirst: ({ seat }, names) =>
    t('reason.spyFirst', 'before you try to win, look at what {name} holds', { name: names.seat(seat) }),
  threatHeeded: ({ seat }, names) =>
    t('reason.threatHeeded', 'giving in to {name} costs less than the quarrel', { name: names.seat(seat) }),
  turnFarAhead: ({ seat }, names) =>
    t('reason.turnFarAhead', '{name} is far ahead and would move now', { name: names.seat(seat) }),
  turnNearVictory: ({ seat, lack }, names) =>
    t('reason.turnNearVictory', '{name} lacks {lack} and would move now', {
      name: names.seat(seat),
      lack: lackText(lack),
    }),
  wordKept: ({ amount, seat }, names) =>
    t('reason.wordKept', 'your word to {name}: {amount} MB', { amount, name: names.seat(seat) }),
  wordWasBroken: ({ seat }, names) =>
    t('reason.wordWasBroken', '{name} broke their word to you', { name: names.seat(seat) }),
  youPayNothing: ({ seat }, names) => t('reason.youPayNothing', '{name} puts nothing in', { name: names.seat(seat) }),
};

export function reasonText(reason: Reason, names: PartNames): string {
  return 'values' in reason ? filled(reason, names) : PLAIN_REASONS[reason.key]();
}

function filled<Key extends keyof ReasonValues>({ key, values }: FilledReason<Key>, names: PartNames): string {
  return SENTENCES[key](values, names);
}

function goodsText({ groups, money }: Goods, names: PartNames): string {
  const parts = groups.map((card) => names.card(card));
  if (money > 0) parts.push(t('reason.money', '{amount} MB', { amount: money }));
  return new Intl.ListFormat(i18n.locale).format(parts);
}

function tenths(points: number): string {
  return i18n.number(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
