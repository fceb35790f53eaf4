import { directionOf, explain, explainAttack, whyNot } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { lightsNow } from '../../src/actions/all/now.ts';
import { type AttackPlan, planAttack } from '../../src/actions/attack/attack-draft.ts';
import { hangingOf as moving } from '../../src/actions/move/move-draft.ts';
import { effectsOn } from '../../src/actions/offer/deal-draft.ts';
import { hangingOf as placing } from '../../src/actions/place/place-draft.ts';
import { arrowsFor, looseCards, presentLinks, takeOff } from '../../src/actions/reorganize/reorganize-draft.ts';
import { tapForTransfer } from '../../src/actions/transfer/transfer-draft.ts';
import { CardView } from '../../src/around/closer/card-view.tsx';
import { cardText, standingOf } from '../../src/pieces/board/card-caption.ts';
import { CardFace } from '../../src/pieces/cards/index.ts';
import { Rivals } from '../../src/screens/table/rivals.tsx';
import { WaitingPanel } from '../../src/screens/table/waiting-panel.tsx';
import { ArrowPicker } from '../../src/tabletop/arrows/arrow-picker.tsx';
import { oldCardsToDrop } from '../../src/tabletop/arrows/old-cards-to-drop.ts';
import { directionsBelow, directionsOf, nextArrow, previewOf } from '../../src/tabletop/arrows/open-arrows.ts';
import { figureText } from '../../src/tabletop/goals/figure-text.ts';
import { goalText } from '../../src/tabletop/goals/goal-line.ts';
import { basicProgress, figuresOf, goalProgress, knownGoal, scoreNow } from '../../src/tabletop/goals/goal-progress.ts';
import { ledgerRows } from '../../src/tabletop/numbers/ledger-rows.ts';
import { paymentsOf } from '../../src/tabletop/numbers/spent-by.ts';
import { whyRefused } from '../../src/tabletop/parts/why-refused.ts';
import { drawn, text } from './drawn.ts';
import { card, evening, seenBy } from './evening.ts';
import { inGerman } from './in-german.ts';

const begun = (plan: AttackPlan) => ({ what: 'attack', draft: { plan } });

describe('what is lit', () => {
  test('[R-22.12] [REQ-081] while a target is chosen exactly the legal ones are lit, the rest is inert', () => {
    const seen = seenBy(evening(), 'ana');
    const lights = lightsNow(seen, begun(planAttack('control', { attacker: card('big-media') })));
    expect(lights.rings.get(card('eco-guerrillas'))).toBe('legal');
    expect(lights.rings.get(card('big-media'))).toBe('attacker');
    expect(lights.choosable?.has(card('california'))).toBe(false);
  });

  test('[REQ-081] [R-22.12] before either end is named both attackers and targets are lit', () => {
    const lights = lightsNow(seenBy(evening(), 'ana'), begun(planAttack('control', {})));
    expect(lights.rings.get(card('big-media'))).toBe('legal');
    expect(lights.rings.get(card('eco-guerrillas'))).toBe('legal');
    expect(lights.choosable?.has(card('kgb'))).toBe(true);
  });

  test('[R-17.2] a card whose ability counts is marked, and the ghost stands on an open arrow of the attacker', () => {
    const seen = seenBy(evening(), 'ana');
    const plan = planAttack('control', { attacker: card('big-media'), target: card('eco-guerrillas') });
    const lights = lightsNow(seen, begun(plan));
    expect(lights.rings.get(card('feminists'))).toBe('helps');
    expect(lights.ghost).toMatchObject({ group: card('eco-guerrillas'), host: card('big-media') });
    expect(lights.pressArrows).toBe(false);
  });

  test('[R-24.6] a spectator’s lights come from the public attack alone', () => {
    const table = evening();
    table.seats.ana.attacks('control', 'eco-guerrillas').with('big-media');
    const seen = { ...seenBy(table, 'ana'), view: table.view('spectator'), moves: {}, me: undefined };
    const lights = lightsNow(seen, undefined);
    expect(lights.rings.get(card('big-media'))).toBe('attacker');
    expect(lights.choosable).toBeUndefined();
    expect(lights.ghost).toBeUndefined();
  });
});

