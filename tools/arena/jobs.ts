import type { Level } from '@illuminice/bots';
import { must } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, randomSetup } from '@illuminice/testkit';
import type { ArenaArguments } from './arguments.ts';
import type { Job } from './play-job.ts';
import { gamesOfDeal } from './results.ts';

/**
 * Duplicate deals: every deal (Illuminati, deck, dice) is played once for each rotation of the levels, so that each
 * level sits on each seat with each Illuminati card of it. Where all levels are the same a rotation would only repeat the
 * game and count one result several times: then every game is a deal of its own.
 */
export function matchJobs({ levels, games, seed, nodes, millis, personas, bot }: ArenaArguments): Job[] {
  const seats = levels.length;
  const total = Math.ceil(games / seats) * seats;
  const gamesPerDeal = gamesOfDeal(levels);
  return Array.from({ length: total }, (_, game) => {
    const rotation = game % seats;
    const entries = levels.map((_, seat) => (seat + rotation) % seats);
    return {
      game,
      seed: `${seed}/${Math.floor(game / gamesPerDeal)}`,
      levels: entries.map((entry) => must(levels[entry], 'a level')),
      entries,
      options: {},
      personas,
      ...(bot === undefined ? {} : { bot }),
      budget: { ...(nodes === undefined ? {} : { nodes }), ...(millis === undefined ? {} : { millis }) },
    };
  });
}

/** Novices and Regulars at tables of every size, under lobby options drawn by lot. */
export function soakJobs({ soak, seed: run }: ArenaArguments): Job[] {
  return Array.from({ length: soak }, (_, game) => {
    const seed = `${run}/soak/${game}`;
    const chance = new Chance(quickRandom(seed));
    const { seats, options } = randomSetup(chance);
    const levels = Array.from({ length: seats }, () => chance.oneOf<Level>(['novice', 'regular']));
    return { game, seed, levels, entries: [...levels.keys()], options, personas: true, budget: {} };
  });
}
