import { describe, expect, test } from 'vitest';
import { bgStats, spreadsheet } from '../../src/screens/games/exports.ts';
import { EVERYTHING, matches } from '../../src/screens/games/search.ts';
import { statisticsOf } from '../../src/screens/games/statistics.ts';
import type { SavedGame } from '../../src/session/local/messages.ts';
import { tooMany } from '../../src/session/local/too-many.ts';

const MINUTE = 60_000;

/** Ana against an Expert and a Novice; `won`: by Ana. */
function game(number: number, more: Partial<SavedGame> & { readonly won?: boolean } = {}): SavedGame {
  const { won = false, ...given } = more;
  const at = Date.UTC(2026, 4, 1 + number, 20);
  return {
    ...{ id: `game-${number}`, names: ['Ana', 'Magpie', 'Fox'], people: 1, over: true, me: 0 },
    ...{ startedAt: at, playedAt: at + 40 * MINUTE },
    result: {
      winners: won ? [0] : [1],
      goals: won ? [['power'], [], []] : [[], ['basic'], []],
      illuminati: ['ufos', 'network', 'discordian-society'],
      levels: ['', 'expert', 'novice'],
      turns: won ? 14 : 31,
      endedAt: at + 40 * MINUTE,
    },
    ...given,
  };
}

describe('[R-21.7] the games of this browser', () => {
  test('are found by people, by Illuminati and by how they ended', () => {
    const found = (wanted: Partial<typeof EVERYTHING>, each = game(1)) => matches(each, { ...EVERYTHING, ...wanted });
    expect(found({ text: 'magp' })).toBe(true);
    expect(found({ text: 'magpie discord' })).toBe(true);
    expect(found({ text: 'borges' })).toBe(false);
    expect(found({ illuminati: 'ufos' })).toBe(true);
    expect(found({ illuminati: 'network' })).toBe(false);
    expect([found({ shown: 'lost' }), found({ shown: 'won' })]).toEqual([true, false]);
    expect(found({ shown: 'won' }, game(2, { won: true }))).toBe(true);
    expect(found({ shown: 'brought' }, game(2, { brought: true }))).toBe(true);
    expect(found({ shown: 'branches' }, game(2, { continues: 'whatIf' }))).toBe(true);
  });

  test('add up by Illuminati, level, seat, goal and length, with the streaks among them', () => {
    const games = [true, true, true, false, true, true].map((won, number) => game(number, { won }));
    const record = statisticsOf([...games].reverse());
    expect([record.games, record.won]).toEqual([6, 5]);
    expect(record.streak).toEqual({ now: 2, longest: 3 });
    expect(record.form).toEqual([true, true, true, false, true, true]);
    expect(record.byIlluminati).toEqual([{ key: 'ufos', games: 6, won: 5 }]);
    expect(record.byLevel).toEqual([{ key: 'expert', games: 6, won: 5 }]);
    expect(record.bySeat).toEqual([{ key: 0, games: 6, won: 5 }]);
    expect(record.byGoal).toEqual([
      { key: 'power', games: 5, won: 5 },
      { key: 'basic', games: 1, won: 0 },
    ]);
    expect(record.byLength.map(({ games: count }) => count)).toEqual([0, 5, 0, 1]);
  });

  test('do not count as anybody’s record where they were imagined, brought in a file, or shared at one device', () => {
    const { me: _, ...shared } = game(3);
    const others = [game(1, { continues: 'whatIf' }), game(2, { brought: true }), { ...shared, people: 3 }];
    expect(statisticsOf([...others, game(4, { over: false })]).games).toBe(0);
  });

  test('become a spreadsheet, in which no name is a formula', () => {
    const names = ['=HYPERLINK("x")', 'Mag, the "pie"', 'Fox'];
    const [heading, line, ...more] = spreadsheet([game(1, { names }), game(2, { over: false })])
      .trimEnd()
      .split('\r\n');
    expect(heading).toBe('id,kind,started,ended,minutes,turns,players,seat,illuminati,result,winners,goals');
    expect(line).toBe(
      'game-1,solo,2026-05-02 20:00:00,2026-05-02 20:40:00,40,31,' +
        '"\'=HYPERLINK(""x""); Mag, the ""pie""; Fox",1,The UFOs,lost,"Mag, the ""pie""",basic',
    );
    expect(more).toEqual([]);
  });

  test('become a file of BG Stats whose plays point at its players', () => {
    const file = JSON.parse(bgStats([game(1), game(2, { won: true }), game(3, { brought: true })]));
    expect(file.players.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Magpie (expert)', 'Fox (novice)']);
    expect(file.plays).toHaveLength(2);
    expect(file.plays[1]).toMatchObject({ gameRefId: 1, playDate: '2026-05-03 20:00:00', durationMin: 40 });
    expect(file.plays[1].playerScores[0]).toEqual({ playerRefId: 1, role: 'The UFOs', seatOrder: 1, winner: true });
  });

  test('give up their logs from the oldest on, and those that go on never do', () => {
    const running = Array.from({ length: 400 }, (_, number) => game(number, { over: false }));
    expect(tooMany(running)).toEqual({ bare: [], gone: [] });
    const finished = Array.from({ length: 200 }, (_, number) => game(number));
    expect(tooMany([...running, ...finished]).bare.map(({ id }) => id)).toEqual(
      finished.slice(150).map(({ id }) => id),
    );
    expect(tooMany(finished.map((each) => ({ ...each, bare: true as const }))).bare).toEqual([]);
  });
});
