/** One thing to look at: a screen or a panel in one state, always the same. */
import { pack } from '@illuminice/cards';
import type { Seat, SpecialNo } from '@illuminice/engine';
import type { ReactNode } from 'react';
import { attack } from '../../../src/actions/attack/attack.ts';
import { planAttack } from '../../../src/actions/attack/attack-draft.ts';
import type { Settings } from '../../../src/base/settings/settings-store.ts';
import { useTable } from '../../../src/session/stores/table-store.ts';
import type { Seen } from '../../../src/tabletop/seen/seen.ts';
import { numberOf } from '../position.ts';

export interface Specimen {
  readonly name: string;
  /** A position of the development table (`state/fixture-scenarios.ts`). */
  readonly scenario?: string;
  readonly seat?: Seat;
  /** What stands on the stage; without it the table itself. */
  readonly screen?: () => ReactNode;
  /** Other than what everybody finds who comes for the first time. */
  readonly settings?: Partial<Settings>;
  /** What is known before it is drawn: people in a lobby, an update that waits. */
  readonly before?: () => void;
  /** What the player began; the table stands already. */
  readonly begun?: () => void;
  /** What is pressed, one after the other. */
  readonly press?: readonly string[];
  /** What happens after that. */
  readonly afterwards?: () => void;
  /** The part that matters; without it the whole window. */
  readonly shows?: string;
  /** The part is only waited for: pictured is the whole window. */
  readonly whole?: boolean;
  /** Pictured before it goes away by itself: a toast, a light, dice. */
  readonly still?: boolean;
  /** What a worker answers in place of the real one, which thinks as long as it may and keeps what it finds. */
  readonly worker?: (message: unknown) => unknown;
}

export interface Sheet {
  /** The size of the window. */
  readonly width: number;
  readonly height: number;
  /** How small the pictures are taken: whole screens are told apart from further away than panels. */
  readonly scale: number;
  readonly specimens: readonly Specimen[];
}

const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface SheetToBe extends Pick<Sheet, 'scale' | 'specimens'>, Partial<Pick<Sheet, 'width' | 'height'>> {
  /** What holds for every specimen that says nothing else. */
  readonly each?: Partial<Specimen>;
}

export function sheetOf({ each = {}, specimens, ...size }: SheetToBe): Sheet {
  return { ...DESKTOP, ...size, specimens: specimens.map((specimen) => ({ ...each, ...specimen })) };
}

export const PANEL = '.panel-place .docket';
/** The same, once its buttons take a press: nothing in it is about to change. */
export const RESTED = `${PANEL}:not(:has(.button-held))`;

export function specialOf(key: string): SpecialNo {
  const special = pack.specialNumbers.get(key);
  if (special === undefined) throw new Error(`no Special ${key}`);
  return special;
}

/** The table as the player of the specimen sees it. */
export function seenNow(): Seen {
  const { view, moves, me, info } = useTable.getState();
  if (!view || !info) throw new Error('no table stands on the stage');
  return { pack, view, moves, me: me === 'spectator' ? undefined : me, info };
}

/** An attack with help, as far as the player alone can take it. */
export function draftAttack(): void {
  const plan = planAttack('control', { attacker: numberOf('big-media'), target: numberOf('eco-guerrillas') });
  attack.begin({ plan: { ...plan, aids: [numberOf('hackers')] } });
}
