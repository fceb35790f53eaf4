/** The table as the components read it: everything a player may know, in one object that changes with the view. */
import {
  type CardNo,
  groupDefinition,
  type IlluminatiNo,
  isIlluminatiCard,
  type Pack,
  type Seat,
  type SeatCommand,
  type SeatMoves,
  type SpecialNo,
  type View,
} from '@illuminice/engine';
import { useDeferredValue, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { type BesideCommand, type TableInfo, useTable } from '../../session/stores/index.ts';
import { commandIsMeant } from './cautions.ts';
import type { PartNames } from './rich-text.ts';
import { useRules } from './rules.ts';
import { cancel, useUi } from './ui-store.ts';

export interface Seen {
  readonly pack: Pack;
  readonly view: View;
  readonly moves: SeatMoves;
  /** Undefined for a spectator. */
  readonly me: Seat | undefined;
  readonly info: TableInfo;
}

/** Undefined before there is a table, and after it was left. */
export function useSeen(): Seen | undefined {
  const pack = useTable((state) => state.pack);
  const view = useTable((state) => state.view);
  const moves = useTable((state) => state.moves);
  const me = useTable((state) => state.me);
  const info = useTable((state) => state.info);
  // What is greyed says why once the rules are there to be asked.
  const rules = useRules((state) => state.rules);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the rules everything is asked anew
  return useMemo(() => seenOf({ pack, view, moves, me, info }), [pack, view, moves, me, info, rules]);
}

/** The same as before until a sentence about the table would read otherwise: a log is long, and an update seldom changes it. */
export function useReader(seen: Seen): Seen {
  const { me, pack, info } = seen;
  const faces = facesIn(seen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the table stands in a sentence
  return useMemo(() => seen, [me, pack, faces, info.seats, info.promises]);
}

/** Which Illuminati are open: the others are called after their players. */
export const facesIn = ({ view }: Pick<Seen, 'view'>): string =>
  view.seats.map(({ illuminati }) => illuminati ?? '?').join(' ');

/** What may stand a moment behind, so that no press waits for it. Whoever only looks on has it at once: drawn in two goes, a moment is whole later. */
export function useLater<Value>(value: Value): Value {
  const looksOn = useTable(({ me }) => me === 'spectator');
  const late = useDeferredValue(looksOn ? undefined : value);
  return looksOn || late === undefined ? value : late;
}

/** The same at this very moment, for what is pressed. */
export function seenNow(): Seen | undefined {
  return seenOf(useTable.getState());
}

type Known = Pick<ReturnType<typeof useTable.getState>, 'pack' | 'view' | 'moves' | 'me' | 'info'>;

function seenOf({ pack, view, moves, me, info }: Known): Seen | undefined {
  return view && info && { pack, view, moves, me: me === 'spectator' ? undefined : me, info };
}

export function nameOf({ info, me }: Seen, seat: Seat): string {
  return seat === me
    ? t('seat.you', 'You')
    : (info.seats[seat]?.name ?? t('seat.number', 'Seat {seat}', { seat: seat + 1 }));
}

/** For sentences about somebody that are no links: `{nameIs, select, you {your turn} other {the turn of {name}}}`. */
export function named(seen: Seen, seat: Seat): { readonly name: string; readonly nameIs: 'you' | 'other' } {
  return { name: nameOf(seen, seat), nameIs: seat === seen.me ? 'you' : 'other' };
}

export function cardName({ pack, view, info }: Pick<Seen, 'pack' | 'view' | 'info'>, card: CardNo): string {
  if (!isIlluminatiCard(card)) return groupDefinition(pack, card)?.name ?? '';
  const illuminati = view.seats[card]?.illuminati;
  if (illuminati !== undefined) return pack.illuminati[illuminati]?.name ?? '';
  return t('card.faceDown', 'Illuminati of {name}', { name: info.seats[card]?.name ?? '' });
}

export function specialName({ pack }: Pick<Seen, 'pack'>, special: SpecialNo): string {
  return pack.specials[special]?.name ?? '';
}

export function illuminatiName({ pack }: Pick<Seen, 'pack'>, illuminati: IlluminatiNo): string {
  return pack.illuminati[illuminati]?.name ?? '';
}

/** Sits here and is not out: others only watch, the defeated included. */
export function plays({ view, me }: Pick<Seen, 'view' | 'me'>): boolean {
  return me !== undefined && view.seats[me]?.status === 0;
}

/** Whose board is shown when nobody chose one: the own, or that of the current player for who has none. */
export function homeOf({ view, me }: Seen): Seat {
  return me !== undefined && view.seats[me]?.status === 0 ? me : view.turn.seat;
}

/** For what is no sentence about somebody (those know persons, rich-text.ts); whoever gave no name has an Illuminati card. */
export function nameInSentence(seen: Pick<Seen, 'pack' | 'view' | 'info'>, seat: Seat): string {
  const name = seen.info.seats[seat]?.name ?? '';
  return name === '' || name === t('seat.you', 'You') ? cardName(seen, seat) : name;
}

export function namesOf(seen: Seen): PartNames {
  return {
    card: (card) => cardName(seen, card),
    special: (special) => specialName(seen, special),
    seat: (seat) => nameInSentence(seen, seat),
    illuminati: (illuminati) => illuminatiName(seen, illuminati),
  };
}

const PATIENCE_MS = 5000;
let onItsWay: { readonly text: string; readonly at: number; readonly answered: Promise<boolean> } | undefined;

/** Sends and waits for the table's word; what was begun ends when it is accepted. */
export async function act(command: SeatCommand, beside?: BesideCommand): Promise<boolean> {
  const meant = commandIsMeant(seenNow(), command);
  if (meant && !(await meant)) return false;
  const text = JSON.stringify([command, beside]);
  // An answer that never comes must not lock the table.
  const before = onItsWay && Date.now() - onItsWay.at < PATIENCE_MS ? onItsWay : undefined;
  // The same press twice is sent once; another one waits its turn, for a quick finger means both.
  if (before?.text === text) return false;
  if (before) await before.answered;
  const mine = { text, at: Date.now(), answered: sent(command, beside) };
  onItsWay = mine;
  try {
    return await mine.answered;
  } finally {
    if (onItsWay === mine) onItsWay = undefined;
  }
}

async function sent(command: SeatCommand, beside: BesideCommand | undefined): Promise<boolean> {
  useUi.setState({ menu: undefined });
  const { ok } = await useTable.getState().send(command, beside);
  if (ok) cancel();
  return ok;
}

interface Following {
  readonly command: SeatCommand;
  readonly isThere: (seen: Seen) => boolean;
  readonly begin: (seen: Seen) => void;
}

/** Sends, and begins what it leads to as soon as the table shows that: the update may come before the answer or after it. */
export async function actAndBegin({ command, isThere, begin }: Following): Promise<void> {
  if (!(await act(command))) return;
  const isSettled = () => {
    const seen = seenNow();
    if (seen && isThere(seen)) begin(seen);
    return !seen || isThere(seen) || seen.view.turn.seat !== seen.me;
  };
  if (isSettled()) return;
  const stop = useTable.subscribe(() => isSettled() && stop());
}

/** REQ-225: a power at the end of the turn is finished, and the turn with it. */
export async function endAbility(command: SeatCommand): Promise<void> {
  if (await act(command)) await act({ type: 'endTurn' });
}

/** For clicks: nobody waits for the promise, the store shows a refusal. */
export function order(command: SeatCommand): void {
  void act(command);
}

/** The Special is in hand and its moment is now. */
export function holdsPlay({ moves }: Seen, special: SpecialNo): boolean {
  return moves.play?.some(({ card }) => card === special) === true;
}

export function treasuryOf(view: View, card: CardNo): number | 'hidden' {
  if (isIlluminatiCard(card)) return view.seats[card]?.money ?? 0;
  for (const { groups } of view.seats) {
    const found = groups.find((group) => group.card === card);
    if (found) return found.money;
  }
  return 0;
}
