import { type ReactElement, useEffect, useRef } from 'react';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import type { Seen, Warned } from '../seen/index.ts';
import { RuleLink } from './rule-link.tsx';
import { whyRefused } from './why-refused.ts';
import './warning-dialog.css';

interface WarningProps {
  readonly seen: Seen;
  readonly warned: Warned;
}

/** Asked once before a command goes out that ends one's own game or wins somebody else's; whoever just presses on goes back. */
export function WarningDialog({ seen, warned }: WarningProps): ReactElement {
  const { command, cautions, answer } = warned;
  const back = useRef<HTMLButtonElement>(null);
  // Not the first that could have the focus, which is the link to the rule.
  useEffect(() => back.current?.focus(), []);
  useEffect(() => {
    // The table has gone on, and it could not be done any more.
    if (whyRefused(seen, command)) answer('stop');
  }, [seen, command, answer]);
  return (
    <dialog className="warning-dialog" aria-labelledby="warning-title" ref={modal} onClose={() => answer('stop')}>
      <Panel look="paper" className="warning-paper">
        <header>
          <Stamp>{t('danger.stamp', 'Danger')}</Stamp>
          <h2 id="warning-title" className="headline">
            {t('danger.title', 'Do you mean it?')}
          </h2>
        </header>
        <ul>
          {cautions.map(({ text, rule }) => (
            <li key={text}>
              {text} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
        <footer>
          <Button look="red" size="large" icon="backward-time" ref={back} onClick={() => answer('stop')}>
            {t('danger.back', 'Back')}
          </Button>
          <Button look="outline" onClick={() => answer('goOn')}>
            {t('danger.anyway', 'Do it all the same')}
          </Button>
        </footer>
      </Panel>
    </dialog>
  );
}
