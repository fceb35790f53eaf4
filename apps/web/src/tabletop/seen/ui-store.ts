/** What this player is in the middle of: nothing of it is known to the table before a command is sent. */
import type { Amounts, Arrow, CardNo, IlluminatiNo, Link, Offer, Plan, Seat, SpecialNo } from '@illuminice/engine';
import { create } from 'zustand';
import type { AttackPlan, DealDraft } from './drafts.ts';

export type Mode =
  | { readonly what: 'idle' }
  | {
      readonly what: 'attack';
      readonly plan: AttackPlan;
      /** A choice inside the announcement; for the Lasers also the Group tapped so far. */
      readonly ask?: 'privilege' | 'lasers';
      readonly lasersOn?: CardNo;
    }
  | { readonly what: 'transfer'; readonly from?: CardNo; readonly to?: CardNo; readonly amount: number }
  | { readonly what: 'move'; readonly group?: CardNo; readonly arrow?: Arrow; readonly plan?: Plan }
  | { readonly what: 'drop'; readonly group?: CardNo }
  | { readonly what: 'lasers'; readonly target?: CardNo }
  | { readonly what: 'bribery'; readonly special: SpecialNo; readonly target?: CardNo; readonly arrow?: Arrow }
  | { readonly what: 'revive'; readonly special: SpecialNo }
  | { readonly what: 'spy'; readonly special: SpecialNo }
  | { readonly what: 'money'; readonly treasuries: Amounts; readonly total: number; readonly special?: SpecialNo }
  | { readonly what: 'reorganize'; readonly links: readonly Link[]; readonly picked?: CardNo }
  | { readonly what: 'give'; readonly to?: Seat; readonly money: number; readonly specials: readonly SpecialNo[] }
  | { readonly what: 'accuse'; readonly accused?: Seat; readonly illuminati?: IlluminatiNo }
  | { readonly what: 'abolish'; readonly discard: readonly SpecialNo[] }
  | { readonly what: 'special' }
  | { readonly what: 'confirmSpecial'; readonly special: SpecialNo };

/** A question of the game that is answered on the board: the arrow chosen so far. */
export interface PlaceChoice {
  readonly arrow: Arrow;
  readonly plan?: Plan;
  readonly dropOld?: readonly CardNo[];
}

export type Shown = { readonly card: CardNo } | { readonly special: SpecialNo } | { readonly illuminati: IlluminatiNo };

export type Menu = { readonly at: { readonly x: number; readonly y: number } } & (
  | { readonly card: CardNo }
  | { readonly owner: Seat; readonly index: number }
);

export type SideTab = 'log' | 'chat' | 'deals';
/** On a phone one of these covers the lower half. */
export type Sheet = 'panel' | 'hand' | 'deals' | 'log' | 'rivals' | 'none';

/** What is opened beside the table to be looked at. */
export type Beside = 'piles' | 'options' | 'groups';

export type OfferKey = Pick<Offer, 'from' | 'to' | 'serial'>;

interface Ui {
  readonly mode: Mode;
  readonly place: PlaceChoice | undefined;
  readonly deal: DealDraft | undefined;
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
  /** The rule a "Why?" asked for. */
  readonly rule: string | undefined;
  readonly settings: boolean;
  readonly beside: Beside | undefined;
  /** The reveal at the end was closed to look at the table. */
  readonly looked: boolean;
}

const IDLE: Mode = { what: 'idle' };

const FRESH: Ui = {
  mode: IDLE,
  place: undefined,
  deal: undefined,
  offer: undefined,
  viewed: undefined,
  menu: undefined,
  shown: undefined,
  pathOf: undefined,
  tab: 'log',
  chatSeen: 0,
  sheet: 'panel',
  rule: undefined,
  settings: false,
  beside: undefined,
  looked: false,
};

export const useUi = create<Ui>()(() => FRESH);

/** Another table: nothing of what was begun or opened at the last one is left. */
export function startAfresh(chatSeen = 0): void {
  useUi.setState({ ...FRESH, chatSeen });
}

/** Begins something; whatever else was begun is forgotten. */
export function begin(mode: Mode): void {
  useUi.setState({ mode, menu: undefined, pathOf: undefined, sheet: 'panel', viewed: undefined });
}

/** Changes what is being done without leaving it. */
export function change(mode: Mode): void {
  useUi.setState({ mode });
}

export function cancel(): void {
  useUi.setState({ mode: IDLE, menu: undefined, pathOf: undefined, place: undefined });
}

export function show(shown: Shown): void {
  useUi.setState({ shown, menu: undefined });
}

export function look(seat: Seat | undefined): void {
  useUi.setState({ viewed: seat, menu: undefined });
}

export const ui = useUi.setState;
