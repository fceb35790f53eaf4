/** The table as far as it has been shown: whatever stands beside the stage tells no more than the stage. */
import type { View } from '@illuminice/engine';
import { useMemo } from 'react';
import { type LogEntry, useTable } from '../stores/index.ts';
import type { Beat } from './beat.ts';
import { type Playback, usePlayback } from './playback.ts';

const lateBeat = ({ beats, at }: Playback): Beat | undefined => (at < beats.length - 1 ? beats[at] : undefined);

/** Undefined: the stage is where the table is. */
export function useShownView(): View | undefined {
  return usePlayback((state) => lateBeat(state)?.view);
}

export function useShownLog(): readonly LogEntry[] {
  const log = useTable((state) => state.log);
  const beat = usePlayback(lateBeat);
  return useMemo(() => (beat ? logUntil(log, beat) : log), [log, beat]);
}

export function logUntil(
  log: readonly LogEntry[],
  { version, told }: Pick<Beat, 'version' | 'told'>,
): readonly LogEntry[] {
  const first = log.findIndex((entry) => entry.version >= version);
  return first < 0 ? log : log.slice(0, log[first]?.version === version ? first + told : first);
}
