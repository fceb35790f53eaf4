import { beforeEach, describe, expect, test } from 'vitest';
import { lightsNow } from '../../src/actions/all/now.ts';
import { type AttackDrafted, planAttack } from '../../src/actions/attack/attack-draft.ts';
import { pressCard } from '../../src/screens/table/press-card.ts';
import { begin, startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { card, evening, seenBy } from './evening.ts';

const NOWHERE = {} as HTMLElement;
const seen = seenBy(
  evening({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 11,
        turnsTaken: 2,
        specials: ['slush-fund'],
        structure: [
          { group: 'california', on: 'left', puppets: [{ group: 'orbital-mind-control-lasers', on: 'bottom' }] },
          { group: 'hackers', on: 'top' },
        ],
      },
      ben: { illuminati: 'network', structure: [{ group: 'moonies', on: 'left' }] },
      cleo: { illuminati: 'ufos', goal: 'network', structure: [{ group: 'kgb', on: 'left' }] },
    },
  }),
  'ana',
);
const plan = planAttack('control', { attacker: card('california'), target: card('eco-guerrillas') });
const begun = (draft: AttackDrafted) => ({ what: 'attack', draft });
const draftAfter = (draft: AttackDrafted, pressed: string): unknown => {
  begin(begun(draft));
  pressCard(seen, card(pressed), NOWHERE);
  return useUi.getState().begun?.draft;
};

describe('a press on a card inside a choice of the announcement', () => {
  beforeEach(() => startAfresh());

  test('[R-17.20] [R-22.13] with the Lasers in hand it names their Group, and the attack stays as it was', () => {
    const asked = { plan, ask: 'lasers' } as const;
    expect(draftAfter(asked, 'goldfish-fanciers')).toEqual({ ...asked, lasersOn: card('goldfish-fanciers') });
    // Another Group than the Lasers themselves: that press means nothing.
    expect(draftAfter(asked, 'orbital-mind-control-lasers')).toEqual(asked);
  });

  test('[REQ-172] [R-22.12] while privilege is paid no card of a board means anything', () => {
    const asked = { plan, ask: 'privilege' } as const;
    for (const pressed of ['goldfish-fanciers', 'hackers', 'california'])
      expect(draftAfter(asked, pressed)).toEqual(asked);
  });

  test('[R-22.12] what is lit is what a press would mean', () => {
    const lasers = lightsNow(seen, begun({ plan, ask: 'lasers', lasersOn: card('kgb') }));
    expect(lasers.choosable).toEqual(new Set(seen.moves.lasers?.map(([group]) => group)));
    expect(lasers.rings.get(card('kgb'))).toBe('chosen');
    expect(lasers.rings.get(card('california'))).toBe('attacker');
    expect([...lasers.rings.values()]).not.toContain('legal');
    const privilege = lightsNow(seen, begun({ plan, ask: 'privilege' }));
    expect(privilege.choosable).toEqual(new Set());
  });

  test('[REQ-081] without a choice open the same press names a target', () => {
    expect(draftAfter({ plan }, 'goldfish-fanciers')).toMatchObject({
      plan: { target: card('goldfish-fanciers') },
    });
  });
});
