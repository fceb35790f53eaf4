/** Beside a rival's board: peace for peace at one press, anything else at two. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { peaceWith, type Seen, ui } from '../../tabletop/seen/index.ts';
import { sendSay } from './send-say.ts';

export function RivalTalk({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement {
  const connected = useTable((state) => state.connection === 'online');
  const [sending, setSending] = useState(false);
  const isAsked = seen.info.proposals?.some(
    ({ by, to, terms, end }) =>
      by === seen.me && !end && to.includes(seat) && terms.some(({ promise }) => promise.kind === 'peace'),
  );
  const offerPeace = () => {
    setSending(true);
    void sendSay(seen, peaceWith(seat)).finally(() => setSending(false));
  };
  return (
    <>
      <Button look="ink" icon="conversation" onClick={() => ui({ say: peaceWith(seat) })}>
        {t('say.open', 'Propose something')}
      </Button>
      <Button look="ink" icon="shaking-hands" disabled={!connected || sending || isAsked === true} onClick={offerPeace}>
        {isAsked ? t('say.peaceAsked', 'Peace proposed') : t('say.peace', 'Peace for peace')}
      </Button>
    </>
  );
}
