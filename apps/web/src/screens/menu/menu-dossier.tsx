import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useHotkeys } from '../../base/keys/index.ts';
import { Link, navigate, tablePath, watchPath } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button, Field, Icon, Panel, Stamp } from '../../base/theme/index.ts';
import { useArrival } from '../../session/online/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { nameProblem } from '../page/index.ts';
import { CodeField } from './code-field.tsx';
import { isCode } from './code-in.ts';
import { ContinueGame } from './continue-game.tsx';
import { OptionsMenu } from './options-menu.tsx';

/** The paper on which everything begins: who you are, and where to. */
export function MenuDossier({ lost }: { readonly lost: boolean }) {
  const { name, change } = useSettings();
  const { create, join, quickMatch, busy, problem, about, watchable, clear } = useArrival();
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const nameBox = useRef<HTMLInputElement>(null);
  const codeBox = useRef<HTMLInputElement>(null);
  const wrongName = nameProblem(name);

  /** A name is asked for before anything else happens; the box says what is missing. */
  const withName = (go: (name: string) => void): void => {
    setAsked(true);
    if (wrongName === undefined) go(name.trim());
    else nameBox.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isCode(code)) withName((given) => join(code, given));
    else codeBox.current?.focus();
  };
  useHotkeys({ c: () => withName(create), j: () => codeBox.current?.focus() });

  return (
    <Panel look="paper" clip className="dossier menu-dossier" aria-label={t('menu.title', 'Main menu')}>
      <header className="menu-head">
        <span>{t('menu.file', 'File no. 106')}</span>
        <Stamp>{t('menu.stamp', 'Top secret')}</Stamp>
      </header>
      {lost && (
        <p className="menu-lost" role="status">
          {t('menu.lost', 'Nothing was ever filed under this address.')}
        </p>
      )}
      <ReturnToTable />
      <ContinueGame />
      <Field label={t('menu.name', 'Your name')}>
        <input
          ref={nameBox}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          spellCheck={false}
          placeholder={t('menu.nameHint', 'as the others will know you')}
          aria-invalid={asked && wrongName !== undefined}
          aria-describedby="name-problem"
          onChange={(event) => {
            change({ name: event.target.value });
            clear();
          }}
        />
      </Field>
      <p id="name-problem" className="problem" role="alert">
        {(asked ? wrongName : undefined) ?? (about === 'name' ? problem : undefined)}
      </p>
      <Button
        look="red"
        size="large"
        icon="round-table"
        hotkey="C"
        className="menu-create"
        note={t('menu.createNote', 'open a table and get a code')}
        disabled={busy}
        onClick={() => withName(create)}
      >
        {t('menu.create', 'Create game')}
      </Button>
      <p className="problem" role="alert">
        {about === 'nothing' ? problem : undefined}
      </p>
      <form className="menu-join" onSubmit={submit}>
        <CodeField
          value={code}
          onChange={(typed) => {
            setCode(typed);
            clear();
          }}
          inputRef={codeBox}
          isWrong={about === 'code'}
          describedBy="code-problem"
        />
        <Button look="dark" size="large" type="submit" disabled={busy || !isCode(code)}>
          {t('menu.join', 'Join')}
        </Button>
      </form>
      <p id="code-problem" className="problem" role="alert">
        {about === 'code' ? problem : undefined}
      </p>
      {watchable !== undefined && (
        <Button look="outline" icon="binoculars" onClick={() => navigate(watchPath(watchable))}>
          {t('join.watch', 'Only watch')}
        </Button>
      )}
      <div className="menu-pair">
        <Button look="outline" icon="spy" onClick={() => navigate('/solo')}>
          {t('menu.solo', 'Solo')}
        </Button>
        <Button look="outline" icon="three-friends" onClick={() => navigate('/hot-seat')}>
          {t('menu.hotSeat', 'Hot-seat')}
        </Button>
      </div>
      <div className="menu-pair">
        <Button look="outline" icon="light-bulb" onClick={() => navigate('/learn')}>
          {t('menu.learn', 'Learn to play')}
        </Button>
        <Button look="outline" icon="rule-book" onClick={() => navigate('/how-to-play')}>
          {t('menu.howToPlay', 'How to play')}
        </Button>
      </div>
      <div className="menu-pair">
        <Button look="outline" icon="dice-target" disabled={busy} onClick={() => withName(quickMatch)}>
          {t('menu.quick', 'Quick match')}
        </Button>
        <Button look="outline" icon="binoculars" onClick={() => navigate('/browse')}>
          {t('menu.browse', 'Open tables')}
        </Button>
      </div>
      <div className="menu-pair">
        <Button look="outline" icon="backward-time" onClick={() => navigate('/games')}>
          {t('local.saved', 'Your games')}
        </Button>
        <OptionsMenu />
        <Button look="quiet" icon="exit-door" onClick={() => navigate('/goodbye')}>
          {t('menu.exit', 'Exit game')}
        </Button>
      </div>
    </Panel>
  );
}

/** Somebody who sits at a table already must find the way back before anything else. */
function ReturnToTable() {
  const { lobby, atTable } = useLobby();
  if (!lobby) return undefined;
  return (
    <Link to={tablePath(lobby.code)} className="menu-return">
      <Icon name="return-arrow" />
      {atTable
        ? t('menu.returnGame', 'Your game {code} is running: back to the table', { code: lobby.code })
        : t('menu.returnLobby', 'You sit in lobby {code}: back to it', { code: lobby.code })}
    </Link>
  );
}
