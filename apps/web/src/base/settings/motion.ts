import { useSettings } from './settings-store.ts';

/** Things move only if the player lets them: the setting first, then the system's wish. */
export function moves(): boolean {
  const { motion } = useSettings.getState();
  if (motion === 'reduced') return false;
  return motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
