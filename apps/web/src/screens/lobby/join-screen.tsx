import { type FormEvent, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Link, navigate, tablePath, watchPath } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button, Field, Panel } from '../../base/theme/index.ts';
import { useArrival } from '../../session/online/index.ts';
import { Footer, nameProblem, TopBar } from '../page/index.ts';
import '../page/arrival.css';

interface JoinScreenProps {
  readonly code: string;
  /** The code of a lobby this player sits in already. */
  readonly elsewhere: string | undefined;
}

/** Where an invitation leads: a name, and one is in. */
export function JoinScreen({ code, elsewhere }: JoinScreenProps) {
  const { name, change } = useSettings();
  const { join, busy, problem, about, clear } = useArrival();
  const [asked, setAsked] = useState(false);
  const wrong = nameProblem(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (wrong === undefined) join(code, name.trim());
  };
  return (
    <div className="screen">
      <TopBar title={t('join.title', 'Join game {code}', { code })} />
      <main className="plain-screen">
        <Panel look="paper" clip className="dossier dossier-narrow">
          <h1>{t('join.heading', 'You are expected')}</h1>
          <p className="join-code">{code}</p>
          <p className="problem" role="alert">
            {about === 'code' ? problem : undefined}
          </p>
          {elsewhere !== undefined && (
            <p>
              {t('join.elsewhere', 'You sit at another table, {code}.', { code: elsewhere })}{' '}
              <Link to={tablePath(elsewhere)}>{t('join.backThere', 'Back to it')}</Link>
            </p>
          )}
          <form className="join-form" onSubmit={submit}>
            <Field label={t('menu.name', 'Your name')}>
              <input
                value={name}
                maxLength={40}
                autoComplete="nickname"
                spellCheck={false}
                aria-describedby="join-problem"
                aria-invalid={asked && wrong !== undefined}
                onChange={(event) => {
                  change({ name: event.target.value });
                  clear();
                }}
              />
            </Field>
            <p id="join-problem" className="problem" role="alert">
              {(asked ? wrong : undefined) ?? (about === 'name' ? problem : undefined)}
            </p>
            <Button look="red" size="large" type="submit" disabled={busy}>
              {t('join.do', 'Join game')}
            </Button>
            <p className="problem" role="alert">
              {about === 'nothing' ? problem : undefined}
            </p>
          </form>
          <Button look="outline" icon="binoculars" onClick={() => navigate(watchPath(code))}>
            {t('join.watch', 'Only watch')}
          </Button>
        </Panel>
      </main>
      <Footer />
    </div>
  );
}
