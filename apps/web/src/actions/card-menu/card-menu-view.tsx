import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { letterScale, useSettings } from '../../base/settings/index.ts';
import { sayWhyNot } from '../../base/theme/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import { cardName, type Menu, nameOf, type Seen, specialName, ui } from '../../tabletop/seen/index.ts';
import { menuEntries } from './menu-entries.ts';

const WIDTH = 250;
const TITLE = 44;
const ENTRY = 44;
const LONG_ENTRY = 60;

/** The card action menu, where the card was pressed. Greyed entries stay readable with their reason. */
export function CardMenu({ seen, menu }: { readonly seen: Seen; readonly menu: Menu }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const close = () => ui({ menu: undefined });
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const title = 'card' in menu ? cardName(seen, menu.card) : slotName(seen, menu.owner, menu.index);
  const items = menuEntries(seen, menu);
  const scale = useSettings(letterScale);
  const width = Math.min(WIDTH * scale, innerWidth - 16);
  const left = Math.max(8, Math.min(menu.at.x - width / 2, innerWidth - width - 8));
  // A guess of the height is enough: what does not fit below the finger moves up, and only the rest scrolls.
  const height = scale * (TITLE + items.reduce((sum, { why }) => sum + (why ? LONG_ENTRY : ENTRY), 0));
  const top = Math.max(8, Math.min(menu.at.y, innerHeight - height - 8));
  return (
    <>
      {/* A press beside the menu closes it, as Escape does. */}
      <div className="menu-away" onPointerDown={close} />
      <div
        ref={box}
        className="card-menu"
        role="menu"
        aria-label={title}
        tabIndex={-1}
        style={{
          left,
          width,
          top,
          maxHeight: innerHeight - top - 8,
        }}
        onKeyDown={(event) => walk(event, box.current, close)}
      >
        <b className="card-menu-title">{title}</b>
        {items.map(({ label, point: name, start, why }) =>
          why ? (
            <div key={label} className="card-menu-off">
              <button type="button" role="menuitem" aria-disabled="true" onClick={() => sayWhyNot(why)}>
                {label}
                <small>{why.text}</small>
              </button>
              {why.rule !== undefined && <RuleLink rule={why.rule} />}
            </div>
          ) : (
            <button key={label} type="button" role="menuitem" data-point={name} onClick={start}>
              {label}
            </button>
          ),
        )}
      </div>
    </>
  );
}

/** A card one knows goes by its name, whoever holds it. */
function slotName(seen: Seen, owner: number, index: number): string {
  const slot = seen.view.seats[owner]?.hand[index];
  const special = slot?.card;
  return special === undefined
    ? t('menu.hand', 'Special of {name}', { name: nameOf(seen, owner) })
    : specialName(seen, special);
}

function walk(event: KeyboardEvent, box: HTMLElement | null, close: () => void): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) items[(at + step + items.length) % items.length]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
