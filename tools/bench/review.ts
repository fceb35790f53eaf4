/** How long a review takes, and how far it comes: a long game of four people on one core, as the worker of the page does it. */
import { pack } from '@illuminice/cards';
import { type LogEntry, openReplay } from '@illuminice/table';
import { NOT_REVIEWED, REVIEW_MS, type Review, reviewing } from '../../apps/web/src/around/replay/review-of.ts';
import { longGame } from './replay.ts';

export async function run(args: readonly string[]): Promise<void> {
  const entries = ofPeople(longGame({ seats: 4 }));
  const began = performance.now();
  const end = began + REVIEW_MS;
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  let review: Review = NOT_REVIEWED;
  let chances = 0;
  for (review of reviewing({ replay, entries, eyes: 'all', isTimeUp: () => performance.now() > end }))
    if (review.weighed === 0) chances = performance.now() - began;
  const { taken, weighed, decisions } = review;
  const figures = {
    ...{ entries: entries.length, moments: replay.moments.length, turns: replay.turns.length },
    ...{ chancesRollsDrawsSeconds: seconds(chances), seconds: seconds(performance.now() - began) },
    ...{ decisions: taken, weighed, named: decisions.length },
  };
  console.log(args.includes('--json') ? JSON.stringify(figures) : wordsFor(figures));
}

/** The same game as if four people had played it: every decision is one that may be judged. */
function ofPeople([first, ...rest]: readonly LogEntry[]): readonly LogEntry[] {
  if (!first) return rest;
  const facts = first.facts.map((fact) => {
    if (fact.type !== 'opened') return fact;
    const seats = fact.opening.seats.map(({ name }) => ({ name, kind: 'human' as const }));
    return { ...fact, opening: { ...fact.opening, seats } };
  });
  return [{ ...first, facts }, ...rest];
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

function wordsFor(figures: Readonly<Record<string, number>>): string {
  const { entries, moments, turns, chancesRollsDrawsSeconds, decisions, weighed, named } = figures;
  return [
    `a game of four people, ${entries} entries, ${moments} moments, ${turns} turns`,
    `chances, rolls and draws, s    ${String(chancesRollsDrawsSeconds).padStart(8)}`,
    `the whole review, s            ${String(figures.seconds).padStart(8)}   ≤ 30`,
    `decisions weighed              ${String(weighed).padStart(8)}   of ${decisions}; ${named} of them named`,
  ].join('\n');
}
