import { openCeremony } from '@illuminice/fair-dice';
import type { DiceOpening, LogEntry, Opening, SeatOpening } from '../model/log.ts';
import { playedByIn } from '../model/played-by.ts';
import { type DiceState, type Moment, type SeatState, STATE_FORMAT, type TableState } from '../model/table-state.ts';

/** The table after its first entry. */
export function openTable(entry: LogEntry): TableState {
  const opened = entry.facts[0];
  if (opened?.type !== 'opened') throw new Error('the log of a table begins with its opening');
  const { opening, dice } = opened;
  return {
    format: STATE_FORMAT,
    playedBy: playedByIn(entry),
    seq: entry.seq,
    at: entry.at,
    opening,
    chain: entry.chain === undefined ? undefined : { secret: dice.serverSeed, head: entry.chain, told: entry.chain },
    stage: 'dice',
    seats: opening.seats.map((seat) => seatState(seat, entry.at)),
    dice: diceState(opening, dice, entry.at),
    game: undefined,
    moment: noMoment(entry.at),
    turnClock: { used: 0, since: undefined },
    offers: [],
    lights: [],
    promises: [],
    proposals: [],
    vote: undefined,
    undo: { seat: -1, toSeqs: [] },
    turnMarks: [],
    rematch: 0,
    versions: Array.from({ length: opening.seats.length + 1 }, () => 1),
    pausedAt: undefined,
    frozen: undefined,
  };
}

/** People come to a table from its lobby: they are here until their last connection goes. */
function seatState({ name, kind, level, persona }: SeatOpening, at: number): SeatState {
  return {
    name,
    born: kind,
    level,
    persona,
    away: undefined,
    present: kind === 'human',
    droppedAt: undefined,
    lastActAt: at,
    seenActAt: at,
    lastMoveSeq: 0,
    standing: [],
    armed: undefined,
  };
}

export function diceState(opening: Opening, secret: DiceOpening, since: number): DiceState {
  const seats = opening.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const ceremony = openCeremony({ ceremonyId: secret.ceremonyId, seats, serverSeed: secret.serverSeed });
  return { secret, ceremony, since, record: undefined, mixedSeed: undefined };
}

export function noMoment(at: number): Moment {
  return {
    no: 0,
    kind: 'none',
    since: at,
    restartedAt: at,
    round: 0,
    held: 0,
    waited: 0,
    botsAnswered: false,
    extended: false,
  };
}
