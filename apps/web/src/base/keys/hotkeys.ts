import { useLayoutEffect } from 'react';
import { useSettings } from '../settings/index.ts';

/** A letter typed into a box, or pressed together with Ctrl, is no command. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
      target.closest('dialog') !== null)
  );
}

/** Single keys of one screen, by lower-case letter; silent while switched off in the settings. */
export function useHotkeys(actions: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || !useSettings.getState().hotkeys) return;
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
}
