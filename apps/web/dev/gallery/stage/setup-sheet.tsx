/** From the fair dice to the first turn. */
import { DiceCeremony } from '../../../src/screens/setup/dice-ceremony.tsx';
import { TableRoom } from '../../../src/screens/setup/table-room.tsx';
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

export const SETUP_SHEET = sheetOf({
  scale: 0.45,
  each: { whole: true },
  specimens: [
    { name: 'the dice are sealed', scenario: 'setup', screen: () => <DiceCeremony info={sealing()} /> },
    { name: 'take one', scenario: 'setup', screen: room, shows: '.backs' },
    { name: 'turned over', scenario: 'setup', screen: room, press: ['.back'], shows: '.setup-players' },
    {
      name: 'who goes first',
      scenario: 'setup',
      screen: room,
      press: ['.back', '.setup .button'],
      still: true,
      shows: '.rolls',
      whole: false,
    },
    { name: 'choosing', scenario: 'choosing', screen: room, shows: '.setup-card' },
    { name: 'a secret goal', scenario: 'goal', screen: room, shows: '.setup-card' },
    { name: 'somebody is thinking', scenario: 'goal', seat: 1, screen: room, shows: '.setup-choice' },
  ],
});
