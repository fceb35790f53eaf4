import { type Ability, isIlluminatiCard } from '@illuminice/engine';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { zoomOf } from '../../pieces/board/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { RuleLink } from '../../tabletop/parts/index.ts';
import {
  begin,
  cardName,
  type Menu,
  nameOf,
  order,
  type Seen,
  show,
  specialName,
  ui,
} from '../../tabletop/seen/index.ts';
import { planAttack } from '../attack/index.ts';
import { newDeal } from '../offer/index.ts';
import { presentLinks } from '../reorganize/index.ts';
import { ownTreasuries, startSpecial } from '../special/index.ts';
import { type CardAct, cardEntries, type Entry, type SpecialAct, specialEntries } from './card-menu.ts';

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
  const items: readonly Item[] =
    'card' in menu
      ? cardEntries(seen, menu.card).map((entry) => item(entry, () => doCard(seen, menu.card, entry.act)))
      : specialEntries(
          {
            ...seen,
            nameOfSeat: (seat) => nameOf(seen, seat),
            ...(seen.info.own?.armed ? { armed: seen.info.own.armed.against } : {}),
          },
          menu.owner,
          menu.index,
        ).map((entry) => item(entry, () => doSpecial(seen, menu.owner, menu.index, entry.act)));
  const table = document.querySelector<HTMLElement>('.table');
  const zoom = table ? zoomOf(table) : 1;
  const [room, depth] = [innerWidth / zoom, innerHeight / zoom];
  const left = Math.max(8, Math.min(menu.at.x / zoom - WIDTH / 2, room - WIDTH - 8));
  // A guess of the height is enough: what does not fit below the finger moves up, and only the rest scrolls.
  const height = TITLE + items.reduce((sum, { reason }) => sum + (reason ? LONG_ENTRY : ENTRY), 0);
  const top = Math.max(8, Math.min(menu.at.y / zoom, depth - height - 8));
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
          width: WIDTH,
          top,
          maxHeight: depth - top - 8,
        }}
        onKeyDown={(event) => walk(event, box.current, close)}
      >
        <b className="card-menu-title">{title}</b>
        {items.map(({ label, run, reason }) =>
          reason ? (
            <div key={label} className="card-menu-off">
              <div role="menuitem" aria-disabled="true" tabIndex={-1}>
                {label}
                <small>{reason.text}</small>
              </div>
              <RuleLink rule={reason.rule} />
            </div>
          ) : (
            <button key={label} type="button" role="menuitem" onClick={run}>
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
  const special = slot?.card ?? slot?.memory;
  return special === undefined
    ? t('menu.hand', 'Special of {name}', { name: nameOf(seen, owner) })
    : specialName(seen, special);
}

interface Item {
  readonly label: string;
  readonly run: () => void;
  readonly reason?: { readonly text: string; readonly rule: string };
}

function item(entry: Entry<unknown>, run: () => void): Item {
  return { label: entry.label, run, ...(entry.reason ? { reason: entry.reason } : {}) };
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

function doCard(seen: Seen, card: number, act: CardAct): void {
  switch (act.act) {
    case 'view':
      show({ card });
      return;
    case 'attack':
      begin({ what: 'attack', plan: planAttack(act.kind, { attacker: card }) });
      return;
    case 'beAttacked':
      begin({ what: 'attack', plan: planAttack(act.kind, { target: card }) });
      return;
    case 'transfer':
      begin({ what: 'transfer', from: card, amount: 1 });
      return;
    case 'move':
      begin({ what: 'move', group: card });
      return;
    case 'drop':
      begin({ what: 'drop', group: card });
      return;
    case 'giveMoney':
      begin({ what: 'give', money: 1, specials: [] });
      return;
    case 'giveGroup': {
      const partner = seen.options.offer?.groupsWith[0];
      if (partner !== undefined) ui({ menu: undefined, deal: newDeal(partner, { groups: [card] }) });
      return;
    }
    case 'path':
      ui({ menu: undefined, pathOf: card });
      return;
    case 'flaunt':
      order({ type: 'flaunt', card, shown: act.shown });
      return;
    case 'revealGoal':
      order({ type: 'revealGoal' });
      return;
    case 'ability':
      startAbility(seen, card);
  }
}

/** What the ability of this card asks for (REQ-224); the entry is greyed where it cannot be used. */
function startAbility(seen: Seen, card: number): void {
  const { options, pack, view } = seen;
  const abilities = isIlluminatiCard(card)
    ? (pack.illuminati[view.seats[card]?.illuminati ?? -1]?.abilities ?? [])
    : (pack.abilities[card] ?? []);
  const has = (type: Ability['type']) => abilities.some((ability) => ability.type === type);
  if (has('redistributesMoney') && options.redistribute)
    begin({ what: 'money', total: options.redistribute.total, treasuries: ownTreasuries(seen) });
  else if (has('reorganizesStructure') && options.reorganize) begin({ what: 'reorganize', links: presentLinks(seen) });
  else if (has('payToDraw') && options.recycle) order({ type: 'recycle' });
  else if (has('altersAlignment') && options.lasers) begin({ what: 'lasers' });
  else if (has('buysPrivilege') && options.attack)
    begin({ what: 'attack', plan: { ...planAttack('control', {}), privilege: { pay: true } } });
  else ui({ menu: undefined, sheet: 'panel' });
}

function doSpecial(seen: Seen, owner: number, index: number, act: SpecialAct): void {
  const slot = seen.view.seats[owner]?.hand[index];
  const special = slot?.card ?? slot?.memory;
  switch (act) {
    case 'peek':
      order({ type: 'peek', owner, index });
      return;
    case 'stopPeek':
      order({ type: 'stopPeek' });
      return;
    case 'catch':
      order({ type: 'catchPeek', index });
      return;
  }
  if (special === undefined) return;
  if (typeof act === 'object') {
    ui({ menu: undefined });
    void useTable.getState().arm(act.arm === undefined ? undefined : { card: special, against: act.arm });
    return;
  }
  if (act === 'use') startSpecial(seen, special);
  else if (act === 'give') begin({ what: 'give', money: 0, specials: [special] });
  else if (act === 'flip') order({ type: 'flip', card: special });
  else show({ special });
}
