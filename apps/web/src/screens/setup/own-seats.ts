import type { Seat } from '@illuminice/engine';
import { useTable } from '../../session/stores/index.ts';

/** For whom this page acts before the first turn: its own seat, or everybody who shares the device. */
export function useOwnSeats(): readonly Seat[] {
  const me = useTable((state) => state.me);
  const isHere = useTable((state) => state.hostedHere);
  const seats = useTable((state) => state.info?.seats);
  if (me !== 'spectator') return [me];
  return isHere ? (seats ?? []).flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) : [];
}
