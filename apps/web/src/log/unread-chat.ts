/** Lines somebody else wrote since the chat was last in sight. */
import type { ChatLine } from '../state/model.ts';
import { useTable } from '../state/table-store.ts';
import type { Seen } from '../table/seen.ts';
import { useUi } from '../table/ui-store.ts';
import { isMuted, useMuted } from './muted-seats.ts';

export function useUnreadChat({ me, info: { table } }: Seen): readonly ChatLine[] {
  const lines = useTable((state) => state.chatLines);
  const seen = useUi((state) => state.chatSeen);
  const muted = useMuted();
  return lines.filter(({ id, from }) => id > seen && from !== me && !isMuted(muted, table, from));
}
