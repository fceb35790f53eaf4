import type { EventOf } from '../model/events.ts';
import { specialIn } from '../model/hand.ts';
import type { Note, State } from '../model/state.ts';

type Shown = EventOf<'spied' | 'peeked'>;

/** what a seat was shown stays with it; in games from before version 3 of the rules only until it closes the notice. */
export function noteDown(state: State, event: Shown): void {
  if (state.rulesVersion < 3) return;
  const { seat: turnOf } = state.turn;
  const when = { turnOf, turn: (state.turnsTaken[turnOf] ?? 0) + 1 };
  const note = noteOf(state, event, when);
  // Somebody may peek at one card a hundred times; the last time is enough.
  const others = (state.notes ?? []).filter((old) => !isSamePeek(old, note));
  state.notes = [...others, note];
}

function noteOf(state: State, event: Shown, when: Pick<Note, 'turnOf' | 'turn'>): Note {
  const { owner } = event;
  if (event.type === 'peeked') return { ...when, seat: event.seat, what: 'peek', owner, special: event.special };
  const { notice } = event;
  return 'hand' in notice
    ? { ...when, seat: notice.seat, what: 'hand', owner, specials: (state.hands[owner] ?? []).map(specialIn) }
    : { ...when, seat: notice.seat, what: 'money', owner, card: notice.card, money: notice.money };
}

function isSamePeek(old: Note, note: Note): boolean {
  if (old.what !== 'peek' || note.what !== 'peek') return false;
  return old.seat === note.seat && old.owner === note.owner && old.special === note.special;
}
