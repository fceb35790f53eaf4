import { describe, expect, test } from 'vitest';
import { cardEntries } from '../../src/actions/all/now.ts';
import { MovePanel } from '../../src/actions/move/move-panel.tsx';
import { sentence } from '../../src/tabletop/sentences/index.ts';
import { drawnPanel, text } from './drawn.ts';
import { card, evening, seenBy } from './evening.ts';

/** Hollywood's last arrow points at the Yuppies, who hang from the Federal Reserve beside it. */
const crowded = () =>
  evening({
    seats: {
      ana: {
        illuminati: 'bavarian-illuminati',
        turnsTaken: 2,
        structure: [
          { group: 'hollywood', on: 'top', puppets: [{ group: 'boy-sprouts', on: 'right' }] },
          { group: 'federal-reserve', on: 'right', puppets: [{ group: 'yuppies', on: 'top' }] },
        ],
      },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'moonies', on: 'left' }] },
      cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['antiwar-activists'],
    deck: ['trekkies'],
  });

describe('without room', () => {
  test('[REQ-290] [R-7.5] a card whose arrows are blocked cannot attack to control, and says why', () => {
    const [control, , destroy] = cardEntries(seenBy(crowded(), 'ana'), card('hollywood'));
    expect(control?.why).toEqual({
      text: 'Needed: an open arrow of Hollywood on which Antiwar Activists fits.',
      rule: 'R-7.5',
    });
    expect(destroy?.why).toBeUndefined();
  });

  test('[REQ-290] [R-13.4] cards that would overlap are not placed: the panel says so, and there is nothing to confirm', () => {
    const seen = seenBy(crowded(), 'ana');
    const panel = (plan: 1 | 2) =>
      drawnPanel(MovePanel, {
        seen,
        draft: {
          group: card('hollywood'),
          arrow: { host: card('federal-reserve'), side: 1 },
          plan: { [card('boy-sprouts')]: plan },
        },
      });
    const confirm = /<button[^>]*disabled[^>]*>(?:<[^>]*>)*Move/;
    expect(text(panel(1))).toContain('It fits. Nothing is lost.');
    expect(panel(1)).not.toMatch(confirm);
    expect(text(panel(2))).toContain('There is not enough space: cards would overlap.');
    expect(panel(2)).toMatch(confirm);
  });

  test('[REQ-290] [R-10.8] whatever found no place is told to everybody', () => {
    const text = sentence({ type: 'groupsFreed', cards: [card('trekkies')], why: 'noRoom' }, seenBy(crowded(), 'ana'));
    expect(text).toMatch(/^No room, uncontrolled now: /);
  });
});
