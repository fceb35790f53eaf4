import { pack } from '@illuminice/cards';
import { groupDefinition, groupsOf } from '@illuminice/engine';
import type { ArenaArguments } from './arguments.ts';
import { playGame } from './play-game.ts';

/** Decisions with what the table looked like, to be read by a person: are the reasons true? */
export function printReasons({ levels, seed, reasons }: ArenaArguments): void {
  let told = 0;
  for (let game = 0; told < reasons; game++) {
    playGame({
      seed: `${seed}/${game}`,
      levels,
      onDecision: ({ state, seat, command, reason, say }) => {
        const formality = ['decline', 'done', 'keep', 'endTransfers', 'endTurn'].includes(command.type);
        if (seat !== 0 || formality || told >= reasons) return;
        told++;
        const table = state.illuminati
          .map(
            (card, each) =>
              `${pack.illuminati[card]?.name}: ${groupsOf(state, each).length} Groups, ${state.money[each]} MB`,
          )
          .join(' | ');
        process.stdout.write(
          `${table}\n  ${command.type}: ${reason ? described(reason) : 'by chance'}${say ? ` — ${described(say)}` : ''}\n`,
        );
      },
    });
  }
}

/** Fields of reasons and remarks that are numbers of cards. */
const CARDS: readonly string[] = ['attacker', 'card', 'from', 'group', 'host', 'target', 'to'];

/** Key and values as they are, with the names of Groups: sentences are the client's business. */
function described(said: { readonly key: string; readonly values?: object }): string {
  const named = (field: string, value: unknown) =>
    CARDS.includes(field) && typeof value === 'number'
      ? (groupDefinition(pack, value)?.name ?? `seat ${value + 1}`)
      : value;
  return [said.key, JSON.stringify(said.values, named)].join(' ');
}
