/** What is being done now, and what could be: asked of all actions, whatever they are. */
import type { CardNo, SeatCommand } from '@illuminice/engine';
import { sayWhyNot } from '../../base/theme/index.ts';
import type { Highlights, MenuEntry, OpenAction, SlotPlace, TurnEntry, TurnList } from '../../tabletop/action/index.ts';
import { NO_LIGHTS } from '../../tabletop/action/index.ts';
import type { Begun, Seen } from '../../tabletop/seen/index.ts';
import { ALL_ACTIONS } from './all-actions.ts';

/** What the player began, as long as the table would take it. */
export function begunNow(seen: Seen, begun: Begun | undefined): OpenAction | undefined {
  return begun && first((action) => action.begun(seen, begun));
}

/** What the table asks of this player. */
export function askedNow(seen: Seen): OpenAction | undefined {
  return first((action) => action.asked(seen));
}

export function openNow(seen: Seen, begun: Begun | undefined): OpenAction | undefined {
  return begunNow(seen, begun) ?? askedNow(seen);
}

/** What was begun lights the boards if it has anything to light, else what is asked does. */
export function lightsNow(seen: Seen, begun: Begun | undefined): Highlights {
  return begunNow(seen, begun)?.lights?.() ?? askedNow(seen)?.lights?.() ?? NO_LIGHTS;
}

export function turnEntries(seen: Seen, list: TurnList): readonly TurnEntry[] {
  return ALL_ACTIONS.flatMap((action) => action.turn(seen)).filter((entry) => entry.list === list);
}

export function cardEntries(seen: Seen, card: CardNo): readonly MenuEntry[] {
  return ALL_ACTIONS.flatMap((action) => action.onCard(seen, card));
}

export function slotEntries(seen: Seen, slot: SlotPlace): readonly MenuEntry[] {
  return ALL_ACTIONS.flatMap((action) => action.onSlot(seen, slot));
}

/** A key of something greyed says why, as a press on it does. */
export function meaningOf(key: string, seen: Seen): (() => void) | undefined {
  const pressed = first((action) => action.keys(seen)[key]);
  if (pressed || seen.me === undefined) return pressed;
  const why = turnEntries(seen, 'main').find(({ hotkey }) => hotkey?.toLowerCase() === key)?.why;
  return why && (() => sayWhyNot(why));
}

/** Where a lesson points for a wanted command, the best first. */
export function pointsTo(wanted: SeatCommand, seen: Seen, begun: Begun | undefined): readonly string[] {
  return first((action) => action.pointsTo(wanted, seen, begun)) ?? [];
}

/** Panels are fetched once the table stands, so that they are there before somebody wants them. */
export function fetchPanels(): readonly Promise<unknown>[] {
  return ALL_ACTIONS.map((action) => action.fetch());
}

function first<Found>(ask: (action: (typeof ALL_ACTIONS)[number]) => Found | undefined): Found | undefined {
  for (const action of ALL_ACTIONS) {
    const found = ask(action);
    if (found !== undefined) return found;
  }
  return undefined;
}
