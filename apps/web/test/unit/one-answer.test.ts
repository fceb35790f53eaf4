/** One answer to "may I, and why not?": lists, ledger, board and buttons ask the rules, and therefore agree. */
import { chance36, explain, viewFor } from '@illuminice/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { whyNoAbolition } from '../../src/actions/abolish/against-privilege.ts';
import { cardEntries, lightsNow, turnEntries } from '../../src/actions/all/now.ts';
import { aidsFor, explainable, planAttack, targetsFor } from '../../src/actions/attack/attack-draft.ts';
import { DraftPanel } from '../../src/actions/attack/draft-panel.tsx';
import { withOdds } from '../../src/actions/attack/within-reach.ts';
import { useWhyNot } from '../../src/base/theme/why-not.ts';
import { landingNote } from '../../src/screens/table/landing-note.ts';
import { pressCard } from '../../src/screens/table/press-card.ts';
import { basicProgress } from '../../src/tabletop/goals/goal-progress.ts';
import { ledgerRows } from '../../src/tabletop/numbers/ledger-rows.ts';
import { whyRefused } from '../../src/tabletop/parts/why-refused.ts';
import { begin, startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { drawnPanel } from './drawn.ts';
import { card, evening, seenBy } from './evening.ts';

const NOWHERE = {} as HTMLElement;

describe('odds', () => {
  test('[T-7] [R-15.15] [R-8.12] the list of targets says the odds of the attack as it would be announced, whispering and all', () => {
    // "The list says 17 % each; each, once chosen, reads NO ROLL IS LOW ENOUGH 0 %." (T-7)
    const seen = seenBy(evening(), 'ana');
    const plan = planAttack('destroy', { attacker: card('big-media') });
    const targets = targetsFor(seen, plan);
    expect(seen.moves.attack?.powerless.some((powerless) => targets.includes(powerless))).toBe(true);
    const listed = withOdds(seen, plan, targets);
    expect(listed.map(({ card: target }) => target).toSorted()).toEqual([...targets].toSorted());
    for (const { card: target, required } of listed) {
      const draft = explainable(seen, { ...plan, target });
      expect(required).toBe(draft && explain(seen.pack, seen.view, draft).required);
    }
    const ways = listed.map(({ required }) => chance36(required ?? 0));
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  });

  test('[T-34] in the list of targets no chance has not the colour of a good one', () => {
    const seen = seenBy(evening(), 'ana');
    const draft = { plan: planAttack('destroy', { attacker: card('big-media') }) };
    const chances = [...drawnPanel(DraftPanel, { seen, draft }).matchAll(/<small class="([^"]*)">(\d+)%/g)];
    expect(new Set(chances.map(([, , share]) => share === '0'))).toEqual(new Set([true, false]));
    for (const [, look, share] of chances) expect(look === 'no-chance').toBe(share === '0');
  });

  test('[T-31] [R-17.7] [R-7.16] an alignment the attacking card only acts as is named in the ledger, like every ability', () => {
    // "The ledger reads only 'Alignment +4 R-8.4'; every other ability is named." (T-31)
    const seen = seenBy(
      evening({
        seats: {
          ana: {
            illuminati: 'discordian-society',
            turnsTaken: 2,
            structure: [{ group: 'chinese-campaign-donors', on: 'left' }],
          },
          ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'moonies', on: 'left' }] },
          cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'post-office', on: 'left' }] },
        },
      }),
      'ana',
    );
    const draft = explainable(
      seen,
      planAttack('control', { attacker: card('chinese-campaign-donors'), target: card('post-office') }),
    );
    if (!draft) throw new Error('no attack');
    const rows = ledgerRows(seen, draft, { explanation: explain(seen.pack, seen.view, draft) });
    expect(rows.filter(({ sign }) => sign === 'alignment')).toMatchObject([
      { label: 'Chinese Campaign Donors', note: 'Government = Government', amount: 4, card: draft.attacker },
    ]);
  });
});

