import type { ReactElement } from 'react';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { whyOut } from './why-out.ts';

/** A defeated player may go on watching or quit (R-19.5, REQ-362, REQ-363). */
interface DefeatProps {
  readonly seen: Seen;
  readonly onSpectate: () => void;
}

export function DefeatSign({ seen, onSpectate }: DefeatProps): ReactElement | undefined {
  const leave = useTable((state) => state.leave);
  const log = useTable((state) => state.log);
  const why = whyOut(seen, log);
  if (!why) return undefined;
  const title = why.isDefeat ? t('defeat.title', 'Defeat') : t('out.title', 'Out of the game');
  return (
    <dialog className="defeat" aria-label={title} ref={modal} onClose={onSpectate}>
      <Panel look="paper" className="defeat-paper">
        <Stamp>{title}</Stamp>
        <p>
          {why.text} {why.rule !== undefined && <RuleLink rule={why.rule} />}
        </p>
        <p>{t('defeat.goesOn', 'The conspiracy goes on without you.')}</p>
        <footer>
          <Button look="red" size="large" icon="binoculars" onClick={onSpectate}>
            {t('defeat.spectate', 'Spectate')}
          </Button>
          <Button look="outline" icon="exit-door" onClick={leave}>
            {t('defeat.quit', 'Quit')}
          </Button>
        </footer>
      </Panel>
    </dialog>
  );
}
