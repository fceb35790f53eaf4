import type { KeyboardEvent } from 'react';
import { nextChance } from './amounts-worth.ts';
import type { Staging } from './staging.ts';

interface Presses {
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** Keys that mean the amount wherever the focus is in the form: a digit there is no other player's board (S-6). */
export function amountKeys({ amount, shares, stage }: Staging, { onEnter, onEscape }: Presses) {
  const choose = (wanted: number) => stage(Math.max(0, Math.min(shares.length - 1, wanted)));
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const isTyped = event.target instanceof HTMLInputElement;
    if (key === 'ArrowLeft') choose(amount - 1);
    else if (key === 'ArrowRight') choose(amount + 1);
    else if (key === 'ArrowUp') stage(nextChance({ shares, amount, way: 1 }));
    else if (key === 'ArrowDown') stage(nextChance({ shares, amount, way: -1 }));
    else if (key === 'Enter' && isTyped) onEnter();
    else if (key === 'Escape') onEscape();
    else if (/^\d$/.test(key) && !isTyped) typeInto(event.currentTarget, () => choose(Number(key)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The next digit is appended to this one. */
function typeInto(form: Element, choose: () => void): void {
  choose();
  form.querySelector<HTMLInputElement>('.stepper input')?.focus();
}
