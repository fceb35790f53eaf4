import type { PromiseNote, PromiseTerm, Proposal, ProposalAnswer, ProposalTerms } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { GameEvent, Seat, State } from '@illuminice/engine';
import { judgePromises } from '../../packages/table/src/fold/promises.ts';
import { foldProposal, keepProposals, type Talking } from '../../packages/table/src/fold/proposals.ts';
import { promisesOf } from '../../packages/table/src/view/promises-of.ts';
import { proposalInfos } from '../../packages/table/src/view/proposal-infos.ts';
import { gapOf } from './gap-of.ts';

/** What a game of the arena shows beside its winner. */
export interface Tally {
  /** Who was eliminated, with how many turns they had had. */
  readonly eliminated: readonly { readonly seat: Seat; readonly turns: number }[];
  /** Offers made, and how they ended; what is left over lapsed. */
  readonly proposals: Proposals;
  /** Words without an exchange: `accepted` are those that held. Calls against one seat are counted again by themselves. */
  readonly words: Proposals & { readonly calls: number; readonly callsHeld: number };
  readonly promises: Promises;
  readonly doors: Doors;
}

/** Turns begun at the door of victory, and how many of them did not end with it; those of seats that could claim privilege counted again. */
export interface Doors {
  readonly reached: number;
  readonly stopped: number;
  readonly armed: number;
  readonly armedStopped: number;
}

export interface Proposals {
  readonly made: number;
  readonly accepted: number;
  readonly countered: number;
  readonly declined: number;
}

export interface Promises {
  readonly accepted: number;
  readonly kept: number;
  readonly broken: number;
}

/** Promised beside an offer, and asked for. */
export interface Terms {
  readonly promise: PromiseTerm | undefined;
  readonly asks: PromiseTerm | undefined;
}

/** Who offers what to whom. */
interface Beside extends Terms {
  readonly from: Seat;
  readonly to: Seat;
}

/** Captures from victory: one good attack. */
const DOOR = 1.5;

function isCall({ terms }: { readonly terms: readonly { readonly promise: PromiseTerm }[] }): boolean {
  return terms.every(({ promise }) => promise.kind === 'oppose' || promise.kind === 'stop');
}

/** with a Special, or for money. */
function canClaimPrivilege({ hands, illuminati }: State, seat: Seat): boolean {
  const { abilities = [] } = pack.illuminati[illuminati[seat] ?? -1] ?? {};
  return (hands[seat]?.length ?? 0) > 0 || abilities.some(({ type }) => type === 'buysPrivilege');
}

/** Promises and deals of one game, judged as a table judges them. */
export class Ledger {
  readonly #table: Talking = { promises: [], proposals: [], seq: 0, at: 0, game: undefined, turnMarks: [] };
  readonly #words = { made: 0, accepted: 0, countered: 0, declined: 0, calls: 0, callsHeld: 0 };
  readonly #doors = { reached: 0, stopped: 0, armed: 0, armedStopped: 0 };
  #atDoor: { readonly seat: Seat; readonly armed: boolean } | undefined;
  readonly #eliminated: { seat: Seat; turns: number }[] = [];
  readonly #proposals = { made: 0, accepted: 0, countered: 0, declined: 0 };

  /** What a promise is judged by (owners, the attack's sides) is the same before and after the events that matter to it. */
  hear(game: State, event: GameEvent): void {
    judgePromises(this.#table, game, event);
    switch (event.type) {
      case 'turnBegan':
        this.#table.turnMarks = [...this.#table.turnMarks, ++this.#table.seq];
        keepProposals(this.#table, game);
        this.#atDoor =
          gapOf(game, event.seat) <= DOOR
            ? { seat: event.seat, armed: canClaimPrivilege(game, event.seat) }
            : undefined;
        if (this.#atDoor) this.#doors.reached++;
        if (this.#atDoor?.armed) this.#doors.armed++;
        return;
      case 'turnEnded':
        this.#stopped(1);
        return;
      case 'gameEnded':
        // The last turn ends before the game does.
        if (this.#atDoor && game.turn.seat === this.#atDoor.seat && event.outcome.winners.includes(this.#atDoor.seat))
          this.#stopped(-1);
        return;
      case 'seatOut':
        if (event.how === 'eliminated')
          this.#eliminated.push({ seat: event.seat, turns: game.turnsTaken[event.seat] ?? 0 });
        return;
      case 'offerMade':
        this.#proposals.made++;
        return;
      case 'offerClosed':
        if (event.how === 'accepted') this.#proposals.accepted++;
        if (event.how === 'countered') this.#proposals.countered++;
        if (event.how === 'rejected') this.#proposals.declined++;
        return;
    }
  }

  #stopped(turns: 1 | -1): void {
    if (!this.#atDoor) return;
    this.#doors.stopped += turns;
    if (this.#atDoor.armed) this.#doors.armedStopped += turns;
  }

  /** Promises beside the offer that was just made. */
  offered({ from, to, promise, asks }: Beside, game: State): void {
    const offer = game.offers.find((open) => open.from === from && open.to === to)?.serial;
    if (offer === undefined) return;
    const open = { text: '', secret: false, state: 'offered', running: false, count: 0, offer } as const;
    if (promise) this.#table.promises.push({ from, to, promise, ...open });
    if (asks) this.#table.promises.push({ from: to, to: from, promise: asks, asked: true, ...open });
  }

  /** Its name, so that those it was made to can be asked. */
  propose(by: Seat, terms: ProposalTerms & { readonly counters?: string }, game: State): string {
    const id = `p${++this.#table.seq}`;
    Object.assign(this.#table, { game });
    foldProposal(this.#table, { type: 'proposed', id, by, ms: 0, ...terms });
    this.#words.made++;
    if (isCall(terms)) this.#words.calls++;
    return id;
  }

  answer(seat: Seat, { proposal: id, yes, amount }: ProposalAnswer, game: State): void {
    this.#table.seq++;
    Object.assign(this.#table, { game });
    const isOpen = () => this.#table.proposals.find((known) => known.id === id && !known.end);
    const before = isOpen();
    foldProposal(this.#table, { type: 'proposalAnswered', id, seat, yes, ...(amount === undefined ? {} : { amount }) });
    const after = this.#table.proposals.find((known) => known.id === id);
    if (!before || !after) return;
    if (after.end === 'held') this.#held(after);
    if (after.end === 'declined') this.#words.declined++;
  }

  /** Nobody answers any more: what was agreed to stands. */
  close(id: string): void {
    const open = this.#table.proposals.find((known) => known.id === id && !known.end);
    if (!open) return;
    foldProposal(this.#table, { type: 'proposalExpired', id });
    if (open.holds) this.#held(open);
  }

  #held(proposal: Parameters<typeof isCall>[0]): void {
    this.#words.accepted++;
    if (isCall(proposal)) this.#words.callsHeld++;
  }

  countered(): void {
    this.#words.countered++;
  }

  proposalsFor(seat: Seat): readonly Proposal[] {
    return proposalInfos(this.#table, seat);
  }

  notesFor(seat: Seat): PromiseNote[] {
    return promisesOf(this.#table.promises, seat);
  }

  tally(): Tally {
    const accepted = this.#table.promises.filter(({ state }) => state !== 'offered');
    return {
      eliminated: this.#eliminated,
      proposals: this.#proposals,
      words: this.#words,
      doors: this.#doors,
      promises: {
        accepted: accepted.length,
        kept: accepted.filter(({ state }) => state === 'kept').length,
        broken: accepted.filter(({ state }) => state === 'broken').length,
      },
    };
  }
}
