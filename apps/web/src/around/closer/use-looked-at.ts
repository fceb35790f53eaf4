/** Which card somebody looks at: the pointer rests on it, it has the focus, or a finger stays on it. */
import { useEffect, useState } from 'react';
import { HOLD_MS, LIFTED_EVENT, STEADY } from '../dragging/index.ts';

export interface LookedAt {
  readonly element: HTMLElement;
  readonly by: 'pointer' | 'focus' | 'finger';
}

const REST_MS = 300;
/** On the way from the card to the slip. */
const AWAY_MS = 160;
const CARDS = ':is(.board-view, .strip) [data-card]';

export function useLookedAt(): readonly [LookedAt | undefined, () => void] {
  const [looked, setLooked] = useState<LookedAt>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = { x: 0, y: 0 };
    let keyIsDown = false;
    const soon = (next: LookedAt | undefined, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setLooked(next), ms);
    };
    const stop = (): void => {
      clearTimeout(timer);
      setLooked(undefined);
    };
    const over = ({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'mouse' || buttons !== 0) return;
      const element = cardAt(target);
      // What a press has put under a resting pointer was not looked for.
      const isPut = Math.hypot(clientX - pressed.x, clientY - pressed.y) < STEADY;
      if (element && isPut) return;
      if (element) soon({ element, by: 'pointer' }, REST_MS);
      else if (isOnSlip(target)) clearTimeout(timer);
      else soon(undefined, AWAY_MS);
    };
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      if (isOnSlip(target)) return;
      stop();
      const element = cardAt(target);
      pressed = { x: clientX, y: clientY };
      if (pointerType === 'touch' && element) {
        timer = setTimeout(() => {
          setLooked({ element, by: 'finger' });
          // The finger that looked does not press when it is lifted.
          addEventListener('click', swallow, { capture: true, once: true });
        }, HOLD_MS);
      }
    };
    const moved = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType === 'touch' && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STEADY) clearTimeout(timer);
    };
    const lifted = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') return;
      clearTimeout(timer);
      // After the click that belongs to this finger, if there is one.
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    };
    const focused = ({ target }: FocusEvent): void => {
      const element = cardAt(target);
      // A panel that opens may put the focus on a card: nobody asked to look at it, and the slip would lie over the panel.
      if (element?.matches(':focus-visible') && keyIsDown) soon({ element, by: 'focus' }, REST_MS);
      else if (!isOnSlip(target)) stop();
    };
    const away = new AbortController();
    const { signal } = away;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('pointerdown', down, { signal, capture: true });
    document.addEventListener('pointermove', moved, { signal });
    document.addEventListener('pointerup', lifted, { signal });
    document.addEventListener('pointercancel', lifted, { signal });
    document.addEventListener('focusin', focused, { signal });
    for (const type of ['keydown', 'keyup'] as const)
      document.addEventListener(type, () => (keyIsDown = type === 'keydown'), { signal, capture: true });
    document.addEventListener('wheel', stop, { signal, passive: true });
    document.addEventListener(LIFTED_EVENT, stop, { signal });
    return () => {
      clearTimeout(timer);
      away.abort();
    };
  }, []);
  return [looked?.element.isConnected ? looked : undefined, () => setLooked(undefined)];
}

function cardAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>(CARDS) : undefined) ?? undefined;
}

function isOnSlip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.card-slip') !== null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