describe('hanging a Group somewhere', () => {
  const captured = () => {
    const table = evening({ dice: [[1, 1]] });
    table.seats.ana.attacks('control', 'eco-guerrillas').with('big-media', { aids: ['discordian-society'] });
    table.settles('placement');
    return seenBy(table, 'ana');
  };

  test('[REQ-281] [R-10.6] a captured Group may hang from the attacking card only; one arrow is chosen from the start', () => {
    const hanging = placing(captured(), {});
    expect(new Set(hanging?.arrows.map(({ host }) => host))).toEqual(new Set([card('big-media')]));
    expect(hanging?.chosen).toBeDefined();
    expect(hanging && previewOf(captured(), hanging)?.lost).toEqual([]);
  });

  test('arrow keys walk round the open arrows', () => {
    const arrows = [
      { host: 9, side: 0 as const, inTheWay: [] },
      { host: 9, side: 2 as const, inTheWay: [] },
    ];
    expect(nextArrow(arrows, undefined, 1)).toBe(arrows[0]);
    expect(nextArrow(arrows, arrows[0], 1)).toBe(arrows[1]);
    expect(nextArrow(arrows, arrows[0], -1)).toBe(arrows[1]);
    expect(nextArrow([], undefined, 1)).toBeUndefined();
  });

  test('[REQ-294] [R-13.1] a moved Group is offered the arrows of other cards', () => {
    const seen = seenBy(evening(), 'ana');
    const hanging = moving(seen, { group: card('hackers') });
    expect(hanging?.arrows.length).toBeGreaterThan(0);
    expect(hanging?.arrows.some(({ host }) => host === card('hackers'))).toBe(false);
  });
});

describe('arranging what hangs below', () => {
  const seen = seenBy(evening(), 'ana');
  const california = card('california');
  const arm = [{ card: card('big-media'), host: california, side: 2 as const }];
  const hangs = (arrow: { readonly host: number; readonly side: 0 | 1 | 2 | 3 }) => ({
    group: california,
    arrows: [{ ...arrow, inTheWay: [] }],
    chosen: { arrow },
  });

  test('[R-13.4] [R-12.3] arrows are named by where they would point, as the board will show them', () => {
    const hanging = hangs({ host: card('hackers'), side: seen.pack.outSides[card('hackers')]?.[0] ?? 0 });
    const lies = previewOf(seen, hanging)?.layout.find((placed) => placed.card === california);
    if (!lies) throw new Error('it has no room there');
    const direction = directionsBelow(seen, hanging, arm);
    for (const side of seen.pack.outSides[california] ?? [])
      expect(direction({ host: california, side })).toBe(directionOf(lies, side));
  });

  test('[R-12.5] where there is no room they point where they would: opposite to now on the opposite arrow', () => {
    // California hangs on the left; on the right lie the Feminists.
    const hanging = hangs({ host: 0, side: 1 });
    expect(previewOf(seen, hanging)).toBeUndefined();
    const now = directionsOf(seen);
    const then = directionsBelow(seen, hanging, arm);
    for (const side of seen.pack.outSides[california] ?? [])
      expect(then({ host: california, side })).toBe((now({ host: california, side }) + 2) % 4);
  });

  test('[R-22.13] they are named in the language of the player', () => {
    const hanging = hangs({ host: card('hackers'), side: seen.pack.outSides[card('hackers')]?.[0] ?? 0 });
    const named = () => text(drawn(ArrowPicker, { seen, hanging, arm, onChoose: () => undefined }));
    expect(named()).toMatch(/California: arrow (up|down|to the left|to the right)/);
    expect(inGerman(named)).toMatch(/California: Pfeil nach (oben|unten|links|rechts)/);
    expect(inGerman(named)).not.toMatch(/\b(top|bottom|left|right)\b/);
  });
});

