/** What is being put together before it is a command: plain data, so that what is selected can be kept in one place. */
import type { AlignmentChange, AttackKind, Bundle, CardNo, Placements, Seat, SpecialNo } from '@illuminice/engine';
import type { Word } from '../../session/stores/index.ts';

export interface AttackPlan {
  readonly kind: AttackKind;
  readonly attacker?: CardNo;
  readonly target?: CardNo;
  readonly aids: readonly CardNo[];
  readonly privilege?: { readonly discard: SpecialNo } | { readonly pay: true };
  readonly lasers?: AlignmentChange;
  readonly stated?: number;
  readonly claimed?: boolean;
}

export interface DealDraft {
  readonly with: Seat;
  readonly give: Required<Bundle>;
  readonly want: Required<Bundle>;
  /** An offer this one answers. */
  readonly counters?: { readonly from: Seat; readonly serial: number };
  readonly place: Placements;
  /** Promised if the offer is accepted. */
  readonly word?: Word;
}
