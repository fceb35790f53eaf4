/** The reason of the greyed button that was pressed last. A tooltip is not enough: fingers have none. */
import { create } from 'zustand';

interface WhyNot {
  readonly text: string | undefined;
  /** Grows with every press, so that the same reason can be said again. */
  readonly presses: number;
}

export const useWhyNot = create<WhyNot>()(() => ({ text: undefined, presses: 0 }));

export function sayWhyNot(text: string): void {
  useWhyNot.setState(({ presses }) => ({ text, presses: presses + 1 }));
}
