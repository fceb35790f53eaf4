/** What this player is in the middle of: nothing of it is known to the table before a command is sent. */
import type { CardNo, IlluminatiNo, Offer, Seat, SeatCommand, SpecialNo } from '@illuminice/engine';
import { create } from 'zustand';
import type { Caution } from './cautions.ts';
import type { DealDraft } from './deal-draft.ts';
import type { SayDraft } from './say-draft.ts';

/** What was begun: whose draft it is, and what has been put together so far. Only that action reads it. */
export interface Begun {
  readonly what: string;
  readonly draft: unknown;
}

export type Shown = { readonly card: CardNo } | { readonly special: SpecialNo } | { readonly illuminati: IlluminatiNo };

export type Menu = { readonly at: { readonly x: number; readonly y: number } } & (
  | { readonly card: CardNo }
  | { readonly owner: Seat; readonly index: number }
);

/** `steps` is the log where there is no stage. */
export type SideTab = 'steps' | 'log' | 'chat' | 'deals';
/** In the hand one of these has the sheet. */
export type Sheet = 'panel' | 'hand' | 'deals' | 'log' | 'rivals';
/** How far it covers the board. */
export type Stop = 'folded' | 'half' | 'full';

/** What is opened beside the table to be looked at. */
export type Beside = 'piles' | 'options' | 'groups' | 'notes' | 'people';

export type OfferKey = Pick<Offer, 'from' | 'to' | 'serial'>;

/** A command that waits until its player has read what it would bring about. */
export interface Warned {
  readonly command: SeatCommand;
  readonly cautions: readonly Caution[];
  readonly answer: (how: 'goOn' | 'stop') => void;
}

interface Ui {
  readonly begun: Begun | undefined;
  readonly deal: DealDraft | undefined;
  /** A proposal being put into words. */
  readonly say: SayDraft | undefined;
  /** The open offer that is looked at. */
  readonly offer: OfferKey | undefined;
  /** Whose structure is shown; undefined = the own one. */
  readonly viewed: Seat | undefined;
  readonly menu: Menu | undefined;
  readonly shown: Shown | undefined;
  /** The card whose way up to the Illuminati is shown (REQ-300, REQ-301). */
  readonly pathOf: CardNo | undefined;
  readonly tab: SideTab;
  /** The last line of talk that was in sight. */
  readonly chatSeen: number;
  readonly sheet: Sheet;
  /** Where its player left the sheet, and at which decision; at any other it stands where that needs it. */
  readonly stop: { readonly at: string; readonly stop: Stop } | undefined;
  /** Players and log were folded to a rail, for a larger board. */
  readonly isSideFolded: boolean;
  /** The rule a "Why?" asked for; `now`: how to play, open at what is on the table. */
  readonly rule: string | undefined;
  readonly settings: boolean;
  readonly beside: Beside | undefined;
  readonly warned: Warned | undefined;
  /** The reveal at the end was closed to look at the table. */
  readonly looked: boolean;
}

const FRESH: Ui = {
  begun: undefined,
  deal: undefined,
  say: undefined,
  offer: undefined,
  viewed: undefined,
  menu: undefined,
  shown: undefined,
  pathOf: undefined,
  tab: 'steps',
  chatSeen: 0,
  sheet: 'panel',
  stop: undefined,
  isSideFolded: false,
  rule: undefined,
  settings: false,
  beside: undefined,
  warned: undefined,
  looked: false,
};

export const useUi = create<Ui>()(() => FRESH);

/** Another table: nothing of what was begun or opened at the last one is left. */
export function startAfresh(chatSeen = 0): void {
  useUi.setState({ ...FRESH, chatSeen });
}

/** Begins something; whatever else was begun is forgotten. */
export function begin(begun: Begun): void {
  useUi.setState({ begun, menu: undefined, pathOf: undefined, sheet: 'panel', viewed: undefined });
}

/** Changes what is being done without leaving it. */
export function change(begun: Begun): void {
  useUi.setState({ begun });
}

export function cancel(): void {
  useUi.setState({ begun: undefined, menu: undefined, pathOf: undefined });
}

export function show(shown: Shown): void {
  useUi.setState({ shown, menu: undefined });
}

export function look(seat: Seat | undefined): void {
  useUi.setState({ viewed: seat, menu: undefined });
}

export const ui = useUi.setState;
