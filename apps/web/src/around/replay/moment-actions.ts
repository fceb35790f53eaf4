/** What can be done with a moment of a review beside going there: a row of buttons below each decision. Whoever has something to offer adds it here. */
import type { Replay } from '@illuminice/table';
import type { InterfaceIcon } from '../../base/theme/index.ts';
import type { Decision } from './decisions-of.ts';

export interface MomentAction {
  readonly icon: InterfaceIcon;
  readonly label: () => string;
  readonly run: (moment: { readonly replay: Replay; readonly decision: Decision }) => void;
}

export const MOMENT_ACTIONS: readonly MomentAction[] = [];
