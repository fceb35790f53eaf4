/** What the table says beside the game: a vote, a seat a bot keeps, a refusal. Fetched ahead; most evenings need little of it. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { type TableInfo, useTable } from '../../session/stores/index.ts';
import { RefusalNote } from '../../tabletop/parts/index.ts';
import { useUi } from '../../tabletop/seen/index.ts';
import { IdleNote } from './idle-note.tsx';
import { VoteNotes } from './vote-notes.tsx';

export function TableNotes(): ReactElement | undefined {
  const info = useTable((state) => state.info);
  const me = useTable((state) => state.me);
  // A dialogue that covers everything says itself why it was refused.
  const isCovered = useUi(({ deal, offer }) => deal !== undefined || offer !== undefined);
  if (!info) return undefined;
  return (
    <>
      <VoteNotes info={info} me={me} />
      <IdleNote info={info} me={me} />
      {me !== 'spectator' && info.seats[me]?.away !== undefined && <AwayBar why={info.seats[me].away} />}
      {!isCovered && <RefusalNote />}
    </>
  );
}

/** A bot took the seat while its player was gone: one press, and the bot leaves it. */
function AwayBar({ why }: { readonly why: TableInfo['seats'][number]['away'] }): ReactElement {
  const handBack = useTable((state) => state.handBack);
  return (
    <Panel as="div" look="paper" className="toast" role="status">
      <b>
        {why === 'clock'
          ? t('seat.outOfTime', 'Your time ran out: a computer player decides for you until you are back.')
          : t('seat.kept', 'A computer player goes on for you.')}
      </b>
      <Button look="red" onClick={() => void handBack()}>
        {t('seat.back', 'I am back')}
      </Button>
    </Panel>
  );
}
