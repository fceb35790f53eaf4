/** A game of this device in the words the server takes: no log, no order of cards, nothing anybody remembers. */
import { describePosition, type GroupPosition, type Pack, type Position, type State } from '@illuminice/engine';
import type { ClientMessageInput, UploadedPosition } from '@illuminice/protocol';
import type { SeatOpening } from '@illuminice/table';

export type Upload = Extract<ClientMessageInput, { readonly type: 'uploadGame' }>;

/** Undefined while something is being settled: then there are no words for the game. */
export function uploadOf(pack: Pack, game: State, seats: readonly SeatOpening[]): Upload | undefined {
  const position = describePosition(pack, game);
  const phase = position?.turn?.phase;
  if (!position || (phase !== 'actions' && phase !== 'transfers' && phase !== 'powers')) return undefined;
  const seat = seats.findIndex(({ kind }, index) => kind === 'human' && game.status[index] === 0);
  const mine = seats[seat];
  if (!mine) return undefined;
  return {
    type: 'uploadGame',
    name: mine.name,
    seat,
    seats: seats.map(({ name, level, persona }) => ({
      name,
      ...(isLevel(level) ? { level } : {}),
      ...(persona === undefined ? {} : { persona }),
    })),
    options: game.options,
    position: inText(position, phase),
  };
}

function isLevel(level: string | undefined): level is 'novice' | 'regular' | 'expert' | 'master' {
  return level === 'novice' || level === 'regular' || level === 'expert' || level === 'master';
}

function inText(position: Position, phase: UploadedPosition['turn']['phase']): UploadedPosition {
  const {
    seats,
    initialPlayers = seats.length,
    uncontrolled = [],
    dead = [],
    discard = [],
    deck = [],
    turn = {},
  } = position;
  return {
    initialPlayers,
    uncontrolled: [...uncontrolled],
    dead: [...dead],
    discard: [...discard],
    // In no order: whoever uploads may have looked.
    deck: [...deck].sort(),
    turn: {
      seat: turn.seat ?? 0,
      phase,
      actionsUsed: turn.actionsUsed ?? 0,
      freeTransfersUsed: turn.freeTransfersUsed ?? 0,
    },
    seats: seats.map((seat) => ({
      illuminati: seat.illuminati,
      money: seat.money ?? 0,
      structure: flat(seat.structure ?? [], 'illuminati'),
      specials: (seat.specials ?? []).map((held) =>
        typeof held === 'string' ? { card: held, faceUp: false } : { ...held },
      ),
      turnsTaken: seat.turnsTaken ?? 0,
      destroyed: seat.destroyed ?? 0,
      ...(seat.goal === undefined ? {} : { goal: seat.goal }),
      participated: Object.entries(seat.participated ?? {}).map(([card, times]) => ({ card, times })),
      stacked: [...(seat.stacked ?? [])],
      used: [...(seat.used ?? [])],
      ...(seat.left ? { out: 'left' as const } : seat.eliminated ? { out: 'eliminated' as const } : {}),
    })),
  };
}

function flat(groups: readonly GroupPosition[], below: string): UploadedPosition['seats'][number]['structure'] {
  return groups.flatMap(({ group, on, money = 0, puppets = [] }) => [
    { group, below, on, money },
    ...flat(puppets, group),
  ]);
}
