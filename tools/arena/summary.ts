import { pack } from '@illuminice/cards';
import { type Endings, endingsOf } from './endings.ts';
import type { ArenaLevel } from './play-game.ts';
import { rateFinishes } from './rate-finishes.ts';
import { type GameResult, gamesOfDeal, timeQuantile } from './results.ts';
import { pValue, pValueOfDeals, quantile, type Sprt, sprt, wilson } from './statistics.ts';

export interface EntrySummary {
  readonly level: ArenaLevel;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly rating: number;
  readonly decisionMsP95: number;
  readonly decisionMsP50: number;
  readonly decisionMsP99: number;
  /** Processor time of this thread, so that a busy machine does not count. */
  readonly decisionCpuMsMean: number;
}

export interface Summary {
  readonly seats: readonly EntrySummary[];
  readonly games: number;
  readonly verdict: string;
  readonly sprt: Sprt;
  /** One-sided; the larger one of counting games and of counting deals. */
  readonly p: number;
  readonly turns: {
    readonly median: number;
    readonly p10: number;
    readonly p90: number;
    readonly all: readonly number[];
  };
  readonly illuminati: readonly { readonly name: string; readonly share: number; readonly appearances: number }[];
  readonly goals: Readonly<Record<string, number>>;
  readonly endings: Endings;
}

export function summarize(levels: readonly ArenaLevel[], results: readonly GameResult[]): Summary {
  const games = results.length;
  const wins = levels.map(() => 0);
  for (const { entries, winners } of results)
    for (const winner of winners) wins[entries[winner] ?? 0] = (wins[entries[winner] ?? 0] ?? 0) + 1 / winners.length;
  const ratings = rateFinishes(
    levels.length,
    results.map(({ entries, winners }) => winners.map((winner) => entries[winner] ?? 0)),
  );
  const first = wins[0] ?? 0;
  const equal = 1 / levels.length;
  const test = sprt({ wins: first, games, equal });
  const p = Math.max(pValue(first, games, equal), pValueOfDeals(sharesOfDeals(levels, results), equal));
  const turns = results.map((result) => result.turns).toSorted((a, b) => a - b);
  return {
    seats: levels.map((level, entry) => {
      const share = games === 0 ? 0 : (wins[entry] ?? 0) / games;
      const times = results.flatMap(({ entries, times: all }) => all[entries.indexOf(entry)] ?? []);
      return {
        level,
        winShare: share,
        ...wilson(share, games),
        rating: ratings[entry] ?? 0,
        decisionMsP95: timeQuantile(times, 0.95),
        decisionMsP50: timeQuantile(times, 0.5),
        decisionMsP99: timeQuantile(times, 0.99),
        decisionCpuMsMean: cpuMean(entry, results),
      };
    }),
    games,
    verdict: `${levels[0]} against an equal share of ${Math.round(equal * 1000) / 10} %: ${test.verdict}, p = ${p.toExponential(1)}`,
    sprt: test,
    p,
    turns: { median: quantile(turns, 0.5), p10: quantile(turns, 0.1), p90: quantile(turns, 0.9), all: turns },
    illuminati: illuminatiShares(results),
    goals: goalCounts(results),
    endings: endingsOf(levels, results),
  };
}

/** What the first entry won of each deal whose games have all been played. */
function sharesOfDeals(levels: readonly ArenaLevel[], results: readonly GameResult[]): number[] {
  const whole = gamesOfDeal(levels);
  const deals = new Map<number, { won: number; games: number }>();
  for (const { game, entries, winners } of results) {
    const deal = Math.floor(game / whole);
    const { won, games } = deals.get(deal) ?? { won: 0, games: 0 };
    const wins = winners.some((winner) => entries[winner] === 0) ? 1 / winners.length : 0;
    deals.set(deal, { won: won + wins, games: games + 1 });
  }
  return [...deals.values()].filter(({ games }) => games === whole).map(({ won }) => won / whole);
}

function illuminatiShares(results: readonly GameResult[]): Summary['illuminati'] {
  return pack.illuminati.map(({ name }, no) => {
    let appearances = 0;
    let won = 0;
    for (const { illuminati, winners } of results)
      illuminati.forEach((card, seat) => {
        if (card !== no) return;
        appearances++;
        if (winners.includes(seat)) won += 1 / winners.length;
      });
    return { name, appearances, share: appearances === 0 ? 0 : won / appearances };
  });
}

function goalCounts(results: readonly GameResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { winners, goals } of results)
    for (const winner of winners) for (const goal of goals[winner] ?? []) counts[goal] = (counts[goal] ?? 0) + 1;
  return counts;
}

function cpuMean(entry: number, results: readonly GameResult[]): number {
  let total = 0;
  let decisions = 0;
  for (const { entries, cpuMillis, times } of results) {
    const seat = entries.indexOf(entry);
    total += cpuMillis[seat] ?? 0;
    for (const [, count] of times[seat] ?? []) decisions += count;
  }
  return decisions === 0 ? 0 : total / decisions;
}