describe('what arrives has no room as it hangs', () => {
  /** Ben is given the Convenience Stores: right of the Illuminati they fit, their Punk Rockers would lie on the Newspapers. */
  function received() {
    const table = evening({
      seats: {
        ana: {
          illuminati: 'discordian-society',
          turnsTaken: 2,
          structure: [
            { group: 'convenience-stores', on: 'left', puppets: [{ group: 'punk-rockers', on: 'bottom' }] },
            { group: 'hackers', on: 'top' },
          ],
        },
        ben: {
          illuminati: 'gnomes-of-zurich',
          turnsTaken: 2,
          structure: [
            { group: 'fraternal-orders', on: 'top' },
            { group: 'federal-reserve', on: 'bottom', puppets: [{ group: 'underground-newspapers', on: 'top' }] },
          ],
        },
        cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
      },
    });
    table.seats.ana.offers('ben', { give: { groups: ['convenience-stores'] } });
    table.seats.ben.accepts();
    return seenBy(table, 'ben');
  }
  const newspapers = card('underground-newspapers');
  const arm = [{ card: card('punk-rockers'), host: card('convenience-stores'), side: 2 as const }];
  const place = { arrow: { host: 1, side: 1 as const } };

  test('[R-14.9] the receiver may give up an old card instead of the new one, and take that back', () => {
    const seen = received();
    const hanging = placing(seen, { chosen: place });
    if (!hanging) throw new Error('nothing is asked');
    expect(previewOf(seen, hanging)?.lost).toEqual([card('punk-rockers')]);
    expect(oldCardsToDrop(seen, hanging, arm)).toEqual([[newspapers]]);
    const instead = { ...place, dropOld: [newspapers] };
    const then = { ...hanging, chosen: instead };
    expect(previewOf(seen, then)?.lost).toEqual([newspapers]);
    expect(oldCardsToDrop(seen, then, arm)).toEqual([]);
    expect(whyNot(seen.pack, seen.view, { type: 'place', ...place.arrow, dropOld: [newspapers] })).toBeUndefined();
    const chips = (now: typeof hanging, mayDropOld: boolean) =>
      drawn(ArrowPicker, { seen, hanging: now, arm, mayDropOld, onChoose: () => undefined });
    expect(chips(hanging, true)).toContain('aria-pressed="false">Underground Newspapers');
    expect(chips(then, true)).toContain('aria-pressed="true">Underground Newspapers');
    // After an attack only new cards may go.
    expect(chips(hanging, false)).not.toContain('Give up old cards');
  });
});

describe('transfers by tapping', () => {
  test('[REQ-154] [REQ-159] giver, then a connected receiver; a wrong tap changes nothing', () => {
    const seen = seenBy(evening(), 'ana');
    const from = tapForTransfer(seen, { amount: 9 }, card('california'));
    expect(from).toMatchObject({ from: card('california'), amount: 5 });
    expect(tapForTransfer(seen, from, card('big-media'))).toMatchObject({
      from: card('california'),
      to: card('big-media'),
    });
    expect(tapForTransfer(seen, from, card('kgb'))).toBe(from);
  });
});

