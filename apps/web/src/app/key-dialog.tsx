import { modal } from '../base/browser/index.ts';
import { t } from '../base/i18n/index.ts';
import { Button, Panel } from '../base/theme/index.ts';

/** Everything the keyboard does. */
export function KeyDialog({ close }: { readonly close: () => void }) {
  return (
    <dialog className="key-dialog" ref={modal} onClose={close}>
      <Panel look="paper" className="dossier">
        <h2>{t('keys.title', 'The keyboard')}</h2>
        <dl className="key-map">
          {keys().map(([caps, meaning]) => (
            <div key={meaning} style={{ display: 'contents' }}>
              <dt>
                {caps.map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>{t('keys.off', 'Single-letter keys can be switched off in the settings.')}</p>
        <Button look="dark" onClick={close}>
          {t('common.close', 'Close')}
        </Button>
      </Panel>
    </dialog>
  );
}

function keys(): readonly (readonly [readonly string[], string])[] {
  return [
    [['?'], t('keys.map', 'This map')],
    [['M'], t('keys.music', 'Music on or off')],
    [['C'], t('keys.create', 'Menu: create a game')],
    [['J'], t('keys.join', 'Menu: enter a code')],
    [['Tab'], t('keys.tab', 'From one thing to the next; Shift goes back')],
    [['Enter', t('key.space', 'Space')], t('keys.press', 'Press what has the focus')],
    [['Esc'], t('keys.escape', 'Close, cancel, step back')],
    [[t('keys.arrowKeys', 'Arrow keys')], t('keys.arrows', 'Table: from card to card, from arrow to arrow')],
    [['A'], t('keys.attack', 'Table: attack')],
    [['X', 'V', 'T'], t('keys.moves', 'Table: transfer money, move a group, make an offer')],
    [['S', '0–9'], t('keys.amount', 'Attack: the amount to spend')],
    [[t('keys.left', 'Left'), t('keys.right', 'Right')], t('keys.oneMB', 'Amount: one MB less or more')],
    [
      [t('keys.up', 'Up'), t('keys.down', 'Down')],
      t('keys.chance', 'Amount: the next better chance, or the one before'),
    ],
    [['Enter', t('key.space', 'Space')], t('keys.commit', 'Attack: what the red button says')],
    [['O', 'W'], t('keys.window', 'Reaction window: pass, wait')],
    [
      [t('key.space', 'Space'), 'K', 'B', 'J'],
      t('keys.director', 'Turns of others: pause, next step, once more, skip to my decision'),
    ],
    [
      [t('key.space', 'Space'), t('keys.left', 'Left'), t('keys.right', 'Right')],
      t('keys.replay', 'Replay: play, a move back or on; with Shift a turn, with , and . an event'),
    ],
    [['E', 'N'], t('keys.end', 'Table: done with this phase; end the turn')],
    [['P'], t('keys.pass', 'Table: pass the whole turn, for 5 MB')],
    [['I'], t('keys.hint', 'Table: suggest a move')],
    [['U'], t('keys.undo', 'Table: take the last move back')],
    [['L', 'C', 'D', 'H', 'R'], t('keys.panels', 'Table: log, chat, deals, hand, rulebook')],
    [['1', '…', '8'], t('keys.boards', 'Table: the board of that seat')],
    [['+', '−', '0'], t('keys.zoom', 'Table: larger, smaller, everything in sight')],
  ];
}
