/** Danger is told before it happens: on the button, in a question before anything is sent, and above the panel. */
import { pack } from '@illuminice/cards';
import type { SeatCommand } from '@illuminice/engine';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openFixture } from '../../dev/positions/fixture.ts';
import { meaningOf, turnEntries } from '../../src/actions/all/now.ts';
import { planAttack } from '../../src/actions/attack/attack-draft.ts';
import { DraftPanel } from '../../src/actions/attack/draft-panel.tsx';
import { ReachList } from '../../src/actions/attack/reach-list.tsx';
import { DropPanel } from '../../src/actions/drop/drop-panel.tsx';
import { presentLinks } from '../../src/actions/reorganize/reorganize-draft.ts';
import { ReorganizePanel } from '../../src/actions/reorganize/reorganize-panel.tsx';
import { TurnPanel } from '../../src/actions/turn/turn-panel.tsx';
import { OfferAnswers } from '../../src/around/deals/offer-answers.tsx';
import { TradeDialog } from '../../src/around/deals/trade-dialog.tsx';
import { whyOut } from '../../src/around/game-over/why-out.ts';
import { decisionText } from '../../src/around/learning/first-games/decision-text.ts';
import { PLAIN_REASONS } from '../../src/around/learning/hint/plain-reasons.ts';
import { withProspect } from '../../src/around/learning/hint/reason-parts.ts';
import { reasonText } from '../../src/around/learning/hint/reason-text.ts';
import { closeTable, useTable } from '../../src/session/stores/table-store.ts';
import { GroupWarning } from '../../src/tabletop/parts/group-warning.tsx';
import { WarningDialog } from '../../src/tabletop/parts/warning-dialog.tsx';
import { act, namesOf, type Seen } from '../../src/tabletop/seen/seen.ts';
import { startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { drawn, drawnPanel, text } from './drawn.ts';
import { card } from './evening.ts';
import { inGerman } from './in-german.ts';

let sent: SeatCommand['type'][] = [];

function opened(scenario: string, seat = 0): Seen {
  startAfresh();
  openFixture({ scenario, seat });
  const { send } = useTable.getState();
  useTable.setState({
    send: (command, word) => {
      sent.push(command.type);
      return send(command, word);
    },
  });
  return now();
}

function now(): Seen {
  const { view, moves, info, me } = useTable.getState();
  if (!view || !info || me === 'spectator') throw new Error('no table');
  return { pack, view, moves, info, me };
}

const finish = (seen: Seen) => turnEntries(seen, 'finish').map(({ act: name, danger }) => [name, danger]);
const asked = () => useUi.getState().warned?.cautions.map((caution) => [caution.text, caution.rule]);
const OUT = 'This turn ends and you control no group: you are out of the game.';

beforeEach(() => {
  sent = [];
});
afterAll(closeTable);

describe('the third turn without a Group', () => {
  test('[R-22.17] [T-1] Pass says on itself that it eliminates, and is the only way to end the turn', () => {
    const seen = opened('thirdTurn');
    // With the Illuminati alone there is nothing to transfer: no way leads there.
    expect(finish(seen)).toEqual([['pass', 'eliminates you']]);
    expect(text(drawn(TurnPanel, { seen }, useTable.getState()))).toContain('Pass +5 MB: eliminates you');
    expect(finish(opened('actions'))).toEqual([
      ['pass', undefined],
      ['endActions', undefined],
    ]);
  });

  test('[R-22.17] [T-1] a press asks once: back sends nothing, going on sends it', async () => {
    const seen = opened('thirdTurn');
    const first = act({ type: 'pass' });
    expect(asked()).toEqual([[OUT, 'R-19.2']]);
    const { warned } = useUi.getState();
    if (!warned) throw new Error('not asked');
    expect(text(drawn(WarningDialog, { seen, warned }))).toBe(
      `Danger Do you mean it? ${OUT} R-19.2 Back Do it all the same`,
    );
    warned.answer('stop');
    expect(await first).toBe(false);
    expect(sent).toEqual([]);
    expect(asked()).toBeUndefined();

    const second = act({ type: 'pass' });
    useUi.getState().warned?.answer('goOn');
    expect(await second).toBe(true);
    expect(sent).toEqual(['pass']);
    expect(whyOut(now(), useTable.getState().log)).toEqual({
      isDefeat: true,
      text: 'Your third turn ended, and you controlled no group.',
      rule: 'R-19.2',
    });
  });

  test('[R-22.17] the key asks as the button does', () => {
    const seen = opened('thirdTurn');
    meaningOf('p', seen)?.();
    expect(asked()).toEqual([[OUT, 'R-19.2']]);
    expect(sent).toEqual([]);
    useUi.getState().warned?.answer('stop');
  });

  test('[R-22.17] whoever has said yes to the end of the turn is not asked at its last step again', async () => {
    opened('thirdTurn');
    const done = act({ type: 'endActions' });
    useUi.getState().warned?.answer('goOn');
    expect(await done).toBe(true);
    expect(finish(now()).map(([, danger]) => danger)).toEqual(['eliminates you']);
    const end = act({ type: 'endTurn' });
    expect(asked()).toBeUndefined();
    await end;
    expect(sent).toEqual(['endActions', 'endTurn']);
  });

  test('[R-22.17] [T-1] it is told above the panel and in the advice of a first game, before and in that turn', () => {
    const seen = opened('thirdTurn');
    expect(text(drawn(GroupWarning, { seen }))).toBe('Your third turn: without a group at its end you are out. R-19.1');
    expect(decisionText(seen)?.text).toContain('Win a group in this turn');
    const before = { ...seen, view: { ...seen.view, turn: { ...seen.view.turn, seat: 1 } } };
    expect(text(drawn(GroupWarning, { seen: before }))).toContain('Your next turn is your third');
    expect(inGerman(() => text(drawn(GroupWarning, { seen })))).toMatch(/^Dein dritter Zug: Ohne Gruppe/);
    expect(drawn(GroupWarning, { seen: opened('lastGroup') })).toBe('');
  });
});

describe('the last Group', () => {
  const yuppies = card('yuppies');

  test('[R-22.17] [R-19.2] [T-1] dropping it is asked about, and says so on the button', async () => {
    const seen = opened('lastGroup');
    expect(text(drawnPanel(DropPanel, { seen, draft: { group: yuppies } }))).toContain('Drop it eliminates you');
    const dropped = act({ type: 'drop', group: yuppies });
    expect(asked()).toEqual([['You control no group any more, and you are out of the game at once.', 'R-19.2']]);
    useUi.getState().warned?.answer('goOn');
    await dropped;
    expect(whyOut(now(), useTable.getState().log)?.text).toBe('You let your last group go.');
  });

  test('[R-22.17] [T-1] offering it, and accepting an offer for it', () => {
    const seen = opened('lastGroup');
    const deal = {
      with: 1,
      give: { money: 0, specials: [], groups: [yuppies] },
      want: { money: 5, specials: [], groups: [] },
      place: {},
    };
    expect(text(drawn(TradeDialog, { seen, deal: deal as never }, { connection: 'online' }))).toContain(
      'may eliminate you',
    );
    const { give, want } = { give: { groups: [yuppies] }, want: { money: 5 } };
    void act({ type: 'offer', to: 1, give, want });
    expect(asked()).toEqual([
      ['If the offer is accepted, you control no group any more, and you are out of the game at once.', 'R-19.2'],
    ]);
    useUi.getState().warned?.answer('stop');
    const asker = opened('lastGroupWanted');
    const [offer] = asker.view.offers;
    if (!offer) throw new Error('no offer');
    expect(text(drawn(OfferAnswers, { seen: asker, offer }, { connection: 'online' }))).toContain(
      'Accept eliminates you',
    );
    void act({ type: 'accept', from: offer.from, serial: offer.serial });
    expect(asked()?.[0]?.[0]).toContain('out of the game at once');
    useUi.getState().warned?.answer('stop');
    expect(sent).toEqual([]);
  });

  test('[R-22.17] attacking it oneself', () => {
    const seen = opened('lastGroup');
    const plan = planAttack('destroy', { attacker: 0, target: yuppies });
    expect(text(drawnPanel(DraftPanel, { seen, draft: { plan } }))).toContain('Announce attack may eliminate you');
  });
});

describe('somebody else would win', () => {
  test('[R-22.17] [R-21.1] whoever lets such an attack be rolled is told who wins and why, once in that attack', async () => {
    opened('rivalNearVictory');
    const done = act({ type: 'done' });
    expect(asked()).toEqual([
      ['If the attack succeeds, Ada wins at the end of this turn: enough Weird Groups.', 'R-21.1'],
    ]);
    useUi.getState().warned?.answer('stop');
    expect(await done).toBe(false);
    expect(sent).toEqual([]);
    // Whoever has paid against it has made up their mind.
    expect(await act({ type: 'spend', from: 0, amount: 3, side: 'against' })).toBe(true);
    expect(await act({ type: 'done' })).toBe(true);
    expect(sent).toEqual(['spend', 'done']);
  });
});

describe('the power at the end of the turn', () => {
  test('[T-15] [R-3.6] is in the list of the turn while the transfers are open, beside End turn', async () => {
    const seen = opened('powersAhead');
    const [power] = turnEntries(seen, 'powers');
    expect(power).toMatchObject({ label: 'Rebuild your structure', hint: 'after the transfers' });
    expect(finish(seen).map(([name]) => name)).toEqual(['endTurn']);
    power?.start();
    await expect.poll(() => useUi.getState().begun?.what).toBe('reorganize');
    expect(sent).toEqual(['endTransfers']);
    // Nobody else has one.
    expect(turnEntries(opened('transfers'), 'powers')).toEqual([]);
  });

  test('[T-15] [R-16.4] what would be dropped is named on the button and asked about', async () => {
    const seen = opened('bermuda');
    const links = presentLinks(seen).filter(({ card: group }) => group !== card('yuppies'));
    expect(text(drawnPanel(ReorganizePanel, { seen, draft: { links } }))).toContain(
      'End ability and drop 1 your turn ends',
    );
    const ended = act({ type: 'reorganize', links });
    expect(asked()).toEqual([['You let these groups go: Yuppies. Your turn ends with that.', 'R-16.4']]);
    useUi.getState().warned?.answer('stop');
    expect(await ended).toBe(false);
    void act({ type: 'reorganize', links: presentLinks(seen) });
    expect(asked()).toBeUndefined();
  });
});

describe('why somebody is out', () => {
  test('[R-19.2] [T-1] by an attack it names who did it; a leaver is not called defeated', () => {
    const seen = opened('defeated');
    const { log } = useTable.getState();
    expect(whyOut(seen, log)).toEqual({
      isDefeat: true,
      text: 'Ada took your last group in an attack.',
      rule: 'R-19.2',
    });
    // A page that was opened later was not told how.
    expect(whyOut(seen, [])?.text).toBe('You have had three turns and control no group.');
    const seats = seen.view.seats.map((seat, number) => (number === 0 ? { ...seat, status: 2 } : seat));
    expect(whyOut({ ...seen, view: { ...seen.view, seats } }, [])).toMatchObject({ isDefeat: false, rule: 'R-19.9' });
    expect(whyOut(opened('actions'), [])).toBeUndefined();
  });
});

describe('advice', () => {
  test('[T-34] it speaks to the player, not of the computer', () => {
    const texts = [...Object.values(PLAIN_REASONS)].map((say) => say());
    const after = { who: 'me', lack: { isGuess: false, missing: { what: 'cards', count: 7 } } } as const;
    texts.push(withProspect('', { prospect: after, names: namesOf(opened('actions')) }));
    expect(texts.at(-1)).toContain('then you lack 7 cards');
    for (const said of texts) expect(said).not.toMatch(/\b(I|me|my|mine)\b/);
    const odds = { key: 'attackOddsWillDo', values: { chance: 3, target: card('feminists') } } as const;
    expect(reasonText(odds, namesOf(now()))).toBe('3 % on Feminists: more money would not be worth it');
  });

  test('[T-34] what cannot be reached is not listed within reach', () => {
    const seen = opened('actions');
    const listed = text(drawn(ReachList, { seen }));
    expect(listed).toMatch(/\d%/);
    expect(listed).not.toMatch(/(?<!\d)0%/);
  });
});
