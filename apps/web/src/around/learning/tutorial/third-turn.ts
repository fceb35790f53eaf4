/** Privilege, and victory. */
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { CARDS } from './first-game.ts';
import type { Step } from './step.ts';
import { attacking, endingTurn, paying, placing } from './tasks.ts';

export const THIRD_TURN: readonly Step[] = [
  {
    chapter: 'privilege',
    text: () =>
      t(
        'tutorial.wait',
        'Ada and Ben pass: whoever does nothing takes 5 MB from the bank. They are saving up, for you…',
      ),
    over: ({ turn, phase, questions }) => turn.seat === PUPIL && phase === 'actions' && questions.length === 0,
  },
  {
    chapter: 'privilege',
    text: () =>
      t(
        'tutorial.threat',
        'One Weird group is missing, and the Psychiatrists are still there. But everybody knows what you need, and together Ada and Ben have money enough to ruin any attack.',
      ),
    pointer: `card.${CARDS.psychiatrists}`,
  },
  {
    chapter: 'privilege',
    text: () =>
      t(
        'tutorial.privilege',
        'Shut them out: attack the Psychiatrists with your Illuminati card, and before you announce it press Privilege and discard the Special you drew. Nobody may interfere with a privileged attack.',
      ),
    task: attacking(
      () => ({
        kind: 'control',
        attacker: PUPIL,
        target: CARDS.psychiatrists,
        privilege: { discard: CARDS.interference },
      }),
      ({ kind, attacker, target, privilege }, wanted) => {
        if (target !== wanted.target)
          return t('tutorial.privilege.target', 'Only a Weird group wins: the Psychiatrists.');
        if (kind !== 'control') return t('tutorial.attack.kind', 'You want them on your side: that is “Control”.');
        if (attacker !== wanted.attacker)
          return t('tutorial.privilege.attacker', 'Your Illuminati card has the strength for it: let it attack.');
        return privilege
          ? undefined
          : t('tutorial.privilege.none', 'Without privilege they would outbid you. Press Privilege first.');
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'privilege',
    text: () =>
      t(
        'tutorial.privilege.spend',
        'The door is shut. 8 plus 4 minus Resistance 6 makes 6: spend 4 MB, and only 11 and 12 can stop you.',
      ),
    task: paying(
      () => ({ type: 'spend', from: PUPIL, amount: 4 }),
      ({ amount }) => (amount < 4 ? t('tutorial.privilege.less', 'Do not save now: 4 MB bring you to 10.') : undefined),
    ),
    asks: ['spending'],
    over: ({ questions }) => questions.at(-1)?.kind === 'placement',
  },
  {
    chapter: 'victory',
    text: () => t('tutorial.last', 'Nine! The Psychiatrists are yours. Give them a place.'),
    task: placing(),
    asks: ['placement'],
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'victory',
    text: () =>
      t(
        'tutorial.win',
        'Five Weird groups. Goals are looked at when a turn ends, so do not wait for anybody to take one away: end it.',
      ),
    task: endingTurn(),
    over: ({ over }) => over !== undefined,
  },
];
