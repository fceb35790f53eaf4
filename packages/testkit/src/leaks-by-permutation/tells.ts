/** whatever a viewer gets is the same, byte for byte, whichever truth lies behind what they may not see. */
import {
  type Command,
  clone,
  difference,
  type GameEvent,
  type Pack,
  type RandomPort,
  type State,
  step,
  type TableCommand,
} from '@illuminice/engine';
import type { Chance } from '../policy/chance.ts';
import { otherTruth } from '../truths/other-truth.ts';
import { shownBy, type Viewer } from '../truths/shown.ts';
import { type Doors, ENGINE_DOORS } from '../watch/leaks.ts';

export interface Position {
  readonly pack: Pack;
  readonly state: State;
  readonly random: RandomPort;
}

/** View, moves and refusals of a table at rest, compared in so many other truths. */
export function toldAtRest(
  { pack, state, random }: Position,
  viewer: Viewer,
  {
    chance,
    truths,
    tries,
    doors = ENGINE_DOORS,
  }: {
    readonly chance: Chance;
    readonly truths: number;
    readonly tries: readonly Command[];
    readonly doors?: Doors;
  },
): string[] {
  const gets = (truth: State) => [
    JSON.stringify(doors.view(pack, truth, viewer)),
    viewer === 'spectator' ? '' : JSON.stringify(doors.moves(pack, truth, viewer)),
    ...tries.map((command) => JSON.stringify(step({ pack, random }, clone(truth), command) ?? 'accepted')),
  ];
  const seen = gets(state);
  const found: string[] = [];
  for (let count = 0; count < truths && found.length === 0; count++) {
    const other = gets(otherTruth(state, { pack, viewer, chance, shown: undefined }));
    other.forEach((bytes, door) => {
      if (bytes === seen[door]) return;
      const what = ['the view', 'the list of moves'][door] ?? `the answer to ${JSON.stringify(tries[door - 2])}`;
      const told = difference(JSON.parse(seen[door] ?? '""'), JSON.parse(bytes)) ?? 'the order of something';
      found.push(`${what} tells ${viewer} ${told}`);
    });
  }
  return found;
}

/** The events of a command, and view and moves after it. Empty too when the command shows by itself what was hidden. */
export function toldByCommand(
  { pack, state, random }: Position,
  viewer: Viewer,
  {
    command,
    chance,
    truths,
    doors = ENGINE_DOORS,
  }: {
    readonly command: Command | TableCommand;
    readonly chance: Chance;
    readonly truths: number;
    readonly doors?: Doors;
  },
): string[] {
  const played = (truth: State) => {
    const after = clone(truth);
    const events: GameEvent[] = [];
    const refusal = step({ pack, random, onEvent: (event) => events.push(event) }, after, command);
    return { after, events, refusal };
  };
  const real = played(state);
  // at the end nothing is secret any more.
  if (real.refusal || real.after.over) return [];
  const gets = ({ after, events }: ReturnType<typeof played>) => [
    JSON.stringify(events.flatMap((event) => doors.event(pack, event, viewer) ?? [])),
    JSON.stringify(doors.view(pack, after, viewer)),
    viewer === 'spectator' ? '' : JSON.stringify(doors.moves(pack, after, viewer)),
  ];
  const seen = gets(real);
  const shown = shownBy(state, { command, events: real.events }, viewer);
  for (let count = 0; count < truths; count++) {
    const other = played(otherTruth(state, { pack, viewer, chance, shown }));
    if (other.after.over) continue;
    const name = JSON.stringify(command);
    if (other.refusal)
      return [`${name} is accepted or refused by what ${viewer} cannot see: ${other.refusal.values.need}`];
    const got = gets(other);
    const door = got.findIndex((bytes, index) => bytes !== seen[index]);
    if (door < 0) continue;
    const what = ['an event of', 'the view after', 'the moves after'][door];
    const told = difference(JSON.parse(seen[door] ?? ''), JSON.parse(got[door] ?? '')) ?? 'the order of something';
    return [`${what} ${name} tells ${viewer} ${told}`];
  }
  return [];
}
