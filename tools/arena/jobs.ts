import type { Level } from '@illuminice/bots';
import { completeOptions, type GameOptions } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { ArenaArguments } from './arguments.ts';
import { gamesOfDeal } from './results.ts';
import type { Job } from './worker.ts';

/**
 * Duplicate deals: every deal (Illuminati, deck, dice) is played once for each rotation of the levels, so that each
 * level sits on each seat with each Illuminati card of it. Where all levels are the same a rotation would only repeat the
 * game and count one result several times: then every game is a deal of its own.
 */
export function matchJobs({ levels, games, seed, nodes, millis }: ArenaArguments): Job[] {
  const seats = levels.length;
  const total = Math.ceil(games / seats) * seats;
  const gamesPerDeal = gamesOfDeal(levels);
  return Array.from({ length: total }, (_, game) => {
    const rotation = game % seats;
    const entries = levels.map((_, seat) => (seat + rotation) % seats);
    return {
      game,
      seed: `${seed}/${Math.floor(game / gamesPerDeal)}`,
      levels: entries.map((entry) => levels[entry] as Level),
      entries,
      options: {},
      budget: { ...(nodes === undefined ? {} : { nodes }), ...(millis === undefined ? {} : { millis }) },
    };
  });
}

/** Novices and Regulars at tables of every size, under lobby options drawn by lot. */
export function soakJobs({ soak, seed }: ArenaArguments): Job[] {
  return Array.from({ length: soak }, (_, game) => {
    const draw = quickRandom(`${seed}/soak/${game}`);
    let counter = 0;
    const pick = <T>(list: readonly T[]): T => list[draw(counter++, list.length, 'choice')] as T;
    const seats = pick([2, 3, 4, 5, 6, 7, 8]);
    const levels = Array.from({ length: seats }, () => pick<Level>(['novice', 'regular']));
    return {
      game,
      seed: `${seed}/soak/${game}`,
      levels,
      entries: levels.map((_, seat) => seat),
      options: drawOptions(pick),
      budget: {},
    };
  });
}

function drawOptions(pick: <T>(list: readonly T[]) => T): Partial<GameOptions> {
  const seldom = () => pick([false, false, true]);
  const hiddenIlluminati = seldom();
  const drawn: Partial<GameOptions> = {
    illuminati: hiddenIlluminati ? 'random' : pick(['random', 'choose']),
    turnOrder: pick(['seat', 'rolls']),
    freeTransfers: pick(['afterActions', 'anytime']),
    abilityScope: pick(['card', 'attackerOnly']),
    basicGoalDelta: pick([0, 0, 1, 3, 5]),
    basicGoalCountsIlluminati: !seldom(),
    deckOut: pick(['score', 'continue']),
    longGame: pick([false, false, false, true]),
    hiddenGoals: seldom(),
    hiddenIlluminati,
    hiddenOverstate: hiddenIlluminati && seldom(),
    turnSequence: pick(['normal', 'normal', 'staggered', 'random', 'bidding']),
    peeking: seldom(),
    moneyVisibility: pick(['ownerChoice', 'public', 'hidden']),
    giftConsent: seldom(),
    noThrowing: !seldom(),
    largeGameIncome: !seldom(),
  };
  const complete = completeOptions(drawn);
  if ('problem' in complete) throw new Error(complete.problem);
  return complete;
}
