/** A Group before the third turn is over, and money where it will be needed. */
import { pack } from '@illuminice/cards';
import { movesFor, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { attacking, doing, endingTurn, placing, type Step } from '../tutorial/index.ts';
import { CARDS } from './second-position.ts';

/** What Ada's attack leaves room for. */
const TO_MOVE = 3;

export const THIRD_TURN_DANGER: readonly Step[] = [
  {
    chapter: 'danger',
    text: () =>
      t(
        'second.welcome',
        'You are the Bavarian Illuminati, two turns are gone, and nothing hangs from your card yet. That is dangerous: whoever has no Group when their third turn ends is out of the game.',
      ),
    pointer: `card.${PUPIL}`,
  },
  {
    chapter: 'danger',
    text: () =>
      t(
        'second.later',
        'From then on it holds at any time: whoever loses their last Group, in whosever turn, is out at once. Ada and Ben have one each. So first of all: take one.',
      ),
    pointer: 'table.rivals',
  },
  {
    chapter: 'danger',
    text: () =>
      t(
        'second.attack',
        'The Copy Shops are easy to get and bring 4 MB a turn. Press Attack, let your Illuminati card attack them, and announce it.',
      ),
    task: attacking(
      () => ({ kind: 'control', attacker: PUPIL, target: CARDS.copyShops }),
      ({ kind, target, privilege }, wanted) => {
        if (target !== wanted.target)
          return t('second.attack.target', 'Not that one: if it fails you are out. The Copy Shops resist with 3 only.');
        if (kind !== 'control') return t('tutorial.attack.kind', 'You want them on your side: that is “Control”.');
        return privilege && t('second.attack.privilege', 'Nobody cares about the Copy Shops: save the 5 MB.');
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'danger',
    text: () =>
      t(
        'second.spend',
        'Power 10 minus Resistance 3: 7 or less will do. This once do not count on luck, your seat depends on it: pay 3 MB to make it 10.',
      ),
    task: {
      want: (state) => {
        if (topQuestion(state)?.kind !== 'spending') return undefined;
        return state.attack?.spent.attackingCard ? { type: 'done' } : { type: 'spend', from: PUPIL, amount: 3 };
      },
      wrong: (command, { attack }) => {
        if (command.type === 'spend')
          return command.amount <= 4
            ? undefined
            : t('second.spend.more', 'Keep some: 3 MB are enough, and Ada is watching.');
        if (command.type === 'done' && attack?.spent.attackingCard) return undefined;
        return t('second.spend.first', 'Pay first: a 7 may be good enough for a Group, but not for your life.');
      },
    },
    asks: ['spending'],
    over: ({ questions }) => questions.at(-1)?.kind === 'placement',
  },
  {
    chapter: 'danger',
    text: () => t('second.place', 'Yours, and you stay in the game. Hang the Copy Shops from your Illuminati card.'),
    task: placing(),
    asks: ['placement'],
    over: ({ attack, owner }) => attack === undefined && owner[CARDS.copyShops] === PUPIL,
  },
  {
    chapter: 'treasuries',
    text: () =>
      t(
        'second.treasuries',
        'Money lies on cards. What lies on your Illuminati card pays for any attack and any defence of yours; what lies on a Group pays only for what that Group does, and defends that Group twice as well.',
      ),
    pointer: `card.${PUPIL}`,
  },
  {
    chapter: 'treasuries',
    text: () =>
      t(
        'second.done',
        'The Copy Shops are your only Group, and everybody can count. At the end of a turn two transfers between neighbouring cards are free: press Done.',
      ),
    task: doing('endActions', () => ({ type: 'endActions' })),
    over: ({ phase }) => phase === 'transfers',
  },
  {
    chapter: 'treasuries',
    text: () =>
      t(
        'second.transfer',
        'Press Transfer money, choose how much goes from your Illuminati card to the Copy Shops, and press Okay. The more, the safer they are.',
      ),
    task: doing('transfer', ({ money }) => ({
      type: 'transfer',
      from: PUPIL,
      to: CARDS.copyShops,
      amount: Math.min(TO_MOVE, money[PUPIL] ?? 1),
    })),
    over: ({ money }) => (money[CARDS.copyShops] ?? 0) > 0,
  },
  {
    chapter: 'treasuries',
    text: () => t('second.end', 'There it lies. Now end your turn: with a Group it is not your last.'),
    task: {
      ...endingTurn(),
      want: (state) => (movesFor(pack, state, PUPIL).endTurn ? { type: 'endTurn' } : undefined),
    },
    over: ({ turn }) => turn.seat !== PUPIL,
  },
];
