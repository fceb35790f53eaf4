import { keysOf } from '@illuminice/engine';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../base/i18n/index.ts';
import { useHotkeys } from '../../../base/keys/index.ts';
import { Button, Panel } from '../../../base/theme/index.ts';
import { useTable } from '../../../session/stores/index.ts';
import { namesOf, order, useSeen } from '../../../tabletop/seen/index.ts';
import { commandText } from './command-text.ts';
import type { HintAnswer, HintRequest } from './hint-worker.ts';
import type { reasonText } from './reason-text.ts';
import './hint.css';

interface Suggestion extends HintAnswer {
  readonly textOf: typeof reasonText;
}

/** "Suggest a move": the mind of a good computer player looks through the player's own eyes and says why. */
export function Hint() {
  const seen = useSeen();
  const { me, pack, view, moves, version } = useTable();
  const [suggestion, setSuggestion] = useState<Suggestion | 'thinking'>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const asked = me !== 'spectator' && view !== undefined && moves.default === true;
  const think = (): void => {
    if (!asked) return;
    worker.current ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
    // The sentences come while it thinks; most games are played without them.
    const sentences = import('./reason-text.ts');
    worker.current.onmessage = async ({ data }: MessageEvent<HintAnswer>) => {
      const { reasonText } = await sentences;
      setSuggestion({ ...data, textOf: reasonText });
    };
    setSuggestion('thinking');
    worker.current.postMessage({ version, cards: keysOf(pack), view, moves } satisfies HintRequest);
  };
  useHotkeys({ i: think });
  // A suggestion for a moment that has passed is worse than none.
  const stale = suggestion !== undefined && suggestion !== 'thinking' && suggestion.version !== version;
  if (!asked) return undefined;
  if (suggestion === undefined || stale)
    return (
      <Button className="hint-button" icon="light-bulb" hotkey="I" onClick={think}>
        {t('hint.ask', 'Suggest a move')}
      </Button>
    );
  return (
    <Panel look="paper" className="hint" role="status">
      {suggestion === 'thinking' || !seen ? (
        <p>{t('hint.thinking', 'Thinking…')}</p>
      ) : (
        <p>
          <b>{commandText(seen, suggestion.command)}</b>{' '}
          <span className="hint-reason">{suggestion.textOf(suggestion.reason, namesOf(seen))}</span>
        </p>
      )}
      {suggestion !== 'thinking' && (
        <Button
          look="dark"
          onClick={() => {
            setSuggestion(undefined);
            order(suggestion.command);
          }}
        >
          {t('hint.take', 'Do it')}
        </Button>
      )}
      <Button look="quiet" onClick={() => setSuggestion(undefined)}>
        {t('hint.close', 'Close')}
      </Button>
    </Panel>
  );
}
