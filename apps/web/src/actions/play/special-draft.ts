import type { SpecialNo } from '@illuminice/engine';

export interface SpecialDraft {
  readonly special: SpecialNo;
}
