/** Lines somebody else wrote since the chat was last in sight. */
import { type ChatLine, useTable } from '../../session/stores/index.ts';
import { type Seen, useUi } from '../../tabletop/seen/index.ts';
import { isMuted, useMuted } from './muted-seats.ts';

export function useUnreadChat({ me, info: { table } }: Seen): readonly ChatLine[] {
  const lines = useTable((state) => state.chatLines);
  const seen = useUi((state) => state.chatSeen);
  const muted = useMuted();
  return lines.filter(({ id, from }) => id > seen && from !== me && !isMuted(muted, table, from));
}
