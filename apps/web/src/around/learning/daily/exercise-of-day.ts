/** The position of a day, the same for everybody: which of those prepared follows from the date alone (UTC). */
import { pack } from '@illuminice/cards';
import type { Position } from '@illuminice/engine';
import { quickChance } from '@illuminice/fair-dice';
import type { Exercise } from '../exercises/index.ts';

/** A day by its date, as `2026-11-18`. */
export type Day = string;

const DAY_MS = 24 * 3600 * 1000;
const RIVALS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

export function dayBefore(day: Day): Day {
  return dayOf(Date.parse(day) - DAY_MS);
}

export function endOfDay(day: Day): number {
  return Date.parse(day) + DAY_MS;
}

/** Every position comes once before one comes again, in another order each time. */
export function exerciseOfDay(day: Day, positions: readonly Position[]): Exercise {
  const number = Math.round(Date.parse(day) / DAY_MS);
  const round = Math.floor(number / positions.length);
  const index = orderOf(round, positions.length)[number % positions.length] ?? 0;
  const position = positions[index];
  if (!position) throw new Error('no position is prepared');
  const pupil = position.turn?.seat ?? 0;
  const key = position.seats[pupil]?.illuminati;
  const illuminati = pack.illuminati.find((card) => card.key === key)?.name ?? '';
  const rivals = [...RIVALS];
  return {
    key: 'daily',
    texts: { key: 'daily', values: { illuminati } },
    begins: { position, pupil },
    names: position.seats.map((_, seat) => (seat === pupil ? '' : (rivals.shift() ?? ''))),
    judged: { by: 'chance', seed: `daily ${day}` },
  };
}

function orderOf(round: number, length: number): readonly number[] {
  const chance = quickChance(`round ${round}`);
  const left = Array.from({ length }, (_, index) => index);
  return Array.from({ length }, () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? 0);
}
