import type { Seat, View } from '@illuminice/engine';

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
  /** By seat: how often it attacked us or opposed us, fading. */
  readonly grudges: readonly number[];
  /** By seat: how many promises to us it kept, less those it broke. */
  readonly trust: readonly number[];
  /** Turn keys in which each seat last got an offer from us, so that nobody is pestered. */
  readonly lastOffer: readonly number[];
  /** Seats whose attacks we said we would leave alone, with the round until which it holds. */
  readonly standingAside: readonly { readonly seat: Seat; readonly until: number }[];
  /** A price asked for staying out, until it is paid or forgotten. */
  readonly asked?: { readonly seat: Seat; readonly amount: number; readonly purse: number; readonly round: number };
  /** The attack whose hostility was last noted, so that one attack is one grudge. */
  readonly noted: string;
  /** When something was last said, so that a bot does not chatter. */
  readonly spoke: number;
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
    grudges: view.seats.map(() => 0),
    trust: view.seats.map(() => 0),
    lastOffer: view.seats.map(() => NEVER),
    standingAside: [],
    noted: '',
    spoke: NEVER,
  };
}

/** The memory as it stands at this decision: notes of an earlier turn are dropped, hostility is noted once per attack. */
export function recall(view: View, memory: BotMemory | undefined): BotMemory {
  const key = turnKey(view);
  // A memory of an earlier release may know less.
  let now = { ...freshMemory(view), turn: '', ...memory };
  if (now.turn !== key)
    now = {
      ...now,
      turn: key,
      tried: [],
      offered: [],
      paid: [],
      grudges: now.grudges.map((grudge) => grudge * FADING),
    };
  const round = roundOf(view);
  if (now.standingAside.some(({ until }) => until < round))
    now = { ...now, standingAside: now.standingAside.filter(({ until }) => until >= round) };
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
