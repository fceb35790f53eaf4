/** Every Special from the own hand: "Use" leads somewhere, or the rules say why not and when. */
import { pack } from '@illuminice/cards';
import { beforeEach, describe, expect, test } from 'vitest';
import { openNow } from '../../src/actions/all/now.ts';
import type { AttackDrafted } from '../../src/actions/attack/attack-draft.ts';
import { announcement, stepPlan, targetsFor } from '../../src/actions/attack/attack-draft.ts';
import { DraftPanel } from '../../src/actions/attack/draft-panel.tsx';
import { BribePanel } from '../../src/actions/bribe/bribe-panel.tsx';
import { menuEntries } from '../../src/actions/card-menu/menu-entries.ts';
import { PlayPanel } from '../../src/actions/play/play-panel.tsx';
import { UseButton } from '../../src/actions/play/use-button.tsx';
import { leftIn } from '../../src/actions/redistribute/money-draft.ts';
import { RedistributePanel } from '../../src/actions/redistribute/redistribute-panel.tsx';
import { RevivePanel } from '../../src/actions/revive/revive-panel.tsx';
import { SpecialsPanel } from '../../src/actions/specials/specials-panel.tsx';
import { SpyPanel } from '../../src/actions/spy/spy-panel.tsx';
import { pressCard } from '../../src/screens/table/press-card.ts';
import { NOTHING } from '../../src/tabletop/action/action.tsx';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { drawn, drawnPanel, text } from './drawn.ts';
import { card, evening, seenBy, special } from './evening.ts';

const ALL = pack.specials.map(({ key }) => key);
const ana = {
  illuminati: 'discordian-society',
  money: 11,
  turnsTaken: 2,
  structure: [
    { group: 'california', on: 'left', money: 5, puppets: [{ group: 'big-media', on: 'bottom', money: 3 }] },
    { group: 'hackers', on: 'top', money: 1 },
  ],
} as const;
const others = {
  ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'moonies', on: 'left' }] },
  cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
} as const;
const holding = (specials: readonly string[]) =>
  seenBy(evening({ seats: { ana: { ...ana, specials }, ...others }, dead: ['comic-books'] }), 'ana');

const entryOf = (seen: Seen, index: number) =>
  menuEntries(seen, { owner: 0, index }).find(({ label }) => label === 'Use');

beforeEach(() => startAfresh());

describe('a Special leads', () => {
  test('[T-20] [R-22.11] "Use" on each of them begins something, or is refused with a rule and in words', () => {
    const seen = holding(ALL);
    const begun = new Map(
      ALL.map((key, index) => {
        startAfresh();
        const use = entryOf(seen, index);
        if (!use) throw new Error(key);
        const inView = text(drawn(UseButton, { seen, special: special(key) }));
        if (use.why) {
          expect(use.why.rule, key).toMatch(/^R-/);
          expect(use.why.text, key).toMatch(/^(Needed: )?(\S+ ){2}/);
          expect(inView).toContain(use.why.text);
          return [key, use.why.rule];
        }
        expect(inView, key).toBe('Use');
        use.start();
        const open = openNow(seen, useUi.getState().begun);
        expect(open?.panel, key).toBeDefined();
        return [key, open?.name];
      }),
    );
    expect(Object.fromEntries(begun)).toEqual({
      assassination: 'R-10.2',
      bribery: 'bribe',
      'computer-espionage': 'spy',
      'deep-agent': 'R-15.6',
      interference: 'R-15.7',
      'market-manipulation': 'R-3.1',
      'media-campaign': 'revive',
      'murphys-law': 'R-10.2',
      'secrets-man-was-not-meant-to-know': 'R-15.12',
      'senate-investigating-committee': 'R-15.11',
      'slush-fund': 'play',
      'swiss-bank-account': 'play',
      'whispering-campaign': 'attack',
      'white-collar-crime': 'redistribute',
    });
  });

  test('[T-19] [T-20] every panel of a Special names the card and what it does', () => {
    const seen = holding(ALL);
    const panels = {
      bribery: drawnPanel(BribePanel, { seen, draft: { special: special('bribery') } }),
      'computer-espionage': drawnPanel(SpyPanel, { seen, draft: { special: special('computer-espionage') } }),
      'media-campaign': drawnPanel(RevivePanel, { seen, draft: { special: special('media-campaign') } }),
      'slush-fund': drawnPanel(PlayPanel, { seen, draft: { special: special('slush-fund') } as never }),
      'white-collar-crime': drawnPanel(RedistributePanel, { seen, draft: moneyDraft(seen) }),
      'whispering-campaign': drawnPanel(DraftPanel, { seen, draft: whispering(seen) }),
    };
    for (const [key, panel] of Object.entries(panels)) {
      const definition = pack.specials[special(key)];
      expect(text(panel), key).toContain(`${definition?.name} ${definition?.summary}`);
    }
  });
});

