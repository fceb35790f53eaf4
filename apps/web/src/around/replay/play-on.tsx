/** From this moment on, another way: who to be, and against whom. */
import type { Seat } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type ReactElement, useState } from 'react';
import { modal, point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Panel, Segmented, Stamp } from '../../base/theme/index.ts';
import { leaveWhatIf } from '../../session/imagined/index.ts';
import { branchOf, useReplay } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { KeepMoment } from './keep-moment.tsx';
import { momentText } from './timeline.tsx';
import './play-on.css';

interface PlayOnProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly at: number;
}

export function PlayOn({ seen, replay, at }: PlayOnProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const mayPlay = branchOf(replay, { id: '', at, seat: 'all', level: '' }) !== undefined;
  return (
    <>
      <Button
        look="red"
        icon="family-tree"
        className="replay-on"
        {...point('replay.on')}
        refusal={
          mayPlay ? undefined : t('branch.nothing', 'There is nothing to play here: go to a moment within a turn.')
        }
        onClick={() => setOpen(true)}
      >
        {t('branch.playOn', 'Play on from here')}
      </Button>
      {isOpen && <Branching seen={seen} replay={replay} at={at} close={() => setOpen(false)} />}
    </>
  );
}

const LEVELS = ['novice', 'regular', 'expert', 'master'] as const;

function Branching({ seen, replay, at, close }: PlayOnProps & { readonly close: () => void }): ReactElement {
  const id = useReplay((state) => state.id) ?? '';
  const playing = seen.view.seats.flatMap(({ status }, seat) => (status === 0 ? [seat] : []));
  const [seat, setSeat] = useState<Seat | 'all'>(playing[0] ?? 'all');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('expert');
  const begin = (): void => {
    const game = branchOf(replay, { id, at, seat, level });
    if (!game) return;
    leaveWhatIf(game);
    navigate(seat === 'all' ? '/hot-seat?what-if' : '/solo?what-if');
  };
  return (
    <dialog className="play-on" ref={modal} onClose={close} aria-labelledby="play-on">
      <Panel look="paper" clip className="dossier">
        <Stamp>{t('whatIf.mark', 'What if')}</Stamp>
        <h2 id="play-on">{t('branch.playOn', 'Play on from here')}</h2>
        <p>{momentText(seen, replay, at)}</p>
        <Segmented<string>
          label={t('branch.as', 'Play as')}
          value={String(seat)}
          choices={[
            ...playing.map((each) => ({ value: String(each), text: nameOf(seen, each) })),
            { value: 'all', text: t('branch.all', 'Everybody, hot-seat') },
          ]}
          onChange={(value) => setSeat(value === 'all' ? 'all' : Number(value))}
        />
        {seat !== 'all' && (
          <Segmented
            label={t('solo.level', 'How good they are')}
            value={level}
            choices={LEVELS.map((value) => ({ value, text: levelName(value) }))}
            onChange={setLevel}
          />
        )}
        <p>{t('branch.fresh', 'The game stays as it was. Dice and deck are shuffled anew.')}</p>
        <Button look="red" size="large" onClick={begin}>
          {t('solo.begin', 'Play')}
        </Button>
        {seat !== 'all' && <KeepMoment key={seat} look="outline" replay={replay} at={at} seat={seat} />}
        <Button look="quiet" onClick={close}>
          {t('common.close', 'Close')}
        </Button>
      </Panel>
    </dialog>
  );
}

function levelName(level: (typeof LEVELS)[number]): string {
  switch (level) {
    case 'novice':
      return t('level.novice', 'Novice');
    case 'regular':
      return t('level.regular', 'Regular');
    case 'expert':
      return t('level.expert', 'Expert');
    case 'master':
      return t('level.master', 'Master');
  }
}
