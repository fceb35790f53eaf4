import { type ReactElement, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { Button, Icon } from '../theme/index.ts';
import { nameOf, type Seen } from './seen.ts';
import { ui } from './ui-store.ts';

/** Everything about the table that is no move: rules, undo, votes, leaving. Leaving asks once more. */
export function TableMenu({ seen }: { readonly seen: Seen }): ReactElement {
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = useTable((state) => state.leave);
  const vote = useTable((state) => state.vote);
  const undo = useTable((state) => state.undo);
  const connection = useTable((state) => state.connection);
  const { info, view, me } = seen;
  const run = (what: () => void) => () => {
    setOpen(false);
    what();
  };
  return (
    <div className="table-menu">
      <span
        className={`line-light line-${connection}`}
        role="img"
        aria-label={connectionWords(connection)}
        title={connectionWords(connection)}
      />
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('table.menu', 'Table menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="hamburger-menu" size={24} />
      </button>
      {open && (
        <div className="table-menu-list panel-ink">
          <Button look="quiet" icon="rule-book" hotkey="R" onClick={run(() => ui({ rule: 'R-3.1' }))}>
            {t('table.rules', 'Rules')}
          </Button>
          <Button
            look="quiet"
            icon="keyboard"
            hotkey="?"
            onClick={run(() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' })))}
          >
            {t('table.keys', 'Keyboard')}
          </Button>
          <Button look="quiet" icon="settings-knobs" onClick={run(() => ui({ settings: true }))}>
            {t('menu.settings', 'Settings')}
          </Button>
          {info.own?.mayUndo && (
            <Button look="quiet" icon="backward-time" hotkey="U" onClick={run(() => void undo())}>
              {t('table.undo', 'Undo')}
            </Button>
          )}
          {me !== undefined && !view.over && (
            <Button look="quiet" icon="vote" onClick={run(() => void vote('takeback', true))}>
              {t('table.takeback', 'Ask all to take the last move back')}
            </Button>
          )}
          {info.waitingFor
            .filter((seat) => seat !== me && info.seats[seat]?.kind === 'human')
            .map((seat) => (
              <Button key={seat} look="quiet" icon="robot-helmet" onClick={run(() => void vote('seatBot', true, seat))}>
                {t('table.seatBot', 'Vote: a computer plays for {name}', { name: nameOf(seen, seat) })}
              </Button>
            ))}
          {leaving ? (
            <Button look="red" icon="exit-door" onClick={leave}>
              {view.options.replaceLeavers
                ? t('table.leave.bot', 'Really leave? A computer takes your seat.')
                : t('table.leave.sure', 'Really leave? Your groups become uncontrolled.')}
            </Button>
          ) : (
            <Button
              look="quiet"
              icon="exit-door"
              onClick={() => (me === undefined || view.over ? leave() : setLeaving(true))}
            >
              {t('table.leave', 'Leave game')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function connectionWords(connection: string): string {
  switch (connection) {
    case 'online':
      return t('line.online', 'Connected');
    case 'replaced':
      return t('line.replaced', 'Open in another tab');
    case 'closed':
      return t('line.closed', 'Not connected');
    default:
      return t('line.connecting', 'Connecting');
  }
}
