import { describe, expect, test } from 'vitest';
import { turnEntries } from '../../src/actions/all/now.ts';
import { menuEntries } from '../../src/actions/card-menu/menu-entries.ts';
import { beginTransfer } from '../../src/actions/transfer/transfer-draft.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { card, evening, seenBy } from './evening.ts';
import { inGerman } from './in-german.ts';

const cardEntries = (seen: Seen, of: number) => menuEntries(seen, { card: of });
const slotEntries = (seen: Seen, owner: number, index: number) => menuEntries(seen, { owner, index });
const reasonFor = (entries: ReturnType<typeof menuEntries>, label: string) =>
  entries.find((entry) => entry.label === label)?.why;
const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label);

describe('the action menu', () => {
  test('[REQ-050] while nothing was done: regular actions, free actions and Pass', () => {
    const seen = seenBy(evening(), 'ana');
    expect(labels(turnEntries(seen, 'regular'))).toEqual(['Attack', 'Transfer money', 'Move a group', 'Trade a group']);
    expect(labels(turnEntries(seen, 'free'))).toEqual(['Drop a group', 'Give money or Specials', 'Use a Special']);
    expect(turnEntries(seen, 'finish')[0]).toMatchObject({ act: 'pass' });
  });

  test('[REQ-051] [R-3.11] after a first action Done stands in place of Pass', () => {
    const table = evening();
    table.seats.ana.transfers(1, { from: 'california', to: 'big-media' });
    const seen = seenBy(table, 'ana');
    expect(turnEntries(seen, 'regular').length).toBeGreaterThan(0);
    expect(labels(turnEntries(seen, 'finish'))).toEqual(['Done', 'End turn']);
  });

  test('[REQ-052] after the second action only free actions and Done are left', () => {
    const seen = seenBy(evening({ turn: { actionsUsed: 2 } }), 'ana');
    expect(turnEntries(seen, 'regular')).toEqual([]);
    expect(labels(turnEntries(seen, 'free'))).toContain('Drop a group');
  });

  test('[REQ-066] [R-3.9] in the transfers the turn can be ended', () => {
    const seen = seenBy(evening({ turn: { phase: 'transfers' } }), 'ana');
    // Powers at the end of the turn exist for two of the eight alone.
    // The bar below the board says E too (T-35).
    expect(turnEntries(seen, 'finish')).toMatchObject([{ act: 'endTurn', label: 'End turn', hotkey: 'E' }]);
  });

  // Seen in a played game: Done led to "Two free transfers: move money …" with nowhere to move it.
  test('[R-3.9] [R-11.1] with the Illuminati alone no transfers follow: Pass, or the end of the turn', () => {
    const alone = (turn: { readonly actionsUsed?: number }) =>
      seenBy(
        evening({
          seats: {
            ana: { illuminati: 'discordian-society', money: 11, turnsTaken: 1 },
            ben: { illuminati: 'gnomes-of-zurich', money: 34, turnsTaken: 1 },
            cleo: { illuminati: 'servants-of-cthulhu', money: 9, turnsTaken: 1 },
          },
          turn,
        }),
        'ana',
      );
    expect(turnEntries(alone({}), 'finish')).toMatchObject([{ act: 'pass', hotkey: 'P' }]);
    expect(turnEntries(alone({ actionsUsed: 1 }), 'finish')).toMatchObject([{ act: 'endTurn', hotkey: 'E' }]);
    const transfer = turnEntries(alone({}), 'regular').find(({ act }) => act === 'transfer');
    expect(transfer?.why?.text).toBe('Needed: a Group that hangs from The Discordian Society.');
  });

  test('[R-11.1] [S-18] where only one card has money it gives, and who alone can receive receives', () => {
    const seen = seenBy(
      evening({
        seats: {
          ana: {
            illuminati: 'discordian-society',
            money: 11,
            turnsTaken: 1,
            structure: [{ group: 'hackers', on: 'top' }],
          },
          ben: { illuminati: 'gnomes-of-zurich', money: 34, turnsTaken: 1 },
          cleo: { illuminati: 'servants-of-cthulhu', money: 9, turnsTaken: 1 },
        },
        turn: { phase: 'transfers' },
      }),
      'ana',
    );
    expect(beginTransfer(seen)).toEqual({ from: 0, to: card('hackers'), amount: 1 });
    expect(beginTransfer(seenBy(evening(), 'ana'))).toEqual({ amount: 1 });
  });
});

describe('the card menu', () => {
  test('[REQ-055] [REQ-056] [REQ-057] [REQ-058] [REQ-303] [R-22.11] an own Group offers every entry of the seeds', () => {
    const entries = cardEntries(seenBy(evening(), 'ana'), card('big-media'));
    expect(labels(entries)).toEqual([
      'Attack to control',
      'Attack to neutralize',
      'Attack to destroy',
      'Transfer money',
      'Move group',
      'Transfer group to a player',
      'Drop group',
      'Stack the money',
      'Position in the structure',
      'View card',
    ]);
    expect(entries.filter(({ why }) => why)).toEqual([]);
  });

  test('[R-22.11] what cannot be done is greyed with a reason and a rule', () => {
    const entries = cardEntries(seenBy(evening({ turn: { seat: 'ben' } }), 'ana'), card('big-media'));
    expect(reasonFor(entries, 'Attack to control')).toEqual({ text: 'Needed: your own turn.', rule: 'R-7.1' });
    expect(reasonFor(entries, 'View card')).toBeUndefined();
  });

  test('[R-7.3] a Group without power says so', () => {
    const table = evening();
    const entries = cardEntries(seenBy(table, 'ana'), card('eco-guerrillas'));
    expect(reasonFor(entries, 'Attack to neutralize')?.rule).toBe('R-7.6');
  });

  test('[REQ-336] on a rival’s Illuminati there is nothing but to look', () => {
    expect(labels(cardEntries(seenBy(evening(), 'ana'), 1))).toEqual(['Position in the structure', 'View card']);
  });

  test('[REQ-188] [REQ-321] an own Special can be used, given, turned up and viewed', () => {
    const seen = seenBy(evening(), 'ana');
    expect(labels(slotEntries(seen, 0, 0))).toEqual(['Use', 'Give', 'Turn face-up', 'View card']);
    expect(reasonFor(slotEntries(seen, 0, 2), 'Use')?.rule).toBe('R-15.6');
  });

  test('[REQ-188] [R-22.11] why a Special has to wait is said in the language of its reader', () => {
    const reason = () => slotEntries(seenBy(evening(), 'ana'), 0, 2)[0]?.why?.text;
    expect(reason()).toBe('Needed: somebody else’s attack in its spending round.');
    expect(inGerman(reason)).toMatch(/^Nötig: .*Angriff/);
  });

  test('[REQ-340] [R-18.5] peeking is offered only where the table allows it, and shows no card', () => {
    const [only, ...more] = slotEntries(seenBy(evening(), 'ana'), 1, 0);
    expect(only).toMatchObject({ label: 'Peek', why: { rule: 'R-18.5' } });
    expect(more).toEqual([]);
    const table = evening({ options: { peeking: true } });
    const watching = { ...seenBy(table, 'ana'), view: table.view('spectator'), moves: {}, me: undefined };
    expect(slotEntries(watching, 1, 0)).toMatchObject([{ label: 'Peek', why: { rule: 'R-0.3' } }]);
    const peeking = seenBy(evening({ options: { peeking: true } }), 'ana');
    expect(slotEntries(peeking, 1, 0)).toMatchObject([{ label: 'Peek', why: undefined }]);
  });
});
