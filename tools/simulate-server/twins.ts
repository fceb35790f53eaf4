/**
 * Two worlds that differ in secrets alone: in one of them somebody changes their standing answers again and again, which nobody else may
 * notice, and two of three whisper to each other. What the third is sent, and when, must be the same to the byte and to
 * the millisecond.
 */

import type { Act } from './choose-act.ts';
import type { Person, TableNews } from './person.ts';
import type { Plan } from './plan.ts';
import { Simulation } from './simulation.ts';
import { proposalAsking } from './talk.ts';
import { Violation } from './world.ts';

const HOUR_MS = 3_600_000;
const PARTY = {
  people: 3,
  bots: 0,
  options: { pace: 2, reactionSeconds: 5 },
  thinkMs: 2_500,
  isByMail: false,
  patienceMs: 600_000,
  isQuiet: true,
} as const;

const WHISPER: Act = {
  ...{ type: 'propose', to: [1], secret: true, seconds: 20 },
  terms: [1, 2].map((by) => ({ by, promise: { kind: 'peace', turns: 1 } })),
};

/** Not in the same tick: two writes of one seat and one of another take longer than a tick. */
const APART_MS = 150;

export async function compareTwins(seed: string, hours: number): Promise<{ readonly frames: number }> {
  const plan: Plan = {
    seed,
    kind: 'evening',
    hours,
    processes: 1,
    parties: [PARTY],
    first: 'card',
    troubles: [],
    isEven: true,
  };
  const [quiet, busy] = [await heardBy(plan, { hasSecrets: false }), await heardBy(plan, { hasSecrets: true })];
  const at = quiet.findIndex((frame, index) => frame !== busy[index]);
  if (at >= 0 || quiet.length !== busy.length) {
    const [one = '', other = ''] = [quiet[at] ?? '', busy[at] ?? ''];
    throw new Violation(`somebody else's secret shows in frame ${at} of ${quiet.length}:\n${differing(one, other)}`);
  }
  return { frames: quiet.length };
}

async function heardBy(plan: Plan, { hasSecrets }: { readonly hasSecrets: boolean }): Promise<readonly string[]> {
  const simulation = new Simulation(plan);
  const [listener, partner, actor] = simulation.people;
  const { world } = simulation;
  const transcript: string[] = [];
  if (listener) listener.transcript = transcript;
  const chance = world.chance('secrets');
  const stand = (way: { readonly on: boolean }): void =>
    actor?.sendBeside({ type: 'standing', kind: 'confirmIncome', ...way });
  const whisper = (): void => {
    actor?.sendBeside(WHISPER);
    world.later(APART_MS, () => answer(partner), world.people);
  };
  const act = (): void => {
    const isSecond = chance.happens(500);
    if (hasSecrets && isSecond && mayWhisper(actor?.state)) whisper();
    if (hasSecrets && !isSecond && mayActInSecret(actor?.state)) {
      stand({ on: true });
      world.later(APART_MS, () => stand({ on: false }), world.people);
    }
    world.later(300 + chance.below(1_500), act, world.people);
  };
  world.later(10_000, act, world.people);
  await simulation.run();
  // Afterwards everybody is in a hurry, and sends at the same moment.
  const told = transcript.filter((frame) => Number.parseInt(frame, 10) < plan.hours * HOUR_MS);
  // With one entry more the process has drawn one number more: it deals other cards for the next game.
  const end = told.findIndex((frame) => frame.includes('"stage":"over"'));
  return (end < 0 ? told : told.slice(0, end + 1)).map(withoutHeads);
}

function answer(person: Person | undefined): void {
  const { table } = person?.state ?? {};
  const asking = table?.own && proposalAsking(table, table.own.seat);
  if (asking) person?.sendBeside({ type: 'answerProposal', proposal: asking.id, yes: true });
}

/** Not before the game, for the same reason as below. */
function mayWhisper(news: TableNews | undefined): boolean {
  return news?.table.stage === 'playing';
}

/** A head of the chain is another one when anything before it is, but it is made with a seed that nobody learns before the end. */
function withoutHeads(frame: string): string {
  return frame.replace(/"head":"[0-9a-f]{64}"/g, '"head":"…"');
}

/**
 * Not before the game: which Illuminati a clock picks for somebody depends on how long the log is. Not when their own income may come: the
 * answer that stands would be given.
 */
function mayActInSecret(news: TableNews | undefined): boolean {
  const { stage, own } = news?.table ?? {};
  const turn = news?.view?.turn.seat;
  return stage === 'playing' && own !== undefined && turn === (own.seat + 1) % PARTY.people;
}

function differing(one: string, other: string): string {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const part = (text: string): string => `${text.slice(0, 40)} … ${text.slice(Math.max(0, from - 40), from + 80)}`;
  return `${part(one)}\n${part(other)}`;
}
