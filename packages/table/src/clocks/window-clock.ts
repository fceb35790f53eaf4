import { type Seat, topQuestion } from '@illuminice/engine';
import { clockKind, isPartyTo } from '../model/clock-kind.ts';
import { askedSeats, humanPlayers, isHuman, isIn, visiblyHasNothing } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import { hasAnswered } from '../model/standing.ts';
import type { TableState } from '../model/table-state.ts';
import type { Due } from './due.ts';

/** Part of `pace` after which computer players' answers come out, all together. */
const BOTS_SHARE = 0.6;

/** Who can still say something, as everybody can see. */
interface Asked {
  readonly humans: readonly Seat[];
  readonly bots: readonly Seat[];
}

export function liveSeats(state: TableState): Asked {
  const live = askedSeats(state).filter((seat) => !visiblyHasNothing(state, seat));
  return { humans: live.filter((seat) => isHuman(state, seat)), bots: live.filter((seat) => !isHuman(state, seat)) };
}

/** Milliseconds a window stays open when nobody asks for more; the one at the start of a turn half as long. */
function paceOf({ opening, game }: TableState): number {
  const pace = opening.options.pace * 1000;
  return game && topQuestion(game)?.kind === 'start' ? pace / 2 : pace;
}

/** With one person at the table there is nobody to learn anything from how long they took. */
function isAlone(state: TableState): boolean {
  return humanPlayers(state).length <= 1;
}

/** Only computer players are asked, or nobody is hurried, or nobody is there to draw conclusions from a time. */
function isUnheard(state: TableState): boolean {
  const { humans } = liveSeats(state);
  const listeners = state.moment.kind === 'spending' ? humans.filter((seat) => seat !== state.game?.turn.seat) : humans;
  return listeners.length === 0 || paceOf(state) === 0 || isAlone(state);
}

/** Since the window opened or the round began anew: when bots' answers come out, ready or not. */
export function botReleaseAt(state: TableState, settings: TableSettings): number {
  const { restartedAt } = state.moment;
  if (!isUnheard(state)) return restartedAt + paceOf(state) * BOTS_SHARE;
  return restartedAt + (settings.botWindowMs > 0 ? settings.botWindowMs : settings.botPatienceMs);
}

/** where only computer players are asked the time may be zero: with `botWindowMs` 0 they are out as soon as all are in. */
export function mayReleaseEarly(state: TableState, settings: TableSettings): boolean {
  const { kind, botsAnswered } = state.moment;
  return settings.botWindowMs === 0 && (kind === 'window' || kind === 'spending') && !botsAnswered && isUnheard(state);
}

/** Reads hands only by their size, and `held` only where the rule lets answers close the window. */
export function windowDues(state: TableState, settings: TableSettings): Due[] {
  const { moment, opening } = state;
  const { humans, bots } = liveSeats(state);
  const release = releaseDue(state, settings, bots);
  const armed = armedDues(state, settings);
  if (humans.length === 0 && release) return [release, ...armed];
  const timeOut = (at: number): Due => ({ at, action: { type: 'timeOut' } });
  if (humans.length === 0) return [timeOut(moment.since), ...armed];
  const pace = paceOf(state);
  const answered = !release && humans.every((seat) => hasAnswered(state, seat));
  if (pace === 0 || isAlone(state)) {
    if (answered) return [timeOut(moment.since)];
    if (pace === 0) return [...(release ? [release] : []), ...armed];
  }
  const paceEnd = moment.since + pace;
  const waiters = askedSeats(state).some((seat) => isIn(moment.waited, seat));
  const dues: Due[] = [...(release ? [release] : []), ...armed];
  if (!waiters || answered) return [...dues, timeOut(paceEnd)];
  if (!moment.extended) dues.push({ at: paceEnd, action: { type: 'extend' } });
  const longest = opening.options.reactionSeconds * 1000;
  return longest > 0 ? [...dues, timeOut(moment.since + Math.max(pace, longest))] : dues;
}

/** until all are done, bystanders at the latest `reactionSeconds` after the last spend, and never shorter than `pace`. */
export function spendingDues(state: TableState, settings: TableSettings): Due[] {
  const { moment, opening, game } = state;
  const { humans, bots } = liveSeats(state);
  const release = releaseDue(state, settings, bots);
  const timeOut = (at: number): Due => ({ at, action: { type: 'timeOut' } });
  const others = humans.filter((seat) => seat !== game?.turn.seat);
  const shortest = moment.since + (others.length > 0 && !isAlone(state) ? paceOf(state) : 0);
  if (!release && humans.every((seat) => hasAnswered(state, seat))) return [timeOut(shortest)];
  const dues = release ? [release] : [];
  const { pace, reactionSeconds } = opening.options;
  const hurried = pace > 0 && reactionSeconds > 0;
  const isWaitedFor = (seat: Seat) => isPartyTo(state, seat) && !hasAnswered(state, seat);
  if (humans.length === 0 || !hurried) return dues;
  if (clockKind(state) !== 'reaction' && humans.some(isWaitedFor)) return dues;
  return [...dues, timeOut(Math.max(shortest, moment.restartedAt + reactionSeconds * 1000))];
}

function releaseDue(state: TableState, settings: TableSettings, bots: readonly Seat[]): Due | undefined {
  if (bots.length === 0 || state.moment.botsAnswered) return undefined;
  return { at: botReleaseAt(state, settings), action: { type: 'releaseBots' } };
}

/** A Special armed for the start of somebody's turn comes out when bots' answers would. */
function armedDues(state: TableState, settings: TableSettings): Due[] {
  const { game } = state;
  if (!game || topQuestion(game)?.kind !== 'start') return [];
  return liveSeats(state)
    .humans.filter((seat) => state.seats[seat]?.armed?.against === game.turn.seat)
    .map((seat) => ({ at: botReleaseAt(state, settings), action: { type: 'playArmed', seat } }));
}
