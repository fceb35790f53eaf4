import type { Pack, Refusal, SeatCommand, View } from '@illuminice/engine';
import { create } from 'zustand';
import type { TableRefusal } from '../../session/stores/index.ts';
import type { Caution } from './cautions.ts';
import type { PartNames } from './rich-text.ts';
import type { Seen } from './seen.ts';

/** The rules, for asking "why not?", and their sentences: a fifth of the table, so they are fetched once it stands. */
export interface Rules {
  /** Undefined: it would be taken. */
  readonly whyNot: (pack: Pack, view: View, command: SeatCommand) => Refusal | undefined;
  /** What has to be asked before this is sent. */
  readonly cautions: (seen: Seen, command: SeatCommand) => readonly Caution[];
  readonly refusalText: (refusal: TableRefusal) => string;
  /** Undefined for a need this page does not know. */
  readonly needSentence: (
    refusal: TableRefusal,
    names: Pick<PartNames, 'card' | 'special' | 'seat'>,
  ) => string | undefined;
}

/** Undefined until they are there; whoever reads the table reads it anew then. */
export const useRules = create<{
  readonly rules: Rules | undefined;
  /** While they are on their way. */
  readonly coming: Promise<void> | undefined;
}>()(() => ({ rules: undefined, coming: undefined }));
