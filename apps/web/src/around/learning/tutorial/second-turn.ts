/** A Special, destroy, aid. */
import { pack } from '@illuminice/cards';
import { type CardNo, legalTargets, type Seat, type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { ADA, CARDS } from './first-game.ts';
import type { Step } from './step.ts';
import { attacking, doing, endingTurn, placing, rolling } from './tasks.ts';

/** Whoever of the small ones has room for the Punk Rockers. */
function smallAttacker(state: State): CardNo {
  const small = [CARDS.hackers, CARDS.comicBooks];
  const able = small.find((card) =>
    legalTargets(pack, state, { seat: PUPIL, kind: 'control', attacker: card }).includes(CARDS.punkRockers),
  );
  return able ?? CARDS.hackers;
}

function adaPays(state: State, seat: Seat): SeatCommand | undefined {
  const { attack } = state;
  if (seat !== ADA || topQuestion(state)?.kind !== 'spending' || !attack) return undefined;
  if (attack.target !== CARDS.punkRockers || attack.spent.interfereAgainst > 0) return undefined;
  return { type: 'spend', from: ADA, amount: 3, side: 'against' };
}

export const SECOND_TURN: readonly Step[] = [
  {
    chapter: 'special',
    text: () => t('tutorial.again', 'Ben is done, and it is your turn again: income first, then a card…'),
    over: ({ turn, questions }) => turn.seat === PUPIL && questions.at(-1)?.kind === 'keep',
  },
  {
    chapter: 'special',
    text: () =>
      t(
        'tutorial.keep',
        'You drew a Special. Specials are played once, then discarded; the others only see how many you hold. Keep it face-down.',
      ),
    task: doing('keep', () => ({ type: 'keep', faceUp: false })),
    asks: ['keep'],
    over: ({ phase, questions }) => phase === 'actions' && questions.length === 0,
  },
  {
    chapter: 'special',
    text: () =>
      t(
        'tutorial.special',
        'Now play the other one: the Slush Fund brings 15 MB, at any time, and costs no action. Press it in your hand and use it.',
      ),
    task: doing(
      'play',
      () => ({ type: 'play', card: CARDS.slushFund }),
      ({ card }) =>
        card === CARDS.slushFund ? undefined : t('tutorial.special.other', 'Not that one yet: the Slush Fund.'),
    ),
    over: ({ discard }) => discard.includes(CARDS.slushFund),
  },
  {
    chapter: 'destroy',
    text: () =>
      t(
        'tutorial.destroy',
        'The third kind of attack removes a group for good. The Moral Minority is all you are not: Conservative and Straight. Send California to destroy it before somebody sets it on you.',
      ),
    task: attacking(
      () => ({ kind: 'destroy', attacker: CARDS.california, target: CARDS.moralMinority }),
      ({ kind, attacker, target, privilege }, wanted) => {
        if (target !== wanted.target)
          return t('tutorial.destroy.target', 'Another time. Today it is the Moral Minority’s turn.');
        if (kind !== 'destroy') return t('tutorial.destroy.kind', 'You do not want it on your side: choose “Destroy”.');
        if (attacker !== wanted.attacker)
          return t(
            'tutorial.destroy.attacker',
            'Use California: its alignments are the very opposite, and that counts.',
          );
        return privilege && t('tutorial.attack.privilege', 'Keep that Special for now; you will be glad to have it.');
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'destroy',
    text: () =>
      t(
        'tutorial.destroy.roll',
        'When you destroy, opposites help: +4 for Liberal against Conservative, +4 for Weird against Straight. And Power defends, not Resistance. 11 is more than enough: press Attack.',
      ),
    task: rolling((command) =>
      command.type === 'spend' ? t('tutorial.roll.more', 'You are above 10 already: more would be wasted.') : undefined,
    ),
    asks: ['spending'],
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'aid',
    text: () =>
      t(
        'tutorial.aid',
        'Now the Punk Rockers. A small group may attack with the power of big ones: let the Hackers or the Comic Books attack, and tick your Illuminati card as the one that lends its power.',
      ),
    task: attacking(
      (state) => ({ kind: 'control', attacker: smallAttacker(state), target: CARDS.punkRockers, aids: [PUPIL] }),
      ({ kind, attacker, target, aids = [], privilege }) => {
        if (target !== CARDS.punkRockers)
          return t('tutorial.aid.target', 'The Punk Rockers are waiting for you: take them.');
        if (kind !== 'control') return t('tutorial.attack.kind', 'You want them on your side: that is “Control”.');
        if (attacker === PUPIL)
          return t(
            'tutorial.aid.attacker',
            'That would work. But try it the other way: a small one attacks, your Illuminati aid.',
          );
        if (!aids.includes(PUPIL))
          return t(
            'tutorial.aid.none',
            'Alone it needs a 5 or less. Tick your Illuminati card under “cards that lend”.',
          );
        return privilege && t('tutorial.attack.privilege', 'Keep that Special for now; you will be glad to have it.');
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'aid',
    text: () => t('tutorial.aid.against', 'With the 8 it borrows it stands at 13. Watch Ada: she is not amused…'),
    rival: adaPays,
    over: ({ attack }) => (attack?.spent.interfereAgainst ?? 0) > 0,
  },
  {
    chapter: 'aid',
    text: () =>
      t(
        'tutorial.aid.roll',
        'She paid 3 MB against you, and 13 became 10: that is what power above 10 is good for. Roll!',
      ),
    task: rolling((command) =>
      command.type === 'spend'
        ? t('tutorial.roll.enough', '10 is the best there is: more money would be wasted.')
        : undefined,
    ),
    asks: ['spending'],
    rival: adaPays,
    over: ({ questions }) => questions.at(-1)?.kind === 'placement',
  },
  {
    chapter: 'aid',
    text: () =>
      t(
        'tutorial.aid.place',
        'Yours! They hang from the card that attacked, one step further from your Illuminati, where protection is weaker. Place them.',
      ),
    task: placing(),
    asks: ['placement'],
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'aid',
    text: () => t('tutorial.end.second', 'Four Weird groups. Both actions are used: end your turn.'),
    task: endingTurn(),
    over: ({ turn }) => turn.seat !== PUPIL,
  },
];
