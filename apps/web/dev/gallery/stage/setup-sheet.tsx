/** From the fair dice to the first turn. */
import { DiceCeremony } from '../../../src/screens/setup/dice-ceremony.tsx';
import { PickACard } from '../../../src/screens/setup/pick-a-card.tsx';
import { TableRoom } from '../../../src/screens/setup/table-room.tsx';
import { ThrowDice } from '../../../src/screens/setup/throw-dice.tsx';
import type { TableInfo } from '../../../src/session/stores/model.ts';
import { seenNow, sheetOf } from './specimen.ts';

const room = () => <TableRoom />;

/** Two have sealed their secret, one has opened it, one is still asked. */
function sealing(): TableInfo {
  const { info } = seenNow();
  const stages = ['revealed', 'committed', 'committed', 'asked'] as const;
  return {
    ...info,
    dice: { ...info.dice, stage: 'committing', parts: stages.map((stage, seat) => ({ seat, stage })) },
  };
}

/** Two cards are gone; it is the own turn. */
export function picking(): TableInfo {
  const picks = [
    { seat: 1, back: 2 },
    { seat: 2, back: 6 },
  ];
  return { ...seenNow().info, beginning: { picks, next: 0 } };
}

function throwing(unthrown: readonly number[]) {
  const { info, view } = seenNow();
  return { view, info: { ...info, beginning: { picks: [], unthrown: [...unthrown] } } };
}

export const SETUP_SHEET = sheetOf({
  scale: 0.45,
  each: { whole: true },
  specimens: [
    { name: 'the dice are sealed', scenario: 'setup', screen: () => <DiceCeremony info={sealing()} /> },
    { name: 'take one', scenario: 'setup', screen: () => <PickACard info={picking()} />, shows: '.backs' },
    { name: 'turned over', scenario: 'setup', screen: room, shows: '.setup-players' },
    { name: 'who goes first', scenario: 'setup', screen: () => <ThrowDice {...throwing([0, 2])} />, shows: '.rolls' },
    {
      name: 'the first turn',
      scenario: 'setup',
      screen: () => <ThrowDice {...throwing([])} />,
      still: true,
      shows: '.rolls',
    },
    { name: 'choosing', scenario: 'choosing', screen: room, shows: '.setup-card' },
    { name: 'a secret goal', scenario: 'goal', screen: room, shows: '.setup-card' },
    { name: 'somebody is thinking', scenario: 'goal', seat: 1, screen: room, shows: '.setup-choice' },
  ],
});
