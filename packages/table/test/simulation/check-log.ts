/** What must hold of every log, whatever happened on the way. */
import { pack } from '@illuminice/cards';
import { apply, clone, decide, newGame, type State } from '@illuminice/engine';
import { fairRandom } from '@illuminice/fair-dice';
import { brokenInvariants, difference } from '@illuminice/testkit';
import type { LogEntry } from '../../src/index.ts';

/** Lines follow each other, no id comes twice, and every command leads again to the events that stand beside it. */
export function checkLog(log: readonly LogEntry[]): void {
  const ids = new Set<string>();
  let at = 0;
  let game: State | undefined;
  let seed: string | undefined;
  let options: State['options'] | undefined;
  let seats = 0;
  for (const [index, entry] of log.entries()) {
    if (entry.seq !== index + 1) throw new Error(`line ${index + 1} says it is line ${entry.seq}`);
    if (entry.at < at) throw new Error(`line ${entry.seq} is earlier than the one before`);
    at = entry.at;
    if (entry.commandId !== undefined && ids.has(entry.commandId)) throw new Error(`${entry.commandId} comes twice`);
    if (entry.commandId !== undefined) ids.add(entry.commandId);
    for (const fact of entry.facts) {
      if (fact.type === 'opened') {
        options = fact.opening.options;
        seats = fact.opening.seats.length;
      } else if (fact.type === 'diceMixed') seed = fact.mixedSeed;
      else if (fact.type === 'reset') game = undefined;
      else if (fact.type === 'rewound') game = clone(fact.game);
      else if (fact.type === 'game' && seed !== undefined && options) {
        game ??= newGame({ pack, seats, options });
        const decided = decide({ pack, random: fairRandom(seed) }, game, fact.command);
        const events = 'events' in decided ? decided.events : decided;
        const differs = difference(JSON.parse(JSON.stringify(events)), fact.events);
        if (differs !== undefined) throw new Error(`line ${entry.seq} cannot be repeated: ${differs}`);
        for (const event of fact.events) apply(pack, game, event);
      }
    }
  }
  if (game && game.phase !== 'setup') {
    const broken = brokenInvariants(pack, game);
    if (broken.length > 0) throw new Error(`R-24.5: ${broken.join('; ')}`);
  }
}
