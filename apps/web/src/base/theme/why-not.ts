/** The reason of the greyed button that was pressed last. A tooltip is not enough: fingers have none. */
import { create } from 'zustand';

export interface Reason {
  readonly text: string;
  /** Where the rulebook says so. */
  readonly rule?: string;
}

interface WhyNot {
  readonly text: string | undefined;
  readonly rule: string | undefined;
  /** Grows with every press, so that the same reason can be said again. */
  readonly presses: number;
}

export const useWhyNot = create<WhyNot>()(() => ({ text: undefined, rule: undefined, presses: 0 }));

export function sayWhyNot(reason: string | Reason): void {
  const { text, rule }: Reason = typeof reason === 'string' ? { text: reason } : reason;
  useWhyNot.setState(({ presses }) => ({ text, rule, presses: presses + 1 }));
}
