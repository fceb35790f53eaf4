/** This moment for others: a link at the server the game was played at, and a file that opens anywhere. */
import type { Replay } from '@illuminice/table';
import { type ReactElement, useEffect, useState } from 'react';
import { copyText, download, modal, point, savedGameName } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { momentPath } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { onSite } from '../../base/site/index.ts';
import { Button, Panel, Stamp, Toggle } from '../../base/theme/index.ts';
import { say, useLocal } from '../../session/local/index.ts';
import { makeLink, momentFile, showName, takeBack, useReplay } from '../../session/replay/index.ts';
import type { ShareProblem } from '../../session/words/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { momentText } from './timeline.tsx';
import './share.css';

interface ShareProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly at: number;
}

export function Share({ seen, replay, at }: ShareProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ink" icon="share" className="replay-share" {...point('replay.share')} onClick={() => setOpen(true)}>
        {t('share.share', 'Share this moment')}
      </Button>
      {isOpen && <Sharing seen={seen} replay={replay} at={at} close={() => setOpen(false)} />}
    </>
  );
}

function Sharing({ seen, replay, at, close }: ShareProps & { readonly close: () => void }): ReactElement {
  const id = useReplay((state) => state.id) ?? '';
  const opened = useReplay((state) => state.link);
  const isOnline = useLocal((state) => state.games?.find((game) => game.id === id)?.online === true);
  const [named, setNamed] = useState(opened?.named ?? false);
  const own = useOwnSeat(seen);
  // Whether it was played at a server stands in the list of games.
  useEffect(() => say({ type: 'list' }), []);
  const mayBeNamed = opened ? opened.seat !== undefined : own !== undefined;
  const nameIt = ({ on }: { readonly on: boolean }): void => {
    setNamed(on);
    if (opened) void showName(opened.id, { named: on }).then((done) => done || setNamed(!on));
  };
  return (
    <dialog className="play-on share" ref={modal} onClose={close} aria-labelledby="share">
      <Panel look="paper" clip className="dossier">
        <Stamp>{t('over.over', 'Declassified')}</Stamp>
        <h2 id="share">{t('share.share', 'Share this moment')}</h2>
        <p>{momentText(seen, replay, at)}</p>
        {mayBeNamed && (
          <p className="share-name">
            <Toggle label={t('share.named', 'Show my name')} on={named} onChange={(on) => nameIt({ on })} />
            <span aria-hidden="true">{t('share.named', 'Show my name')}</span>
          </p>
        )}
        <p className="share-note">
          {t(
            'share.who',
            'People are called by their seats until they agree. Whispers, chat and secret deals stay where they are.',
          )}
        </p>
        {opened ? (
          <Link id={opened.id} isMine={opened.isMine === true} />
        ) : (
          isOnline && <NewLink key={at} named={named} />
        )}
        <Button
          look="outline"
          icon="save-arrow"
          onClick={() =>
            download(savedGameName(id), momentFile({ seats: new Set(named && own !== undefined ? [own] : []) }))
          }
        >
          {t('share.file', 'Save as a file')}
        </Button>
        <p className="share-note">
          {t('share.fileHow', 'It opens at this moment, also without a network: Your games, Bring a saved game.')}
        </p>
        <Button look="quiet" onClick={close}>
          {t('common.close', 'Close')}
        </Button>
      </Panel>
    </dialog>
  );
}

/** Whoever is the only person in it, or is called as they are here. */
function useOwnSeat({ info }: Seen): number | undefined {
  const name = useSettings((state) => state.name).trim();
  const people = info.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [only, ...others] = people;
  return others.length === 0 ? only : people.find((seat) => info.seats[seat]?.name === name);
}

function NewLink({ named }: { readonly named: boolean }): ReactElement {
  const [made, setMade] = useState<{ readonly id: string } | ShareProblem | 'making'>();
  const make = (): void => {
    setMade('making');
    void makeLink({ named }).then(setMade);
  };
  if (typeof made === 'object') return <Link id={made.id} isMine />;
  return (
    <>
      <Button look="red" size="large" icon="linked-rings" disabled={made === 'making'} onClick={make}>
        {made === 'making' ? t('share.making', 'The picture is being drawn…') : t('share.make', 'Make a link')}
      </Button>
      {made !== undefined && made !== 'making' && (
        <p className="problem" role="alert">
          {problemText(made)}
        </p>
      )}
    </>
  );
}

function Link({ id, isMine }: { readonly id: string; readonly isMine: boolean }): ReactElement {
  const [copied, setCopied] = useState(false);
  const [isGone, setGone] = useState(false);
  const url = `${location.origin}${onSite(momentPath(id))}`;
  if (isGone) return <p role="status">{t('share.taken', 'The link is taken back: it leads nowhere any more.')}</p>;
  return (
    <div className="share-link">
      <img
        src={onSite(`${momentPath(id)}/picture.png`)}
        alt={t('share.picture', 'What a preview of the link shows')}
        width={1200}
        height={630}
      />
      <input readOnly value={url} aria-label={t('share.link', 'Link')} onFocus={({ target }) => target.select()} />
      <Button look="red" icon="linked-rings" onClick={() => void copyText(url).then(setCopied)}>
        {copied ? t('invite.copied', 'Copied') : t('share.copy', 'Copy the link')}
      </Button>
      {'share' in navigator && (
        <Button
          look="outline"
          icon="paper-plane"
          onClick={() => void navigator.share({ title: 'Illuminice', url }).catch(() => undefined)}
        >
          {t('invite.share', 'Share')}
        </Button>
      )}
      {isMine && (
        <Button look="quiet" onClick={() => void takeBack(id).then(setGone)}>
          {t('share.takeBack', 'Take the link back')}
        </Button>
      )}
    </div>
  );
}

function problemText(problem: ShareProblem): string {
  switch (problem) {
    case 'unknown':
      return t(
        'share.unknown',
        'The server has put this game away, or you did not play in it. A file can always be saved.',
      );
    case 'tooOften':
      return t('share.tooOften', 'Too many links at once: wait a moment.');
    case 'unreachable':
      return t('share.unreachable', 'The server does not answer. A file can be saved all the same.');
  }
}