describe('rebuilding a structure', () => {
  test('[R-16.4] a card taken off takes its puppets along, and fits where it hung', () => {
    const seen = seenBy(
      evening({
        turn: { phase: 'powers' },
        seats: {
          ana: {
            illuminati: 'bermuda-triangle',
            structure: [{ group: 'california', on: 'left', puppets: [{ group: 'big-media', on: 'bottom' }] }],
          },
          ben: { illuminati: 'network', structure: [{ group: 'moonies', on: 'left' }] },
          cleo: { illuminati: 'ufos', goal: 'network', structure: [{ group: 'kgb', on: 'left' }] },
        },
      }),
      'ana',
    );
    const links = takeOff(presentLinks(seen), card('california'));
    expect(links).toEqual([]);
    expect(looseCards(seen, links)).toEqual([card('california'), card('big-media')]);
    expect(arrowsFor(seen, links, card('california'))).toHaveLength(4);
    expect(
      whyRefused(seen, { type: 'reorganize', links: [{ card: card('california'), host: 0, side: 1 }] }),
    ).toBeUndefined();
    expect(
      whyRefused(seen, { type: 'reorganize', links: [{ card: card('california'), host: card('big-media'), side: 1 }] }),
    ).toBeDefined();
  });
});

describe('the ledger', () => {
  const terms = { kind: 'control' as const, attacker: card('big-media'), target: card('eco-guerrillas') };

  test('[R-7.16] [REQ-121] every row has a rule and the total so far; the last total is the needed roll', () => {
    const seen = seenBy(evening(), 'ana');
    const explanation = explain(seen.pack, seen.view, terms);
    const rows = ledgerRows(seen, terms, { explanation });
    expect(rows.at(-1)?.total).toBe(explanation.required);
    expect(rows.every(({ rule }) => /^R-\d/.test(rule))).toBe(true);
  });

  test('[R-8.4] alignments that cancel each other out are told all the same', () => {
    const seen = seenBy(evening(), 'ana');
    const rows = ledgerRows(seen, terms, { explanation: explain(seen.pack, seen.view, terms) });
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Liberal = Liberal', 'Straight – Weird']));
  });

  test('[R-7.16] [R-17.26] who shelters the target stands in the ledger, is marked on the board and on the enlarged card', () => {
    const table = evening({
      seats: {
        ana: {
          illuminati: 'discordian-society',
          turnsTaken: 2,
          structure: [{ group: 'california', on: 'left', puppets: [{ group: 'big-media', on: 'bottom' }] }],
        },
        ben: {
          illuminati: 'network',
          structure: [
            { group: 'moonies', on: 'left' },
            { group: 'survivalists', on: 'right' },
          ],
        },
        cleo: { illuminati: 'ufos', goal: 'network', structure: [{ group: 'kgb', on: 'left' }] },
      },
    });
    const seen = seenBy(table, 'ana');
    const attack = { kind: 'neutralize', attacker: card('big-media'), target: card('moonies'), aids: [] } as const;
    const rows = ledgerRows(seen, attack, { explanation: explain(seen.pack, seen.view, attack) });
    expect(rows).toContainEqual(
      expect.objectContaining({ label: 'Survivalists', note: 'shelters it', amount: -2, rule: 'R-17.26' }),
    );
    const lights = lightsNow(seen, begun(planAttack('neutralize', attack)));
    expect(lights.rings.get(card('survivalists'))).toBe('helps');
    expect(lights.rings.get(card('moonies'))).toBe('target');
    const resistance = (seen.pack.resistance[card('moonies')] ?? 0) + 2;
    const enlarged = text(drawn(CardView, { seen, shown: { card: card('moonies') } }));
    expect(enlarged).toContain(`Resistance ${resistance} Survivalists +2`);
  });

  test('[R-9.8] money is told by who paid it, and the sum stays right when the log does not know', () => {
    const table = evening();
    table.seats.ana.attacks('control', 'eco-guerrillas').with('big-media');
    table.seats.ben.spends(3, { side: 'against' });
    const seen = seenBy(table, 'cleo');
    const explanation = explainAttack(seen.pack, seen.view);
    if (!explanation) throw new Error('no attack');
    const known = ledgerRows(seen, terms, { explanation, payments: paymentsOf(table.log as never) });
    expect(known.at(-1)).toMatchObject({
      label: 'ben: interference',
      amount: -3,
      rule: 'R-9.8',
      total: explanation.required,
    });
    expect(ledgerRows(seen, terms, { explanation }).at(-1)).toMatchObject({ amount: -3, total: explanation.required });
  });
});