describe('the board', () => {
  beforeEach(() => startAfresh());

  test('[T-8] [R-10.7] the ghost of a captured Group counts the puppets it brings', () => {
    // "The ghost says 'Cards 3 / 12'; after the capture 5 / 12." (T-8)
    const seen = seenBy(
      evening({
        seats: {
          ana: { illuminati: 'servants-of-cthulhu', turnsTaken: 2, structure: [{ group: 'feminists', on: 'left' }] },
          ben: {
            illuminati: 'gnomes-of-zurich',
            structure: [{ group: 'california', on: 'left', puppets: [{ group: 'big-media', on: 'bottom' }] }],
          },
          cleo: { illuminati: 'discordian-society', structure: [{ group: 'kgb', on: 'left' }] },
        },
      }),
      'ana',
    );
    const before = basicProgress(seen.pack, seen.view, 0).have;
    const begun = {
      what: 'attack',
      draft: { plan: planAttack('control', { attacker: 0, target: card('california') }) },
    };
    const { ghost } = lightsNow(seen, begun);
    if (!ghost) throw new Error('no ghost');
    expect(landingNote(seen, ghost)).toContain(`Cards ${before + 2} /`);
  });

  test('[T-21] [R-16.6] [R-22.12] a press on an immune target says why, and names nothing', () => {
    // "Attack, F.B.I., open the board of the Discordian Society, tap Yuppies: nothing; no reason." (T-21)
    const seen = seenBy(
      evening({
        seats: {
          ana: { illuminati: 'gnomes-of-zurich', turnsTaken: 2, structure: [{ group: 'fbi', on: 'left' }] },
          ben: { illuminati: 'discordian-society', structure: [{ group: 'yuppies', on: 'left' }] },
          cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
        },
        deck: ['trekkies', 'hollywood'],
      }),
      'ana',
    );
    const draft = { plan: planAttack('control', { attacker: card('fbi') }) };
    begin({ what: 'attack', draft });
    const { presses } = useWhyNot.getState();
    pressCard(seen, card('yuppies'), NOWHERE);
    expect(useWhyNot.getState()).toMatchObject({
      text: 'Needed: participants against which Yuppies is not immune.',
      rule: 'R-16.6',
      presses: presses + 1,
    });
    expect(useUi.getState().begun?.draft).toEqual(draft);
    // What can be named is named, and nothing is said.
    pressCard(seen, card('kgb'), NOWHERE);
    expect(useUi.getState().begun?.draft).toMatchObject({ plan: { target: card('kgb') } });
    expect(useWhyNot.getState().presses).toBe(presses + 1);
  });

  test('[T-30] [R-7.9] [R-22.12] a card that may lend is lit as one that can be chosen, whatever its ability does besides', () => {
    // "Hackers, a legal aid, is ringed 'ability counts', not 'can be chosen'." (T-30)
    const seen = seenBy(evening(), 'ana');
    const plans = targetsFor(seen, planAttack('control', { attacker: card('big-media') })).map((target) =>
      planAttack('control', { attacker: card('big-media'), target }),
    );
    const both = plans.flatMap((plan) => {
      const draft = explainable(seen, plan);
      const lines = draft ? explain(seen.pack, seen.view, draft).lines : [];
      return aidsFor(seen, plan).flatMap((aid) =>
        lines.some(({ what, card: helper }) => what === 'abilities' && helper === aid) ? [{ plan, aid }] : [],
      );
    });
    expect(both.length).toBeGreaterThan(0);
    for (const { plan, aid } of both)
      expect(lightsNow(seen, { what: 'attack', draft: { plan } }).rings.get(aid)).toBe('legal');
  });
});

