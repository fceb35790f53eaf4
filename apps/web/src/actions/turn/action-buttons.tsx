import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { DangerNote, whyRefused } from '../../tabletop/parts/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';
import { turnEntries } from '../all/index.ts';

/** The six buttons of the table; greyed ones say why. */
export function ActionButtons({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  if (seen.me === undefined) return undefined;
  const [finish] = turnEntries(seen, 'finish');
  return (
    <div className="action-buttons">
      {turnEntries(seen, 'main').map(({ act, label, icon, hotkey, why, start }) => (
        <Button
          key={act}
          title={label}
          icon={icon}
          {...(hotkey === undefined ? {} : { hotkey })}
          refusal={why}
          onClick={start}
        >
          {label}
        </Button>
      ))}
      <Button icon="rule-book" title={t('table.rules', 'Rules')} hotkey="R" onClick={() => ui({ rule: 'now' })}>
        {t('table.rules', 'Rules')}
      </Button>
      {finish ? (
        <Button
          look={finish.act === 'pass' ? 'ink' : 'gold'}
          icon="hourglass"
          title={finish.label}
          hotkey={finish.act === 'pass' ? 'P' : 'E'}
          note={finish.danger === undefined ? undefined : <DangerNote danger={finish.danger} />}
          onClick={finish.start}
        >
          {finish.label}
        </Button>
      ) : (
        <Button icon="hourglass" hotkey="E" refusal={whyRefused(seen, { type: 'endTurn' })}>
          {t('act.done', 'Done')}
        </Button>
      )}
    </div>
  );
}
