/** What a player is asked or told while others play, and by the phases of their own turn. */
import { useTable } from '../../../src/session/stores/table-store.ts';
import { rivalDoes } from '../../positions/fixture.ts';
import { numberOf } from '../position.ts';
import { PANEL, RESTED, sheetOf } from './specimen.ts';

/** Ada, who promised to stay out, pays against the attack. */
function breakPromise(): void {
  rivalDoes({ seat: 1, do: { type: 'spend', from: 1, amount: 3, side: 'against' } });
  const deed = { kind: 'spent', amount: 3, side: 'against', target: numberOf('eco-guerrillas') } as const;
  useTable.setState(({ info }) => ({
    info: info && {
      ...info,
      promises: info.promises.map((promise) => ({ ...promise, state: 'broken', broken: { at: info.now, deed } })),
    },
  }));
}

export const ANSWERS_SHEET = sheetOf({
  scale: 0.75,
  each: { shows: PANEL },
  specimens: [
    { name: 'income', scenario: 'income' },
    { name: 'tax and upkeep', scenario: 'taxing' },
    { name: 'income of a hidden Illuminati', scenario: 'hiddenIncome' },
    { name: 'taxed', scenario: 'taxed' },
    { name: 'a special drawn', scenario: 'drawn' },
    { name: 'bid', scenario: 'bids' },
    { name: 'immunity', scenario: 'immunity' },
    { name: 'a traded group', scenario: 'received' },
    { name: 'the dice have fallen', scenario: 'rolled', shows: '.reaction' },
    { name: 'a special is played', scenario: 'secrets', shows: '.reaction' },
    { name: 'a turn begins', scenario: 'turnStart', shows: '.reaction' },
    { name: 'what espionage told', scenario: 'spied', shows: '.notice' },
    { name: 'a treasury spied out', scenario: 'spiedMoney', shows: '.notice' },
    { name: 'peeking', scenario: 'peeking', shows: '.notice' },
    { name: 'the red light', scenario: 'peeked', still: true, shows: '.hand-bar' },
    { name: 'your decision', scenario: 'actions', still: true, shows: '.toast' },
    { name: 'an offer', scenario: 'offered', still: true, shows: '.offer-slip' },
    { name: 'a vote', scenario: 'voted', shows: '.toasts:has(.toast-vote)' },
    {
      name: 'refused',
      scenario: 'rival',
      still: true,
      begun: () => void useTable.getState().send({ type: 'pass' }),
      shows: '.toast-refusal',
    },
    { name: 'a computer plays for you', scenario: 'replaced', shows: '.toasts:has(.toast)' },
    {
      name: 'a broken promise',
      scenario: 'attack',
      still: true,
      press: [`${RESTED} .amount-mark-chance`],
      afterwards: breakPromise,
      shows: '.betrayal',
    },
  ],
});
