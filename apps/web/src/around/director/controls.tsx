/** How fast, how far, once more: for the picture, and in a game of this device for its computer players (T-4). */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { Button } from '../../base/theme/index.ts';
import {
  catchUp,
  isAskedNow,
  next,
  onceMore,
  togglePause,
  toggleSkip,
  usePlayback,
} from '../../session/playback/index.ts';
import { PaceChoice } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export function Controls({ seen }: { readonly seen: Seen }): ReactElement {
  const paused = usePlayback((state) => state.paused);
  const skipping = usePlayback((state) => state.skipping);
  const replaying = usePlayback((state) => state.replay !== undefined);
  // In one's own turn and for one's own answers these keys mean something else.
  const isFree = !isAskedNow() && seen.view.turn.seat !== seen.me;
  useKeyMeaning(' ', isFree ? togglePause : undefined);
  useKeyMeaning('k', isFree ? next : undefined);
  useKeyMeaning('b', isFree ? onceMore : undefined);
  useKeyMeaning('j', isFree ? toggleSkip : undefined);
  const cap = (key: string) => (isFree ? { hotkey: key } : {});
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="stage-controls" role="group" aria-label={t('director.controls', 'Director')}>
      <Button
        look="ink"
        icon={paused ? 'play-button' : 'pause-button'}
        {...cap(t('key.space', 'Space'))}
        onClick={togglePause}
      >
        {paused ? t('director.goOn', 'Go on') : t('director.pause', 'Pause')}
      </Button>
      <Button look="ink" icon="next-button" {...cap('K')} onClick={next}>
        {t('director.next', 'Next')}
      </Button>
      <Button look="ink" icon="previous-button" {...cap('B')} onClick={onceMore}>
        {t('director.onceMore', 'Once more')}
      </Button>
      {replaying ? (
        <Button look="gold" className="stage-back" onClick={catchUp}>
          {t('director.endReplay', 'Back to the game')}
        </Button>
      ) : (
        isFree &&
        seen.me !== undefined && (
          <Button
            look="gold"
            {...cap('J')}
            aria-pressed={skipping}
            title={t('director.skip.title', 'Stays out of every window until only you can decide')}
            onClick={toggleSkip}
          >
            {t('director.skip', 'Skip to my next decision')}
          </Button>
        )
      )}
      <span className="stage-pace">
        <small aria-hidden="true">{t('director.pace', 'Pace')}</small>
        <PaceChoice />
      </span>
    </div>
  );
}
