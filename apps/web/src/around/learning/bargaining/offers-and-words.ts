/** Ada wants to buy what Ada needs; then Ada proposes peace for staying out. */
import { type Seat, type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import type { Step } from '../tutorial/index.ts';
import { ADA, ADAS_WORD, AGREED, CARDS, OWN_KEPT, OWN_WORD, PEACE } from './third-position.ts';

const PRICE = 10;
const IN_DEALS = ['tab.deals', 'nav.deals'] as const;

function adaOffers({ phase, turn, offers, offerSerials }: State, seat: Seat): SeatCommand | 'wait' | undefined {
  if (seat !== ADA || turn.seat !== ADA || phase !== 'actions') return undefined;
  // Turned down once, it is not offered again.
  if (offers.length > 0 || offerSerials.some((serial) => serial > 0)) return 'wait';
  return { type: 'offer', to: PUPIL, give: { money: PRICE }, want: { groups: [CARDS.autoduel] } };
}

function adaTakesMoonies(state: State, seat: Seat): SeatCommand | undefined {
  if (seat !== ADA || state.turn.seat !== ADA) return undefined;
  const question = topQuestion(state)?.kind;
  if (question === 'spending')
    return state.attack?.spent.attackingCard === 0 ? { type: 'spend', from: ADA, amount: 2 } : undefined;
  if (question !== undefined || state.phase !== 'actions' || state.turn.actionsUsed > 0) return undefined;
  return { type: 'attack', kind: 'control', attacker: ADA, target: CARDS.moonies };
}

export const OFFERS_AND_WORDS: readonly Step[] = [
  {
    chapter: 'goals',
    text: () =>
      t(
        'third.welcome',
        'Three players, and everybody wants something else. Ada, the Assassins, wins with six Violent Groups and has four. Ben, the Gnomes, wins with 150 MB and has about half. Their goals stand beside their names.',
      ),
    pointer: 'table.rivals',
  },
  {
    chapter: 'goals',
    text: () =>
      t(
        'third.goals',
        'Before you deal with anybody, ask what it does for their goal. Money helps Ben more than you; a Violent Group helps nobody as much as Ada. Your Autoduellists are Violent…',
      ),
    pointer: `card.${CARDS.autoduel}`,
  },
  {
    chapter: 'offers',
    text: () => t('third.ada', 'It is Ada’s turn, and Ada has noticed them too…'),
    rival: adaOffers,
    over: ({ offers }) => offers.length > 0,
  },
  {
    chapter: 'offers',
    text: () =>
      t(
        'third.offer',
        'Ada offers 10 MB for the Autoduellists. A good price, but it would be the fifth Violent Group of six. An offer costs nothing to refuse: look under Deals, and decline.',
      ),
    task: {
      want: ({ offers: [offer] }) => offer && { type: 'reject', from: offer.from, serial: offer.serial },
      wrong: ({ type }) =>
        type === 'reject'
          ? undefined
          : type === 'accept'
            ? t('third.offer.accept', 'Ten MB, and one attack later Ada has won. Decline.')
            : t('third.offer.wrong', 'First the offer: look under Deals, and decline.'),
    },
    rival: adaOffers,
    over: ({ offers }) => offers.length === 0,
  },
  {
    chapter: 'words',
    text: () =>
      t(
        'third.propose',
        'Now Ada proposes something that cannot be exchanged at once: if you stay out of Ada’s next attack, Ada will not attack you for two turns. It is about the Moonies, who are of no use to Ada’s goal: agree.',
      ),
    said: { proposals: [PEACE] },
    answer: {
      points: ['proposal.agree', ...IN_DEALS],
      wrong: (talk) =>
        talk.type === 'answerProposal' && talk.yes && talk.proposal === PEACE.id
          ? undefined
          : t('third.propose.wrong', 'This one costs you nothing: the Moonies do not make Ada win. Agree.'),
    },
  },
  {
    chapter: 'words',
    text: () =>
      t(
        'third.ledger',
        'Two promises now stand in the ledger, one of each side. Nothing in the rules makes anybody keep them; but everybody sees who did. Let us see what Ada does…',
      ),
    said: { proposals: [AGREED], promises: [OWN_WORD, ADAS_WORD] },
    rival: adaTakesMoonies,
    over: ({ attack }) => (attack?.spent.attackingCard ?? 0) > 0,
  },
  {
    chapter: 'words',
    text: () =>
      t(
        'third.keep',
        'There it is: 6 or less, and 2 MB of yours could spoil it. You gave your word to stay out, and a word that is kept is worth something the next time. Press Stay out.',
      ),
    said: { proposals: [AGREED], promises: [{ ...OWN_WORD, running: true }, ADAS_WORD] },
    task: {
      want: (state) => (topQuestion(state)?.kind === 'spending' ? { type: 'done' } : undefined),
      wrong: ({ type }) =>
        type === 'done'
          ? undefined
          : t('third.keep.wrong', 'You could, and everybody would see that you broke your word. This once, keep it.'),
    },
    asks: ['spending'],
    rival: adaTakesMoonies,
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'words',
    text: () =>
      t(
        'third.kept',
        'Your promise is kept, and it is counted: beside every name stands how many promises were kept and how many broken. Computer players look at that number before they believe you, and so should you.',
      ),
    said: { promises: [OWN_KEPT, ADAS_WORD] },
    pointer: 'table.rivals',
  },
];