function whispering(seen: Seen): AttackDrafted {
  entryOf(seen, ALL.indexOf('whispering-campaign'))?.start();
  return useUi.getState().begun?.draft as AttackDrafted;
}

function moneyDraft(seen: Seen) {
  entryOf(seen, ALL.indexOf('white-collar-crime'))?.start();
  return useUi.getState().begun?.draft as Parameters<typeof RedistributePanel>[0]['draft'];
}

describe('Whispering Campaign from the hand', () => {
  test('[T-20] [R-15.15] opens an attack to destroy on Groups without power alone', () => {
    const seen = holding(ALL);
    const { plan } = whispering(seen);
    expect(plan).toMatchObject({ kind: 'destroy', powerless: true });
    const weak = [...seen.view.uncontrolled, ...seen.view.seats.flatMap(({ groups }) => groups.map((g) => g.card))];
    expect(targetsFor(seen, plan).toSorted()).toEqual(weak.filter((group) => pack.power[group] === 0).toSorted());
    const named = [card('california'), card('eco-guerrillas')].reduce(
      (sofar, pressed) => stepPlan(seen, sofar, { do: 'card', card: pressed }),
      plan,
    );
    expect(announcement(seen, named)).toMatchObject({ kind: 'destroy', whispering: true });
    // Another kind of attack is another attack: the card stays in the hand.
    const control = stepPlan(seen, named, { do: 'kind', kind: 'control' });
    expect(announcement(seen, control)).not.toHaveProperty('whispering');
  });

  test('[T-20] [R-15.15] is in the list of Specials, and says why where nothing in play is without power', () => {
    expect(text(drawnPanel(SpecialsPanel, { seen: holding(['whispering-campaign']), draft: NOTHING }))).toContain(
      'Whispering Campaign',
    );
    const strong = seenBy(
      evening({
        seats: { ana: { ...ana, specials: ['whispering-campaign'] }, ...others },
        uncontrolled: ['loan-sharks'],
      }),
      'ana',
    );
    expect(entryOf(strong, 0)?.why?.rule).toBe('R-15.15');
    const late = seenBy(
      evening({ seats: { ana: { ...ana, specials: ['whispering-campaign'] }, ...others }, turn: { actionsUsed: 2 } }),
      'ana',
    );
    expect(entryOf(late, 0)?.why?.rule).toBe('R-6.3');
  });
});

describe('White Collar Crime', () => {
  test('[T-19] [R-15.16] its 5 MB are money to place, and nobody places them unasked', () => {
    const seen = holding(ALL);
    const draft = moneyDraft(seen);
    const panel = text(drawnPanel(RedistributePanel, { seen, draft }));
    expect(panel).toContain('5 MB to place');
    expect(panel).toContain('Where do the 5 MB go?');
    expect(panel).toContain('exactly 25 MB in all, you named 20');
    pressCard(seen, card('hackers'), {} as HTMLElement);
    const placed = useUi.getState().begun?.draft as typeof draft;
    expect(placed.treasuries[card('hackers')]).toBe(6);
    expect(leftIn(placed)).toBe(0);
    expect(drawnPanel(RedistributePanel, { seen, draft: placed })).not.toContain('aria-disabled');
  });
});
