/** Scenario format 1 as data: what `scenarios/FORMAT.md` allows, names still names. */
import type { GameOptions, OncePerTurn, Phase, RefusalCode, SideName } from '@illuminice/engine';
import type { Json, JsonObject } from './strict-json.ts';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly requirements: readonly string[];
  readonly options: GameOptions;
  readonly given: SetupGiven | PositionGiven;
  readonly steps: readonly Step[];
}

export type Roll = readonly [number, number];

export interface SetupGiven {
  readonly kind: 'setup';
  readonly players: number;
  readonly illuminati: readonly string[] | undefined;
  readonly deck: readonly string[] | undefined;
  readonly dice: readonly Roll[];
}

export interface PositionGiven {
  readonly kind: 'position';
  readonly seats: readonly SeatGiven[];
  readonly initialPlayers: number;
  readonly uncontrolled: readonly string[];
  readonly dead: readonly string[];
  readonly discard: readonly string[];
  readonly deck: readonly string[];
  readonly turn: TurnGiven;
  readonly dice: readonly Roll[];
}

export interface SeatGiven {
  readonly illuminati: string;
  readonly money: number;
  readonly structure: readonly GroupGiven[];
  readonly specials: readonly { readonly card: string; readonly faceUp: boolean }[];
  readonly turnsTaken: number;
  readonly destroyed: number;
  readonly goal: string | undefined;
  readonly participated: Readonly<Record<string, number>>;
  readonly stacked: readonly string[];
  readonly used: readonly OncePerTurn[];
  readonly left: boolean;
  readonly eliminated: boolean;
}

export interface GroupGiven {
  readonly group: string;
  readonly on: SideName;
  readonly money: number;
  readonly puppets: readonly GroupGiven[];
}

export interface TurnGiven {
  readonly seat: number;
  readonly phase: Exclude<Phase, 'setup'>;
  readonly actionsUsed: number;
  readonly freeTransfersUsed: number;
}

export const SETTLE_POINTS = ['actions', 'transfers', 'powers', 'window', 'placement'] as const;
export type SettlePoint = (typeof SETTLE_POINTS)[number];

export type Step =
  | {
      readonly kind: 'command';
      readonly seat: number | undefined;
      readonly command: JsonObject;
      readonly refused: RefusalCode | undefined;
    }
  | { readonly kind: 'settle'; readonly until: SettlePoint }
  | { readonly kind: 'endTurn'; readonly seat: number }
  | { readonly kind: 'expect'; readonly queries: readonly (readonly [query: string, value: Json])[] };
