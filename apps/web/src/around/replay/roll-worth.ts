/** What a roll was worth: everybody's chance after it, beside what both of its outcomes came to before the dice fell. */
import { chancesOf } from '@illuminice/bots';
import {
  chance36,
  type Pack,
  type RandomPort,
  type State,
  step,
  type Viewer,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import type { LogEntry, Replay } from '@illuminice/table';
import type { RolledAttack } from './attacks-of.ts';

export interface Reviewed {
  readonly replay: Replay;
  readonly entries: readonly LogEntry[];
  readonly eyes: Viewer;
  /** Whoever waits has waited long enough: what is not reckoned by now stays open. Never, unless it is asked. */
  readonly isTimeUp?: () => boolean;
}

/** By seat, as shares of one: where it stood when all was placed and paid. */
export function chancesAfter({ replay, eyes }: Reviewed, { at }: RolledAttack): readonly number[] | undefined {
  const settled = settledAfter(replay, at);
  return settled === undefined ? undefined : chancesOf(replay.pack, replay.viewAt(settled, eyes));
}

/**
 * What both outcomes came to before the dice fell, each counted by its chance; undefined where there is nothing to weigh: a Special decided,
 * or the log does not tell how it came to the roll.
 */
export function expectedBefore(
  reviewed: Reviewed,
  attack: RolledAttack,
  after: readonly number[],
): readonly number[] | undefined {
  const { pack } = reviewed.replay;
  const share = chance36(attack.required) / 36;
  // Nothing else could have come of it.
  if (share === 0) return after;
  const other = otherwise(reviewed, attack);
  if (!other) return undefined;
  const chances = chancesOf(pack, viewFor(pack, other, reviewed.eyes));
  const [won, lost] = attack.succeeded ? [after, chances] : [chances, after];
  return after.map((_, seat) => share * (won[seat] ?? 0) + (1 - share) * (lost[seat] ?? 0));
}

/** The first moment at which nothing of the attack is left to be answered. */
export function settledAfter(replay: Replay, decided: number): number | undefined {
  for (let moment = decided; moment < replay.moments.length; moment++) {
    if (!replay.moments[moment]?.isWhole) continue;
    const { game } = replay.at(moment);
    if (!game || game.over || isSettled(game)) return moment;
  }
  return undefined;
}

const isSettled = ({ attack, questions }: State): boolean => attack === undefined && questions.length === 0;

/** The same answers with the other throw, everything after it answered as the rules do by default. */
function otherwise({ replay, entries }: Reviewed, { fell, succeeded }: RolledAttack): State | undefined {
  const seq = fell === undefined ? undefined : replay.moments[fell]?.seq;
  const before = replay.moments.findLastIndex((moment) => seq !== undefined && moment.seq < seq);
  const facts = entries.find((entry) => entry.seq === seq)?.facts ?? [];
  const game = before < 0 ? undefined : replay.at(before).game;
  if (!game) return undefined;
  const rules = { pack: replay.pack, random: thrown(succeeded ? 6 : 1) };
  for (const fact of facts) if (fact.type === 'game' && step(rules, game, fact.command)) return undefined;
  return settle(rules, game) ? game : undefined;
}

/** Placing and paying take no more answers than this; a window asks everybody. */
const MOST_ANSWERS = 40;

function settle(rules: { readonly pack: Pack; readonly random: RandomPort }, game: State): boolean {
  for (let answers = 0; answers < MOST_ANSWERS && !game.over && !isSettled(game); answers++) {
    const [seat] = waitingFor(game);
    if (seat === undefined || step(rules, game, { type: 'default', seat })) return false;
  }
  return game.over !== undefined || isSettled(game);
}

/** Both dice show this number; whatever else is drawn comes as it lies. */
const thrown =
  (number: 1 | 6): RandomPort =>
  (_, below, purpose) =>
    purpose === 'die' ? Math.min(number, below) - 1 : 0;
