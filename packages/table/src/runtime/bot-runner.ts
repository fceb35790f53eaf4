import { MASTER_MILLIS, type Pack, type Seat, waitingFor } from '@illuminice/engine';
import { offersReadAt } from '../clocks/offers-read.ts';
import { botReleaseAt, liveSeats } from '../clocks/window-clock.ts';
import { answerOf } from '../model/proposal.ts';
import { isAbandoned, isHuman } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { BotAnswer, BotPort, BotRequest, TableId } from '../ports/ports.ts';
import { promisesOf } from '../view/promises-of.ts';
import { proposalInfos } from '../view/proposal-infos.ts';
import { seatOptions, seatView } from '../view/update-for.ts';

interface Job {
  /** The same question is asked once; whatever changes it changes the key. */
  readonly key: string;
  readonly seat: Seat;
  readonly occasion: BotRequest['occasion'];
  readonly readyAt: number;
  readonly within: number;
  readonly proposal?: string;
}

interface Parts {
  readonly table: TableId;
  readonly pack: Pack;
  readonly settings: TableSettings;
  readonly bots: BotPort;
  now(): number;
  /** Called when an answer came in. */
  answered(): void;
}

interface Slot {
  job: Job;
  answer?: BotAnswer;
}

interface ReadyAnswer {
  readonly seat: Seat;
  readonly answer: BotAnswer;
  /** Another process may have moved for this seat meanwhile. */
  isStillAsked(state: TableState): boolean;
  /** The rules did not take it. */
  refused(): void;
  /** It could not be stored: it will be given again. */
  keep(): void;
}

const MOST_ATTEMPTS = 3;
const BY_DEFAULT: BotAnswer = { command: { type: 'default' } };

