import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../base/keys/index.ts';
import { useSettings } from '../base/settings/index.ts';

const KeyDialog = lazy(async () => ({ default: (await import('./key-dialog.tsx')).KeyDialog }));

/** `?` shows what the keyboard does on this screen; `M` stops and starts the music everywhere. */
export function KeyMap() {
  const [open, setOpen] = useState(false);
  const { change } = useSettings();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event)) return;
      if (event.key === '?') setOpen(true);
      else if (event.key === 'Escape') setOpen(false);
      else if (event.key.toLowerCase() === 'm' && useSettings.getState().hotkeys)
        change({ music: !useSettings.getState().music });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [change]);
  if (!open) return undefined;
  return (
    <Suspense>
      <KeyDialog close={() => setOpen(false)} />
    </Suspense>
  );
}
