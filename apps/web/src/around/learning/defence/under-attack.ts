/** Ada wants the pupil's only Group; then an attack that is better not rolled. */
import { type Seat, type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { attacking, type Step } from '../tutorial/index.ts';
import { ADA, CARDS } from './second-position.ts';

/** What Ada puts in: 9 or less will then be enough. */
const STAKE = 14;

function adaAttacks(state: State, seat: Seat): SeatCommand | undefined {
  if (seat !== ADA || state.turn.seat !== ADA) return undefined;
  const question = topQuestion(state)?.kind;
  if (question === 'spending')
    return state.attack?.spent.attackingCard === 0 ? { type: 'spend', from: ADA, amount: STAKE } : undefined;
  if (question !== undefined || state.phase !== 'actions' || state.turn.actionsUsed > 0) return undefined;
  return { type: 'attack', kind: 'control', attacker: ADA, target: CARDS.copyShops };
}

export const UNDER_ATTACK: readonly Step[] = [
  {
    chapter: 'defence',
    text: () => t('second.ada', 'Ada’s turn, and Ada can count…'),
    rival: adaAttacks,
    over: ({ attack }) => (attack?.spent.attackingCard ?? 0) > 0,
  },
  {
    chapter: 'defence',
    text: () =>
      t(
        'second.defend',
        'Your only Group! Power 8 minus Resistance 3 minus 10, because the Copy Shops hang right at your Illuminati; but Ada has paid 14 MB, and 9 or less will do. Defend: each MB on the Copy Shops themselves takes off 2. Pay at least 1 MB.',
      ),
    task: {
      want: (state) => {
        if (topQuestion(state)?.kind !== 'spending') return undefined;
        return state.attack?.spent.target ? { type: 'done' } : { type: 'spend', from: CARDS.copyShops, amount: 1 };
      },
      wrong: (command, { attack }) => {
        if (command.type === 'spend')
          return command.from === CARDS.copyShops || attack?.spent.target
            ? undefined
            : t('second.defend.first', 'First what lies on the Copy Shops: there it counts twice.');
        if (command.type === 'done' && attack?.spent.target) return undefined;
        return t('second.defend.pay', 'Not a time to save: if they are lost, so are you. Pay from the Copy Shops.');
      },
    },
    asks: ['spending'],
    rival: adaAttacks,
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'defence',
    text: () =>
      t(
        'second.saved',
        'An eight: without your money they would be Ada’s now, and you would be watching. Ada’s 14 MB are gone. Money on the right card at the right time is worth twice its number.',
      ),
    pointer: `card.${CARDS.copyShops}`,
  },
  {
    chapter: 'callOff',
    text: () => t('second.wait', 'Ben saves up. Then it is your turn again…'),
    over: ({ turn, phase, questions }) => turn.seat === PUPIL && phase === 'actions' && questions.length === 0,
  },
  {
    chapter: 'callOff',
    text: () =>
      t(
        'second.tempting',
        'Ben’s Yuppies earn 5 MB a turn. Look what it would take: announce an attack of your Illuminati card on the Yuppies, to control them.',
      ),
    task: attacking(
      () => ({ kind: 'control', attacker: PUPIL, target: CARDS.yuppies }),
      ({ kind, target, attacker, privilege }, wanted) => {
        if (target !== wanted.target) return t('second.tempting.target', 'The Yuppies are the ones to look at.');
        if (kind !== 'control') return t('tutorial.attack.kind', 'You want them on your side: that is “Control”.');
        if (attacker !== wanted.attacker)
          return t('tutorial.privilege.attacker', 'Your Illuminati card has the strength for it: let it attack.');
        return (
          privilege && t('second.tempting.privilege', 'The 5 MB for privilege would commit you: announce it without.')
        );
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'callOff',
    text: () =>
      t(
        'second.callOff',
        'Minus 4: Resistance 4, and 10 for being next to Ben’s Illuminati; and Ben has not paid yet. Nobody has, and no die has fallen, so nothing binds you: press Call off.',
      ),
    task: {
      want: (state) => (topQuestion(state)?.kind === 'spending' ? { type: 'callOff' } : undefined),
      wrong: ({ type }) =>
        type === 'callOff'
          ? undefined
          : t(
              'second.callOff.not',
              'You would throw good money after bad: as soon as somebody pays it must be rolled.',
            ),
    },
    asks: ['spending'],
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'callOff',
    text: () =>
      t(
        'second.free',
        'It cost nothing: both actions are still yours, and your card may attack again. Announcing and calling off is also how you ask a question: now you know what the Yuppies would cost.',
      ),
    pointer: `card.${PUPIL}`,
  },
];