/** Asks the minds of computer players and keeps what they said until it may come out. Forgotten in a crash, and asked again. */
export class BotRunner {
  readonly #parts: Parts;
  readonly #asked = new Map<string, Slot>();
  readonly #attempts = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Asks whoever has not been asked about this state yet, and forgets answers to what is no question any more. */
  attend(state: TableState): void {
    const jobs = jobsOf(state, this.#parts.settings);
    if (jobs.length === 0 && this.#asked.size === 0 && this.#attempts.size === 0) return;
    const keys = new Set(jobs.map(({ key }) => key));
    for (const key of this.#asked.keys()) if (!keys.has(key)) this.#asked.delete(key);
    for (const key of this.#attempts.keys()) if (!keys.has(key)) this.#attempts.delete(key);
    for (const job of jobs) {
      const known = this.#asked.get(job.key);
      // The same question, but perhaps nobody to wait for any more.
      if (known) known.job = job;
      else this.#ask(state, job);
    }
  }

  #ask(state: TableState, job: Job): void {
    const slot: Slot = { job };
    this.#asked.set(job.key, slot);
    const give = (answer: BotAnswer): void => {
      if (this.#asked.get(job.key) !== slot) return;
      slot.answer = answer;
      this.#parts.answered();
    };
    this.#decide(state, job).then(
      (answer) => answer && give(answer),
      // A mind that fails is no reason to stop the game.
      () => give(BY_DEFAULT),
    );
  }

  async #decide(state: TableState, job: Job): Promise<BotAnswer | undefined> {
    const { table, pack, bots } = this.#parts;
    const { seat, occasion, within, key, proposal } = job;
    const moves = seatOptions(pack, state, seat);
    const { level = 'regular', persona } = state.seats[seat] ?? {};
    const { masterMillis = MASTER_MILLIS } = state.opening.options;
    if (!moves || (occasion === 'offer' && moves.reject === undefined)) return undefined;
    return bots.decide({
      table,
      seat,
      level,
      ...(persona === undefined ? {} : { persona }),
      pack,
      view: seatView(pack, state, seat),
      moves,
      occasion,
      within,
      masterMillis,
      attempt: this.#attempts.get(key) ?? 0,
      promises: promisesOf(state.promises, seat),
      proposals: proposalInfos(state, seat),
      ...(proposal === undefined ? {} : { proposal }),
    });
  }

  /** Every one of these has answered the window or round. */
  hasAll(seats: readonly Seat[]): boolean {
    const answered = [...this.#asked.values()].filter(({ job, answer }) => answer && isGathered(job));
    return seats.every((seat) => answered.some(({ job }) => job.seat === seat));
  }

  /** Answers to a window or a spending round that came in time, by seat. Each is given once. */
  takeAnswers(seats: readonly Seat[]): { readonly seat: Seat; readonly answer: BotAnswer }[] {
    return seats.flatMap((seat) => {
      const slot = [...this.#asked.values()].find(({ job }) => job.seat === seat && isGathered(job));
      if (!slot?.answer) return [];
      const { answer } = slot;
      slot.answer = BY_DEFAULT;
      return [{ seat, answer }];
    });
  }

  /** When the next answer that is given for itself may come out. */
  nextReadyAt(): number | undefined {
    const times = this.#ready().map(({ job }) => job.readyAt);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** One such answer whose time has come; it is given once. */
  takeReady(): ReadyAnswer | undefined {
    const now = this.#parts.now();
    const ready = this.#ready().filter(({ job }) => job.readyAt <= now);
    // B-2: the next act of whoever made an offer may make it impossible.
    const slot = ready.find(({ job }) => isTalk(job)) ?? ready[0];
    if (!slot) return undefined;
    const { job, answer } = slot;
    this.#asked.set(job.key, { job });
    const { seat, key } = job;
    return {
      seat,
      answer,
      isStillAsked: (state) => jobsOf(state, this.#parts.settings).some((other) => other.key === key),
      refused: () => this.#refused(job, answer),
      keep: () => this.#asked.set(key, { job, answer }),
    };
  }

  /** an offer that turned out to be empty is turned down; to take it again would be refused again, turn after turn. */
  #refused(job: Job, { command }: BotAnswer): void {
    if (command.type !== 'accept') return this.#askAgain(job);
    const { from, serial } = command;
    this.#asked.set(job.key, { job, answer: { command: { type: 'reject', from, serial } } });
  }

  /** A refused answer: asked again a few times, then the default; a refused default is no answer at all. */
  #askAgain(job: Job): void {
    const attempts = (this.#attempts.get(job.key) ?? 0) + 1;
    this.#attempts.set(job.key, attempts);
    if (attempts < MOST_ATTEMPTS) this.#asked.delete(job.key);
    else if (attempts === MOST_ATTEMPTS && !isTalk(job)) this.#asked.set(job.key, { job, answer: BY_DEFAULT });
  }

  #ready(): { readonly job: Job; readonly answer: BotAnswer }[] {
    return [...this.#asked.values()].flatMap(({ job, answer }) =>
      answer && !isGathered(job) && !isSilence(job, answer) ? [{ job, answer }] : [],
    );
  }
}

function isTalk({ occasion }: Job): boolean {
  return occasion === 'offer' || occasion === 'proposal';
}

function isSilence({ occasion }: Job, { command, answers }: BotAnswer): boolean {
  return occasion === 'proposal' ? !answers : occasion === 'offer' && command.type === 'default';
}

/** answers that come out together. */
function isGathered({ occasion }: Job): boolean {
  return occasion === 'window' || occasion === 'spending';
}

function jobsOf(state: TableState, settings: TableSettings): Job[] {
  const { game, moment, stage } = state;
  if (!game || stage !== 'playing' || state.pausedAt !== undefined || isAbandoned(state)) return [];
  if (state.seats.every((_, seat) => isHuman(state, seat))) return [];
  return [...momentJobs(state, settings), ...offerJobs(state, settings), ...proposalJobs(state, settings)].filter(
    ({ seat }) => moment && !isHuman(state, seat),
  );
}

function momentJobs(state: TableState, settings: TableSettings): Job[] {
  const { moment, game } = state;
  if (!game || moment.kind === 'none') return [];
  const key = `${moment.no}.${moment.round}`;
  if (moment.kind === 'window' || moment.kind === 'spending') {
    if (moment.botsAnswered) return [];
    const readyAt = botReleaseAt(state, settings);
    const { kind: occasion } = moment;
    return liveSeats(state).bots.map((seat) => ({
      key: `${key}.${seat}`,
      seat,
      occasion,
      readyAt,
      within: readyAt - moment.restartedAt,
    }));
  }
  const occasion = moment.kind === 'plain' ? 'turn' : 'question';
  return waitingFor(game).map((seat) => {
    const { lastMoveSeq = 0, lastActAt = 0 } = state.seats[seat] ?? {};
    const since = Math.max(moment.since, lastActAt);
    const readyAt = Math.max(since + settings.botMoveMs, offersReadAt(state, seat, settings));
    // An answer to an offer of its own makes it another question, and ends the wait for it.
    const open = state.offers.filter(({ from }) => from === seat).map(({ to, serial }) => `${to}/${serial}`);
    const asked = [key, seat, lastMoveSeq, ...open].join('.');
    return { key: asked, seat, occasion, readyAt, within: settings.botPatienceMs };
  });
}

function offerJobs(state: TableState, settings: TableSettings): Job[] {
  return state.offers.map(({ from, to, serial, at }) => ({
    key: `offer ${from}.${to}.${serial}`,
    seat: to,
    occasion: 'offer',
    readyAt: at + settings.botMoveMs,
    within: settings.botPatienceMs,
  }));
}

function proposalJobs({ proposals }: TableState, settings: TableSettings): Job[] {
  return proposals.flatMap((proposal) => {
    const { id, to, at, end } = proposal;
    const silent = end ? [] : to.filter((seat) => !answerOf(proposal, seat));
    return silent.map((seat) => ({
      key: `proposal ${id}.${seat}`,
      seat,
      occasion: 'proposal' as const,
      readyAt: at + settings.botMoveMs,
      within: settings.botPatienceMs,
      proposal: id,
    }));
  });
}
