/** Single keys of the table. Enter confirms what is begun, Escape steps back, the arrows walk from arrow to arrow. */
import type { QuestionView, SeatCommand } from '@illuminice/engine';
import { useEffect, useRef } from 'react';
import { doTurn, openTrade, turnMenu } from '../../actions/turn/index.ts';
import { isTyping } from '../../base/keys/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { choiceFor, hangingNow, nextArrow } from '../../tabletop/arrows/index.ts';
import { cancel, change, order, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

function letters(seen: Seen): Keys {
  const { options, view, me } = seen;
  const done = turnMenu(view, options).finish.find(({ act }) => act !== 'pass');
  const answer = (command: SeatCommand | undefined) => command && (() => order(command));
  return {
    a: options.attack && (() => doTurn(seen, 'attack')),
    x: options.transfer && (() => doTurn(seen, 'transfer')),
    v: options.move && (() => doTurn(seen, 'move')),
    t: options.offer && (() => openTrade(seen)),
    r: () => ui({ rule: 'R-3.1' }),
    p: options.decline ? answer({ type: 'decline' }) : options.pass && answer({ type: 'pass' }),
    w: useTable.getState().clocks.mayWait ? () => void useTable.getState().wait() : undefined,
    s:
      options.spend &&
      (() => document.querySelector<HTMLButtonElement>('.spend .button-dark, .open-spending')?.click()),
    ' ': options.done && answer({ type: 'done' }),
    // Done with this phase; Pass would end the whole turn, and has a key of its own.
    e: done && (() => doTurn(seen, done.act)),
    n: options.endTurn && answer({ type: 'endTurn' }),
    u: seen.info.own?.mayUndo ? () => void useTable.getState().undo() : undefined,
    l: () => ui({ tab: 'log', sheet: 'log' }),
    c: () => {
      ui({ tab: 'chat', sheet: 'log' });
      focusOnceThere('.side-place form input');
    },
    d: () => ui({ tab: 'deals', sheet: 'deals' }),
    h: () => {
      ui({ sheet: 'hand', viewed: undefined });
      focusOnceThere('.hand button');
    },
    '+': pressZoom(0),
    '=': pressZoom(0),
    '-': pressZoom(1),
    '0': pressZoom(2),
    ...Object.fromEntries(
      view.seats.map((_, seat) => [
        String(seat + 1),
        () => ui({ viewed: seat === me ? undefined : seat, menu: undefined }),
      ]),
    ),
  };
}

/** The board in sight has these keys too, while one of its cards has the focus. */
const pressZoom = (button: number) => () =>
  document.querySelectorAll<HTMLButtonElement>('.board-zoom button')[button]?.click();

const FRAMES = 60;

/** A panel that is opened comes a frame or a download later. */
function focusOnceThere(selector: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 0) focusOnceThere(selector, frames - 1);
  });
}

const WALKS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the ghost from arrow to arrow, unless the board has the focus and walks from card to card itself. */
function walk(seen: Seen, by: 1 | -1): boolean {
  const { mode, place } = useUi.getState();
  const hanging = hangingNow(seen, mode, place);
  const next = hanging && nextArrow(hanging.arrows, hanging.chosen?.arrow, by);
  if (!next) return false;
  if (seen.options.place) ui({ place: choiceFor(next) });
  else if (mode.what === 'move' || mode.what === 'bribery')
    change({ ...mode, arrow: { host: next.host, side: next.side } });
  return true;
}

const CONFIRMED: ReadonlySet<QuestionView['kind']> = new Set([
  'bids',
  'funding',
  'immunity',
  'income',
  'keep',
  'placement',
  'taxes',
]);

/** Enter presses the main button of something begun or asked; never Pass, Done or Attack, which a second press would hit. */
function confirm({ view }: Seen): boolean {
  const kind = view.questions.at(-1)?.kind;
  if (useUi.getState().mode.what === 'idle' && !(kind && CONFIRMED.has(kind))) return false;
  const main = document.querySelector<HTMLButtonElement>('.docket-foot .button-large:not(:disabled)');
  main?.click();
  return main !== null;
}

const CONTROLS = 'button, a, [role=treeitem], summary';

export function useTableKeys(seen: Seen): void {
  const pointed = useRef<Element>(undefined);
  useEffect(() => {
    const point = (event: Event): void => {
      pointed.current = event.target instanceof Element ? (event.target.closest(CONTROLS) ?? undefined) : undefined;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') pointed.current = undefined;
      if (isTyping(event) || event.defaultPrevented) return;
      const control = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CONTROLS) : undefined;
      // A button keeps the focus after a click. Space then means what its key cap says, not the same button again:
      // the second "Spend" would be the player's money.
      if (control && control === pointed.current) control.blur();
      const onControl = control !== null && control !== undefined && control !== pointed.current;
      const by = WALKS[event.key];
      if (event.key === 'Escape') stepBack();
      else if (
        by !== undefined &&
        !(event.target instanceof HTMLElement && event.target.closest('.board, [role=menu]')) &&
        walk(seen, by)
      ) {
        // The ghost has moved.
      } else if (event.key === 'Enter' && !onControl && confirm(seen)) {
        // The main button of the panel was pressed.
      } else if (useSettings.getState().hotkeys && !(onControl && event.key === ' ')) {
        const action = letters(seen)[event.key.toLowerCase()];
        if (!action) return;
        action();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point, true);
    };
  }, [seen]);
}

function stepBack(): void {
  const { mode, menu, viewed, pathOf } = useUi.getState();
  if (menu) ui({ menu: undefined });
  else if (pathOf !== undefined) ui({ pathOf: undefined });
  else if (mode.what === 'attack' && mode.ask) change({ what: 'attack', plan: mode.plan });
  else if (mode.what !== 'idle') cancel();
  else if (viewed !== undefined) ui({ viewed: undefined });
  else ui({ sheet: 'panel' });
}
