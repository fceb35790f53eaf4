/**
 * How a device calls somebody who looks elsewhere (S-22). Each way is missing somewhere: in a browser that does not know it, or
 * over plain http. None of them is needed to play.
 */
export type CallingWay = 'vibration' | 'badge' | 'awake';

export function canCallBy(way: CallingWay): boolean {
  switch (way) {
    case 'vibration':
      return 'vibrate' in navigator;
    case 'badge':
      return 'setAppBadge' in navigator;
    case 'awake':
      return 'wakeLock' in navigator;
  }
}

/** Twice, short: felt in a pocket, over before it annoys. */
const BUZZ = [90, 70, 90];

export function vibrate(): void {
  // A page nobody has touched yet may not, and browsers complain in their console.
  if (canCallBy('vibration') && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
}

/** On the icon of the installed game; whoever has not installed it has none, which is no fault. */
export function showBadge(): () => void {
  if (!canCallBy('badge')) return () => undefined;
  navigator.setAppBadge(1).catch(() => undefined);
  return () => void navigator.clearAppBadge().catch(() => undefined);
}

/** The screen stays on until the returned function is called. A page that was out of sight has to ask anew. */
export function keepAwake(): () => void {
  if (!canCallBy('awake')) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const release = (): void => void lock?.release().catch(() => undefined);
  const take = (): void => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock.request('screen').then(
      (granted) => {
        lock = granted;
        if (!wanted) release();
      },
      // A low battery may refuse.
      () => undefined,
    );
  };
  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', take);
    release();
  };
}
