/** Ada breaks their word, and asks to be trusted again. */
import { type Seat, type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { doing, type Step } from '../tutorial/index.ts';
import { ADA, ADAS_BROKEN, ADAS_WORD, CARDS, OWN_KEPT, PEACE_AGAIN } from './third-position.ts';

function adaBetrays(state: State, seat: Seat): SeatCommand | undefined {
  if (seat !== ADA || state.turn.seat !== ADA) return undefined;
  const isFree = topQuestion(state) === undefined && state.phase === 'actions' && state.turn.actionsUsed === 0;
  return isFree ? { type: 'attack', kind: 'control', attacker: ADA, target: CARDS.autoduel } : undefined;
}

export const BETRAYAL_AND_AFTER: readonly Step[] = [
  {
    chapter: 'betrayal',
    text: () => t('third.turns', 'Ada is done, Ben saves up, and then it is your turn…'),
    said: { promises: [OWN_KEPT, ADAS_WORD] },
    over: ({ turn, phase, questions }) => turn.seat === PUPIL && phase === 'actions' && questions.length === 0,
  },
  {
    chapter: 'betrayal',
    text: () =>
      t('third.pass', 'You feel safe: Ada promised peace. Pass, and take 5 MB from the bank; let us see what comes.'),
    said: { promises: [OWN_KEPT, ADAS_WORD] },
    task: doing('pass', () => ({ type: 'pass' })),
    over: ({ turn }) => turn.seat !== PUPIL,
  },
  {
    chapter: 'betrayal',
    text: () => t('third.betrayal', 'Ada’s turn. Ada still needs two Violent Groups…'),
    said: { promises: [OWN_KEPT, ADAS_WORD] },
    rival: adaBetrays,
    over: ({ attack }) => attack !== undefined,
  },
  {
    chapter: 'betrayal',
    text: () =>
      t(
        'third.broken',
        'The Autoduellists! So much for peace: the promise is broken, and everybody sees it. An attack is never forbidden by words; what protects you is being near your Illuminati, money, and a rival who needs you. Watch how it ends.',
      ),
    said: { promises: [OWN_KEPT, ADAS_BROKEN] },
    rival: adaBetrays,
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'betrayal',
    text: () =>
      t(
        'third.again',
        'It failed. Now Ada proposes peace once more, for 4 MB on your next turn. One promise broken of one: that is all you need to know. Decline.',
      ),
    said: { proposals: [PEACE_AGAIN], promises: [OWN_KEPT, ADAS_BROKEN] },
    answer: {
      points: ['proposal.decline', 'tab.deals', 'nav.deals'],
      wrong: (talk) =>
        talk.type === 'answerProposal' && !talk.yes
          ? undefined
          : t('third.again.wrong', 'Once more? Look at what Ada’s word was worth. Decline.'),
    },
  },
  {
    chapter: 'betrayal',
    text: () =>
      t(
        'third.together',
        'Ada has four of six, and Ben knows it too. That is the best argument there is: whoever is nearest to victory is everybody’s business. Under Deals you can propose to stop them together, and who pays what.',
      ),
    said: { promises: [OWN_KEPT, ADAS_BROKEN] },
    pointer: 'table.rivals',
  },
];
