import type { CardNo, Seat, View } from '@illuminice/engine';

/**
 * What a bot carries from one decision to the next: plain JSON, so that it can be resumed anywhere.
 * Everything else it knows is in the view.
 */
export interface BotMemory {
  /** Which turn the notes of `tried`, `offered` and `paid` belong to. */
  readonly turn: string;
  /** Attacks given up and other things not to be tried again in this turn. */
  readonly tried: readonly string[];
  /** Seats to which an offer went in this turn. */
  readonly offered: readonly Seat[];
  /** Seats that got money for peace in this turn (B-1). */
  readonly paid: readonly Seat[];
  /** Who proposed something to us in this turn, once for each time; and whether we proposed something. */
  readonly approached: readonly Seat[];
  readonly proposed: boolean;
  /** By seat: the round in which we last promised money for words of theirs (B-1). */
  readonly lastDeal: readonly number[];
  /** By seat: the round in which we last proposed something to it. */
  readonly lastWords: readonly number[];
  /** By seat: how often it attacked us or opposed us, fading. */
  readonly grudges: readonly number[];
  /** By seat: how many promises to us it kept, less those it broke. */
  readonly trust: readonly number[];
  /** How many promises to us were broken when we last looked: each is spoken of once. */
  readonly betrayals: number;
  /** And how many were broken when we last asked for something in return: each is asked for once. */
  readonly demanded: number;
  /** Turn keys in which each seat last got an offer from us, so that nobody is pestered. */
  readonly lastOffer: readonly number[];
  /** Our attack of this turn, until its end has been seen: whose the target was (-1: nobody's), and how many actions came before. */
  readonly attacking?: { readonly target: CardNo; readonly owner: number; readonly before: number };
  /** The attack whose hostility was last noted, so that one attack is one grudge. */
  readonly noted: string;
  /** When something was last said, so that a bot does not chatter. */
  readonly spoke: number;
  /** Lines the table has heard in this game, as `key/variant`: nothing is said twice (B-6). */
  readonly said: readonly string[];
}

/** A round before any pause has begun. */
export const NEVER = -99;
/** What a turn leaves of a grudge. By judgement: half of it after thirteen. */
const FADING = 0.95;

/** Counts the turns the table has seen, lost ones left out. */
export function roundOf(view: View): number {
  return view.seats.reduce((sum, seat) => sum + seat.turnsTaken, 0);
}

export function turnKey(view: View): string {
  return `${roundOf(view)}/${view.turn.seat}`;
}

export function freshMemory(view: View): BotMemory {
  return {
    turn: turnKey(view),
    tried: [],
    offered: [],
    paid: [],
    approached: [],
    proposed: false,
    lastDeal: view.seats.map(() => NEVER),
    lastWords: view.seats.map(() => NEVER),
    grudges: view.seats.map(() => 0),
    trust: view.seats.map(() => 0),
    betrayals: 0,
    demanded: 0,
    lastOffer: view.seats.map(() => NEVER),
    noted: '',
    spoke: NEVER,
    said: [],
  };
}

/** The memory as it stands at this decision: notes of an earlier turn are dropped, hostility is noted once per attack. */
export function recall(view: View, memory: BotMemory | undefined): BotMemory {
  const key = turnKey(view);
  // A memory of an earlier release may know less.
  let now = { ...freshMemory(view), turn: '', ...memory };
  if (now.turn !== key) {
    const { attacking: _over, ...rest } = now;
    now = {
      ...rest,
      turn: key,
      tried: [],
      offered: [],
      paid: [],
      approached: [],
      proposed: false,
      grudges: now.grudges.map((grudge) => grudge * FADING),
    };
  }
  return noteHostility(view, now);
}

function noteHostility(view: View, memory: BotMemory): BotMemory {
  const { attack, viewer } = view;
  if (!attack || attack.defender !== viewer) return memory;
  const noted = `${memory.turn}:${attack.attacker}>${attack.target}`;
  if (memory.noted === noted) return memory;
  const aggressor = view.turn.seat;
  return {
    ...memory,
    noted,
    grudges: memory.grudges.with(aggressor, (memory.grudges[aggressor] ?? 0) + 1),
  };
}
