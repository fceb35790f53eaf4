import { type ChangeEvent, type ReactElement, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { say, useLocal } from '../../session/local/index.ts';

/** A file of a game, finished or not, becomes one of the list. */
export function BringGame(): ReactElement {
  const unreadable = useLocal(({ trouble }) => trouble === 'notReadable');
  const file = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen) say({ type: 'import', text: await chosen.text() });
    target.value = '';
  };
  return (
    <>
      <input ref={file} type="file" accept=".jsonl" hidden onChange={(event) => void read(event)} />
      <Button look="ink" icon="scroll-unfurled" onClick={() => file.current?.click()}>
        {t('local.import', 'Bring a saved game')}
      </Button>
      {unreadable && (
        <p className="problem problem-on-ink" role="alert">
          {t('local.notReadable', 'This file is no saved game of Illuminice.')}
        </p>
      )}
    </>
  );
}
