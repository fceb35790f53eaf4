import { pack } from '@illuminice/cards';
import { groupDefinition, groupsOf } from '@illuminice/engine';
import type { ArenaArguments } from './arguments.ts';
import { gapOf } from './gap-of.ts';
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

/** Question, answer, reason and position, to be read by a person: does the answer fit, is the reason true? */
export function printNegotiations({ levels, seed, negotiations, personas }: ArenaArguments): void {
  let told = 0;
  for (let game = 0; told < negotiations; game++)
    playGame({
      seed: `${seed}/${game}`,
      levels,
      personas,
      onAnswer: ({ state, seat, proposal, decision: { answers, reason } }) => {
        if (told >= negotiations) return;
        told++;
        const seats = state.illuminati.map((card, each) => {
          const gap = gapOf(state, each).toFixed(1);
          return `${each + 1} ${pack.illuminati[card]?.name}: ${groupsOf(state, each).length} Groups, ${state.money[each]} MB, ${gap} from victory`;
        });
        const terms = proposal.terms.map(
          ({ by, promise }) => `${by + 1} ${described({ key: promise.kind, values: promise })}`,
        );
        const { yes, amount, counter } = answers ?? {};
        process.stdout.write(
          `${told}. turn of ${state.turn.seat + 1}${state.attack ? ', attack under way' : ''} | ${seats.join(' | ')}\n  ${proposal.by + 1} to ${seat + 1}${proposal.unless ? ', a threat' : ''}: ${terms.join('; ')}\n  ${yes ? 'yes' : 'no'}${amount === undefined ? '' : ` with ${amount} MB`}: ${reason ? described(reason) : ''}${counter ? ` counter ${JSON.stringify(counter.terms)}` : ''}\n`,
        );
      },
    });
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
