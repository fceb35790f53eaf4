/** A finished game once more: the table screen of a running one, with a bar to move through time and a dossier of what was secret then. */
import type { MomentName, Replay } from '@illuminice/table';
import { type ReactElement, useEffect, useState } from 'react';
import { ReplayBar, ReplayDossier } from '../../around/replay/index.ts';
import { t } from '../../base/i18n/index.ts';
import { goBack } from '../../base/router/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Loading, NARROW_TABLE, Panel, Stamp, UPRIGHT_TABLE } from '../../base/theme/index.ts';
import { endReplay, startReplay, useReplay } from '../../session/replay/index.ts';
import { type Seen, ui, useSeen } from '../../tabletop/seen/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { TableScreen } from '../table/index.ts';
import '../page/arrival.css';

/** Of a game of this player's, or by a link to a moment of somebody's. */
type ReplayProps = { readonly game: string } | { readonly link: string };

export function ReplayScreen(props: ReplayProps): ReactElement {
  const isLink = 'link' in props;
  const id = isLink ? props.link : props.game;
  const replay = useReplay((state) => state.replay);
  const problem = useReplay((state) => state.problem);
  const seen = useSeen();
  useEffect(() => {
    document.title = `${t('replay.title', 'Replay')} · Illuminice`;
    void startReplay({ id, isLink, at: momentIn(location.hash), leave: goBack });
    return endReplay;
  }, [id, isLink]);
  if (replay && seen) return <LaidReplay seen={seen} replay={replay} />;
  if (problem === undefined || problem === 'opening')
    return <Loading what={t('replay.opening', 'The files are being opened…')} />;
  return (
    <div className="screen">
      <TopBar title={t('replay.title', 'Replay')} />
      <main className="browse">
        <Panel look="paper" clip className="dossier">
          <Stamp>{t('replay.title', 'Replay')}</Stamp>
          <p role="alert">
            {isLink && problem === 'notFound'
              ? t('share.gone', 'There is no such moment any more: its link was taken back, or half a year has passed.')
              : problemText(problem)}
          </p>
        </Panel>
      </main>
      <Footer />
    </div>
  );
}

/** `#41.2`: two events of entry 41 have happened. */
function momentIn(hash: string): MomentName | undefined {
  const [, seq, events] = /^#(\d{1,7})\.(\d{1,5})$/.exec(hash) ?? [];
  return seq === undefined || events === undefined ? undefined : { seq: Number(seq), events: Number(events) };
}

function LaidReplay({ seen, replay }: { readonly seen: Seen; readonly replay: Replay }): ReactElement {
  // "What were you holding?" is what everybody asks first: where the board stays in sight above it, it lies open.
  const upright = useMedia(UPRIGHT_TABLE);
  const [isOpen = upright, setOpen] = useState<boolean>();
  const [isReview, setReview] = useState(false);
  const narrow = useMedia(NARROW_TABLE);
  // The reveal of the last moment would lie over all that can be looked at here.
  useEffect(() => ui({ looked: true }), []);
  const hasDossier = !narrow || isOpen;
  return (
    <div
      className="replay"
      data-review={isReview && !narrow ? 'wide' : undefined}
      data-dossier={hasDossier ? 'open' : undefined}
    >
      <TableScreen />
      {hasDossier && <ReplayDossier seen={seen} replay={replay} isReview={isReview} onReview={setReview} />}
      <ReplayBar seen={seen} replay={replay} isDossierOpen={isOpen} onDossier={() => setOpen(!isOpen)} />
    </div>
  );
}

function problemText(
  problem: Exclude<ReturnType<typeof useReplay.getState>['problem'], undefined | 'opening'>,
): string {
  switch (problem) {
    case 'notFound':
      return t('replay.notFound', 'There is no finished game of yours here.');
    case 'running':
      return t('replay.running', 'This game is not over yet: its secrets are still secret.');
    case 'broken':
      return t('local.notReadable', 'This file is no saved game of Illuminice.');
    default:
      return t('replay.otherRelease', 'This game was played with cards or rules this version does not know.');
  }
}