/** T-22: reasons on greyed entries that were wrong. */
describe('the reason on a greyed entry is the one the rules would give', () => {
  const whyInTurn = (seen: ReturnType<typeof seenBy>, act: string) =>
    (['regular', 'free', 'main'] as const).flatMap((list) => turnEntries(seen, list)).find((entry) => entry.act === act)
      ?.why;

  test('[T-22] [R-13.8] dropping is free: without a Group it is the Group that is missing, not an action', () => {
    const seen = seenBy(
      evening({
        turn: { actionsUsed: 2 },
        seats: {
          ana: { illuminati: 'discordian-society', turnsTaken: 2 },
          ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'moonies', on: 'left' }] },
          cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
        },
      }),
      'ana',
    );
    expect(whyInTurn(seen, 'drop')).toEqual({ text: 'Needed: a Group of your own.', rule: 'R-13.8' });
  });

  test('[T-22] [R-16.1] an ability that was used in this turn says so', () => {
    const table = evening({
      seats: {
        ana: {
          illuminati: 'bavarian-illuminati',
          money: 30,
          turnsTaken: 2,
          structure: [{ group: 'california', on: 'left' }],
        },
        ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'moonies', on: 'left' }] },
        cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
      },
      dice: [[6, 6]],
    });
    table.seats.ana.attacks('control', 'eco-guerrillas').with('california', { privilege: { pay: true } });
    table.settles('actions');
    const seen = seenBy(table, 'ana');
    const use = cardEntries(seen, 0).find(({ label }) => label === 'Use special ability');
    expect(use?.why?.text).toBe('Needed: The Bavarian Illuminati, unused in this turn.');
  });

  test('[T-22] [R-9.12] with Specials enough it is the moment that bars an abolition', () => {
    const table = evening({
      seats: {
        ana: {
          illuminati: 'discordian-society',
          money: 11,
          turnsTaken: 2,
          specials: ['slush-fund'],
          structure: [{ group: 'california', on: 'left' }],
        },
        ben: {
          illuminati: 'gnomes-of-zurich',
          money: 30,
          specials: ['bribery', 'murphys-law', 'media-campaign'],
          structure: [{ group: 'moonies', on: 'left' }],
        },
        cleo: { illuminati: 'servants-of-cthulhu', money: 9, structure: [{ group: 'kgb', on: 'left' }] },
      },
    });
    table.seats.ana.attacks('control', 'eco-guerrillas').with('california', { privilege: { discard: 'slush-fund' } });
    // The card that pays may still be cancelled: the window is open.
    expect(table.state.questions.at(-1)?.kind).toBe('secrets');
    const seen = seenBy(table, 'ben');
    expect(seen.view.seats[1]?.hand).toHaveLength(3);
    expect(whyNoAbolition(seen)).toEqual({
      text: 'Needed: somebody else’s attack in its spending round.',
      rule: 'R-9.12',
    });
  });

  test('[R-0.3] [T-22] who does not play any more is not told to wait for a turn', () => {
    const seen = seenBy(evening(), 'ben');
    const out = {
      ...seen,
      moves: {},
      view: {
        ...seen.view,
        seats: seen.view.seats.map((seat, number) => (number === 1 ? { ...seat, status: 1 } : seat)),
      },
    };
    expect(whyInTurn(out, 'attack')).toEqual({
      text: 'You are out of this game: that is for those who still play.',
      rule: 'R-0.3',
    });
    expect(whyInTurn(seen, 'attack')).toEqual({ text: 'Needed: your own turn.', rule: 'R-7.1' });
  });

  test('[R-0.3] [T-22] who watches is told that they watch, not that it is not their turn', () => {
    const table = evening();
    const { pack, info } = seenBy(table, 'ben');
    const watching = { pack, info, me: undefined, moves: {}, view: viewFor(pack, table.state, 'spectator') };
    for (const command of [{ type: 'pass' }, { type: 'drop', group: card('moonies') }] as const)
      expect(whyRefused(watching, command)).toEqual({
        text: 'You are watching: that is for those who play.',
        rule: 'R-0.3',
      });
    // And no card offers them what is for others.
    for (const each of [0, 1, card('moonies'), card('eco-guerrillas')]) expect(cardEntries(watching, each)).toEqual([]);
  });
});