describe('goals', () => {
  test('[R-21.3] [R-16.5] basic and special goal of this seat', () => {
    const { pack, view } = seenBy(evening(), 'ana');
    expect(basicProgress(pack, view, 0)).toMatchObject({ have: 5, need: 13 });
    const goal = knownGoal(pack, view, 0);
    expect(goal && goalProgress(pack, view, { seat: 0, goal })).toMatchObject({ have: 2, need: 5 });
  });

  test('[R-23.7] [R-20.3] in a long game nobody looks at goals: points stand in their place', () => {
    const seen = seenBy(evening({ options: { longGame: true } }), 'ana');
    const { pack, view } = seen;
    const groups = ['california', 'big-media', 'hackers', 'feminists'].map(card);
    const score = groups.reduce((sum, group) => sum + (pack.power[group] ?? 0) + 1, 0);
    expect(scoreNow(pack, view, 0)).toBe(score);
    expect(knownGoal(pack, view, 0)).toBeUndefined();
    expect(goalText(seen, 0)).toBe(`Score ${score}`);
    const race = text(drawn(WaitingPanel, { seen }));
    expect(race).toContain(`5 Cards ${score} Score`);
    expect(race).not.toMatch(/secret goal|5\/13/);
    expect(race).toContain('Rules: R-23.7 R-20.3');
    expect(effectsOn(pack, view, { seat: 0, partner: 2, gives: {}, gets: { groups: [card('kgb')] } })).toContainEqual({
      figure: 'score',
      before: score,
      after: score + (pack.power[card('kgb')] ?? 0) + 1,
    });
  });

  test('[R-21.3] in every other game it is goals, not points', () => {
    const seen = seenBy(evening(), 'ana');
    expect(scoreNow(seen.pack, seen.view, 0)).toBeUndefined();
    expect(goalText(seen, 0)).toBe('Weird 2 / 5');
    expect(text(drawn(WaitingPanel, { seen }))).toContain('Rules: R-21.3 R-16');
  });
});

describe('face-down Illuminati', () => {
  const table = evening({ options: { hiddenIlluminati: true } });

  test('[R-23.9] [R-23.16] the own card says that it lies face-down, on its face and in its words', () => {
    const { pack, view } = seenBy(table, 'ana');
    const own = standingOf({ pack, view }, 0, 0);
    expect(own.covered).toBe(true);
    const face = drawn(CardFace, { pack, card: 0, illuminati: view.seats[0]?.illuminati, ...own });
    expect(text(face)).toContain('face-down');
    expect(face).toMatch(/aria-label="The Discordian Society[^"]*face-down/);
    expect(cardText({ pack, view, seat: 1 }, 1).match(/face-down/g)).toHaveLength(1);
    // In a game with open cards nothing of the kind is said.
    const open = seenBy(evening(), 'ana');
    expect(standingOf(open, 0, 0).covered).toBe(false);
  });

  test('[R-23.16] power and income of a card one may not know are told as at least', () => {
    const { pack, view } = seenBy(table, 'ana');
    expect(figuresOf(pack, view, 0).cardHidden).toBe(false);
    expect(figuresOf(pack, view, 1)).toMatchObject({ cardHidden: true, power: pack.power[card('moonies')] });
    const rivals = text(drawn(Rivals, { seen: seenBy(table, 'ana'), log: [], compact: false }));
    expect(rivals).toContain(`Power ${pack.power[card('moonies')]}+ `);
  });
});

test('[T-35] a sum with a hidden part is told as far as it is known', () => {
  const said = [
    { known: 7, isMore: false },
    { known: 7, isMore: true },
    { known: 0, isMore: true },
    { known: 0, isMore: false },
  ].map(figureText);
  expect(said).toEqual(['7', '7+', '?', '0']);
});
