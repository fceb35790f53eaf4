import { pack } from '@illuminice/cards';
import { groupDefinition, groupsOf } from '@illuminice/engine';
import type { ArenaArguments } from './arguments.ts';
import { gapOf } from './gap-of.ts';
import { playGame } from './play-game.ts';
import { talker } from './talker.ts';

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

/** Levels that answer, one game after the other: whoever asks sits on the first seat. */
const ANSWERING = ['expert', 'regular', 'master', 'expert', 'regular', 'novice'] as const;
/** Master's answers to proposals are those of Expert with a search behind the moves: few steps are enough here. */
const NODES = 60;

/** Question, answer, reason and position, to be read by a person: does the answer fit, is the reason true? */
export function printNegotiations({ seed, negotiations, personas }: ArenaArguments): void {
  let told = 0;
  for (let game = 0; told < negotiations; game++) {
    const level = ANSWERING[game % ANSWERING.length] ?? 'expert';
    const begins = BEGINS[game % BEGINS.length] ?? 0;
    let ofGame = 0;
    playGame({
      seed: `${seed}/${game}`,
      levels: ['expert', level, level, level],
      personas,
      budget: { nodes: NODES },
      mindOf: (seat) => (seat === 0 ? talker(game * ASKED_A_GAME) : undefined),
      onAnswer: ({ state, seat, proposal, decision: { answers, reason } }) => {
        const turns = state.turnsTaken.reduce((sum, taken) => sum + taken, 0);
        if (told >= negotiations || ofGame >= ASKED_A_GAME || proposal.by !== 0 || turns < begins) return;
        told++;
        ofGame++;
        const facts = state.illuminati.map((card, each) => {
          const gap = gapOf(state, each).toFixed(1);
          const name = pack.illuminati[card]?.name.replace(/^The /, '');
          return `P${each + 1} ${name} ${groupsOf(state, each).length}G ${state.money[each]}MB ${gap}`;
        });
        const terms = proposal.terms.map(({ by, promise }) => `P${by + 1} ${termText(promise)}`);
        const { yes, amount, counter } = answers ?? {};
        const answer = [
          yes ? 'yes' : 'no',
          ...(amount === undefined ? [] : [`with ${amount} MB`]),
          reason ? `${reason.key}${'values' in reason ? ` ${termText({ ...reason.values })}` : ''}` : '',
          ...(counter
            ? [`counter: ${counter.terms.map(({ by, promise }) => `P${by + 1} ${termText(promise)}`).join('; ')}`]
            : []),
        ];
        const attack = state.attack ? `, attacks ${groupDefinition(pack, state.attack.target)?.name}` : '';
        process.stdout.write(
          `${told}. ${level} | turn of P${state.turn.seat + 1}${attack} | ${facts.join(' | ')}\n  to P${seat + 1}${proposal.unless ? ', a threat' : ''}: ${terms.join('; ')}\n  ${answer.join(', ')}\n`,
        );
      },
    });
  }
}

/** So many of one game, from that turn of the table on: another one has other positions. */
const ASKED_A_GAME = 6;
const BEGINS = [28, 0, 14, 20, 8];

/** Seats as they are counted here, cards by name. */
function termText(values: object): string {
  return Object.entries(values)
    .map(([field, value]) => {
      if (field === 'kind') return String(value);
      if (field === 'seat') return `P${Number(value) + 1}`;
      if (field === 'group' || field === 'target') return groupDefinition(pack, Number(value))?.name ?? String(value);
      return `${field} ${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}`;
    })
    .join(' ');
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
