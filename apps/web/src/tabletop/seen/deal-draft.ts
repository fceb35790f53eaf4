/** What is being put together before it is a command: plain data, so that what is selected can be kept in one place. */
import type { Bundle, Placements, Seat } from '@illuminice/engine';
import type { PromiseTerms } from '../../session/stores/index.ts';

export interface DealDraft {
  readonly with: Seat;
  readonly give: Required<Bundle>;
  readonly want: Required<Bundle>;
  /** An offer this one answers. */
  readonly counters?: { readonly from: Seat; readonly serial: number };
  readonly place: Placements;
  /** Promised if the offer is accepted, and asked of the other for accepting it. */
  readonly promise?: PromiseTerms;
  readonly asks?: PromiseTerms;
}
