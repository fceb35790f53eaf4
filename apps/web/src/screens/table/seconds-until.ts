import { useMemo } from 'react';
import { useTable } from '../../session/stores/index.ts';
import { useSecondsLeft } from '../../tabletop/parts/index.ts';

/** Seconds until a time the server named. Whatever is opened late counts on where it stood: nothing begins anew (T-5). */
export function useSecondsUntil(serverTime: number): number {
  const offset = useTable(({ clocks }) => clocks.offset);
  const deadline = useMemo(() => ({ endsAt: serverTime + offset }), [serverTime, offset]);
  return useSecondsLeft(deadline) ?? 0;
}
