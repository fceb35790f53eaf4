/** T-17: a command that breaks a promise is asked about before it is sent. Nothing is enforced. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { named, type Seen, type useUi } from '../../tabletop/seen/index.ts';
import { promiseText } from './promises.tsx';
import './betrayal.css';

type Doubt = NonNullable<ReturnType<typeof useUi.getState>['doubt']>;

export function BreakWord({ seen, doubt }: { readonly seen: Seen; readonly doubt: Doubt }): ReactElement {
  const { promise, answer } = doubt;
  const title = t('betrayal.ask', 'This breaks your word to {name}.', named(seen, promise.to));
  return (
    <dialog
      className="defeat break-word"
      aria-label={title}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={() => answer(false)}
    >
      <Panel look="paper" className="defeat-paper">
        <h2>{title}</h2>
        <p>
          <q>{promiseText(promise)}</q>
        </p>
        {promise.price !== undefined && (
          <p>{t('betrayal.paidYou', 'You got {price} MB for it.', { price: promise.price })}</p>
        )}
        <small>{t('betrayal.nothing', 'Nothing stops you; everybody who knows of it will see it broken.')}</small>
        <footer>
          <Button look="dark" size="large" autoFocus onClick={() => answer(false)}>
            {t('betrayal.keep', 'Keep my word')}
          </Button>
          <Button look="red" onClick={() => answer(true)}>
            {t('betrayal.break', 'Break it')}
          </Button>
        </footer>
      </Panel>
    </dialog>
  );
}
