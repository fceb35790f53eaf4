import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Toggle } from '../../base/theme/index.ts';
import type { ReadWords } from './use-game-words.ts';
import './consent.css';

/** Whether the others may read what one whispered and offered in secret; each decides for their own lines alone. */
export function MyWords({ words }: { readonly words: ReadWords | undefined }): ReactElement | undefined {
  if (!words?.mine) return undefined;
  const label = t('words.show', 'Let the others read my whispers and secret deals');
  return (
    <p className="my-words">
      <Toggle label={label} on={words.mine.shown} onChange={(shown) => words.show({ shown })} />
      <span aria-hidden="true">{label}</span>
    </p>
  );
}
