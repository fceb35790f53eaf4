/** Ada's turn and Ben's: interference, and a deal. */
import { type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { ADA, BEN, CARDS } from './first-game.ts';
import type { Step } from './step.ts';
import { paying, placing } from './tasks.ts';

/** What Ben asks for their Comic Books. */
export const PRICE = 4;

/** Ada goes for the Psychiatrists once, with five of their own. */
function adaAttacks(state: State, seat: number): SeatCommand | 'wait' | undefined {
  if (seat !== ADA) return undefined;
  const question = topQuestion(state)?.kind;
  if (question === 'spending')
    return state.attack?.spent.attackingCard === 0 ? { type: 'spend', from: ADA, amount: 5 } : undefined;
  if (question !== undefined || state.phase !== 'actions' || state.turn.actionsUsed > 0) return undefined;
  return { type: 'attack', kind: 'control', attacker: ADA, target: CARDS.psychiatrists };
}

function benOffers({ phase, turn, offers, owner }: State, seat: number): SeatCommand | 'wait' | undefined {
  if (seat !== BEN || turn.seat !== BEN || phase !== 'actions') return undefined;
  if (owner[CARDS.comicBooks] !== BEN) return undefined;
  if (offers.length > 0) return 'wait';
  return { type: 'offer', to: PUPIL, give: { groups: [CARDS.comicBooks] }, want: { money: PRICE } };
}

export const RIVALS_TURNS: readonly Step[] = [
  {
    chapter: 'interference',
    text: () => t('tutorial.ada', 'Ada’s turn. Let us see what she is up to…'),
    rival: adaAttacks,
    over: ({ attack }) => attack !== undefined && attack.spent.attackingCard > 0,
  },
  {
    chapter: 'interference',
    text: () =>
      t(
        'tutorial.interfere',
        'She goes for the Psychiatrists, Weird again! 7 or less and they are hers. You are neither attacker nor defender, so you may interfere: pay 3 MB against her.',
      ),
    task: paying(
      () => ({ type: 'spend', from: PUPIL, amount: 3, side: 'against' }),
      ({ side, amount }) => {
        if (side !== 'against')
          return t('tutorial.interfere.side', 'That would help her. You want to pay against her.');
        if (amount < 2) return t('tutorial.interfere.less', 'A little more, so that she feels it.');
        return amount > 4 ? t('tutorial.interfere.more', 'Less will do; you are not made of money.') : undefined;
      },
    ),
    asks: ['spending'],
    rival: adaAttacks,
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'interference',
    text: () =>
      t(
        'tutorial.interfere.saved',
        'Every payment gives everybody a fresh say: she could have answered, Ben could have helped her. She rolled a seven. Without your money the Psychiatrists would be hers; with it she has spent her five MB for nothing.',
      ),
    pointer: `card.${CARDS.psychiatrists}`,
  },
  {
    chapter: 'deal',
    text: () => t('tutorial.ben', 'Ben is next, and Ben would sell his grandmother…'),
    rival: (state, seat) => adaAttacks(state, seat) ?? benOffers(state, seat),
    over: ({ offers }) => offers.length > 0,
  },
  {
    chapter: 'deal',
    text: () =>
      t(
        'tutorial.deal',
        'He offers his Comic Books, a Weird group, for 4 MB. A deal is carried out whole or not at all; only promises can be broken. Look under Deals, and accept.',
      ),
    task: {
      want: ({ offers }) => {
        const [offer] = offers;
        return offer && { type: 'accept', from: offer.from, serial: offer.serial };
      },
      wrong: ({ type }) => {
        if (type === 'accept') return undefined;
        return type === 'counter'
          ? t('tutorial.deal.counter', 'Haggling is an art. This once, take it as it is: it is cheap.')
          : t('tutorial.deal.wrong', 'Four MB for a Weird group? You will not get that again: accept.');
      },
    },
    rival: benOffers,
    over: ({ questions, owner }) => questions.at(-1)?.kind === 'placement' || owner[CARDS.comicBooks] === PUPIL,
  },
  {
    chapter: 'deal',
    text: () =>
      t(
        'tutorial.deal.place',
        'It is yours. In a trade you may hang it from any open arrow; keep it close: put it on your Illuminati card.',
      ),
    task: placing((host) =>
      host === PUPIL
        ? undefined
        : t('tutorial.deal.close', 'Closer to your Illuminati is safer: choose one of its own arrows.'),
    ),
    asks: ['placement'],
    over: ({ owner, questions }) => owner[CARDS.comicBooks] === PUPIL && questions.length === 0,
  },
];
