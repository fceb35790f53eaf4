/** A program that is none of ours and plays a seat: one JSON text per line each way. docs/how-to/write-a-bot.md is its side of it. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { PromiseNote, PromiseTerm, Proposal, ProposalTerms } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  type GameOptions,
  keysOf,
  type Refusal,
  type SeatCommand,
  type SeatMoves,
  type View,
} from '@illuminice/engine';

/** Put to whoever plays a seat from outside. */
export interface OutsideQuestion {
  readonly view: View;
  readonly moves: SeatMoves;
  /** What others promised this seat, and what was proposed to it or by it. */
  readonly promises: readonly PromiseNote[];
  readonly proposals: readonly Proposal[];
  /** The one of them that waits for an answer; missing: a move is asked for. */
  readonly proposal?: string;
  /** The answer before was refused; nothing has happened since. */
  readonly refused?: Refusal;
}

export interface OutsideAnswer {
  /** Missing: an offer is left lying, anything else is answered with the default. */
  readonly command?: SeatCommand;
  /** Beside an offer, as in the message `command` of the protocol. */
  readonly promise?: { readonly promise?: PromiseTerm };
  readonly asks?: { readonly promise?: PromiseTerm };
  /** To a proposal; missing: it lapses. */
  readonly yes?: boolean;
  readonly amount?: number;
  /** Words of its own, as in the message `propose` of the protocol. */
  readonly propose?: ProposalTerms;
}

export interface OutsideProgram {
  readonly decide: (question: OutsideQuestion) => Promise<OutsideAnswer>;
  /** Tells it who won, where somebody has, and ends it. */
  readonly close: (winners?: readonly number[]) => void;
}

export interface OutsideGame {
  readonly players: number;
  readonly options: Partial<GameOptions>;
}

/** However long it thinks: a match must not hang. */
const ANSWER_WITHIN_MS = 60_000;
/** After the end of its input, for whatever it still writes. */
const ENDS_WITHIN_MS = 2_000;

/** A process of its own for each game: what it remembers of one cannot reach the next, and one that breaks breaks one game. */
export function startOutside(command: string, game: OutsideGame): OutsideProgram {
  // A group of its own, so that what a shell started ends with the shell.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  let ids = 0;
  let waiting: { readonly id: number; readonly answer: (answer: OutsideAnswer | Error) => void } | undefined;
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify(message)}\n`);
  const settle = (answer: OutsideAnswer | Error): void => {
    const asked = waiting;
    waiting = undefined;
    asked?.answer(answer);
  };
  const fail = (why: string): void => settle(new Error(`the program ${why}`));
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  child.on('error', ({ message }) => fail(`cannot be started: ${message}`));
  child.on('exit', (code, signal) => fail(`ended (${code ?? signal}) instead of answering`));
  // Said by `exit`.
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = answerIn(line);
    if (answer === undefined) return fail(`said "${line.slice(0, 200)}", which is no answer`);
    // A late answer to what it was given up for.
    if (answer.id === waiting?.id) settle(answer);
  });
  send({ type: 'game', ...game, cards: keysOf(pack) });
  return {
    decide: (question) =>
      new Promise((resolve, reject) => {
        const id = ids++;
        const tooLate = setTimeout(() => fail(`has not answered for ${ANSWER_WITHIN_MS / 1000} s`), ANSWER_WITHIN_MS);
        waiting = {
          id,
          answer: (answer) => {
            clearTimeout(tooLate);
            if (answer instanceof Error) reject(answer);
            else resolve(answer);
          },
        };
        if (child.exitCode !== null) fail(`ended (${child.exitCode}) instead of answering`);
        else send({ type: 'decide', id, ...question });
      }),
    close: (winners) => {
      if (winners) send({ type: 'over', winners });
      child.stdin.end();
      const patience = setTimeout(end, ENDS_WITHIN_MS);
      child.on('exit', () => clearTimeout(patience));
    },
  };
}

function answerIn(line: string): (OutsideAnswer & { readonly id: unknown }) | undefined {
  try {
    const answer: unknown = JSON.parse(line);
    if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
    // What a command must be is for the engine to say.
    return answer;
  } catch {
    return undefined;
  }
}
