/** Every decision of the game on a position prepared for it: what must be in sight at every size (S-2). */

import type { FixtureMove } from './fixture-moves.ts';

export interface Decision {
  /** Of `actions/all`; missing where the table itself asks, waits or ends. */
  readonly action?: string;
  readonly scenario: string;
  /** Missing: the position asks for it. */
  readonly how?: 'begun' | { readonly press: string };
  /** What others do while one looks at it. */
  readonly meanwhile?: readonly FixtureMove[];
  /** Where a card is placed the sheet may take a little more. */
  readonly places?: true;
}

const begun = (action: string, scenario = 'late'): Decision => ({ action, scenario, how: 'begun' });
const asked = (action: string, ...scenarios: readonly string[]): readonly Decision[] =>
  scenarios.map((scenario) => ({ action, scenario }));

export const DECISIONS: readonly Decision[] = [
  ...['actions', 'grown', 'vast', 'eight', 'second', 'transfers', 'draw', 'thirdTurn', 'powersAhead', 'rival'].map(
    (scenario) => ({ scenario }),
  ),
  ...['attack', 'transfer', 'offer', 'bribe', 'drop', 'give', 'specials', 'changeAlignment'].map((name) => begun(name)),
  { ...begun('move'), places: true },
  begun('accuse', 'accuse'),
  begun('play', 'actions'),
  begun('revive'),
  begun('spy'),
  begun('redistribute', 'gnomes'),
  { ...begun('reorganize', 'bermuda'), places: true },
  { action: 'abolish', scenario: 'privileged', how: { press: '[data-point="abolish.begin"]' } },
  ...asked('peek', 'peeking', 'spied'),
  ...asked('bid', 'bids'),
  ...asked('place', 'captured', 'received').map((decision) => ({ ...decision, places: true as const })),
  ...asked('fund', 'funding'),
  ...asked('payTax', 'taxed'),
  ...asked('replace', 'cancelled'),
  ...asked('keep', 'drawn'),
  ...asked('income', 'income', 'hiddenIncome', 'taxing'),
  ...asked('immunity', 'immunity'),
  ...asked('react', 'turnStart', 'rolled', 'secrets'),
  ...asked('spend', 'attack', 'hopeless', 'defending', 'besieged', 'interfere', 'privileged'),
  { action: 'spend', scenario: 'interfere', how: { press: '[data-point="spend.open"]' } },
  { action: 'spend', scenario: 'hopeless', how: { press: '.commit' } },
  // One payment is told with its payer and an answer to it, …
  {
    action: 'spend',
    scenario: 'attack',
    meanwhile: [{ seat: 1, do: { type: 'spend', from: 1, amount: 3, side: 'against' } }],
  },
  // … many are one line.
  {
    action: 'spend',
    scenario: 'outbid',
    meanwhile: [1, 2, 3, 4].map((seat) => ({
      seat,
      do: { type: 'spend', from: seat, amount: 4 + seat, ...(seat === 1 ? {} : { side: 'against' }) },
    })),
  },
  ...['won', 'defeated'].map((scenario) => ({ scenario })),
];

/** Actions of one press: they have no panel that could lie under something. */
export const AT_ONCE_ACTIONS: readonly string[] = [
  ...['flip', 'arm', 'flaunt', 'finish', 'recycle', 'revealGoal'],
  // A step inside the announcement of an attack.
  'buyPrivilege',
];

export const SIZES: readonly { readonly width: number; readonly height: number }[] = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
