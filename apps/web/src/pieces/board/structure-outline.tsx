import type { CardNo, SeatView } from '@illuminice/engine';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';

export interface OutlineProps {
  readonly root: CardNo;
  readonly seat: SeatView;
  readonly label: string;
  /** The words of one card. */
  readonly text: (card: CardNo) => string;
  readonly onPress: (card: CardNo, element: HTMLElement) => void;
}

/** The structure as a tree to read and walk through, for those who cannot see where cards lie. Out of sight until focused. */
export function StructureOutline({ root, seat, label, text, onPress }: OutlineProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const goal = goalOfKey(event.key, items);
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    for (const item of items) item.tabIndex = item === goal ? 0 : -1;
    goal.focus();
  };
  const branch = (card: CardNo, level: number): ReactElement => {
    const puppets = seat.groups.filter((group) => group.host === card);
    return (
      <div
        key={card}
        role="treeitem"
        aria-level={level}
        aria-expanded={puppets.length > 0 ? true : undefined}
        aria-selected={false}
        aria-label={text(card)}
        tabIndex={level === 1 ? 0 : -1}
        data-outline={card}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          onPress(card, event.currentTarget);
        }}
        onClick={(event) => {
          event.stopPropagation();
          onPress(card, event.currentTarget);
        }}
      >
        <span>{text(card)}</span>
        {puppets.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of a tree, not of a form
          <div role="group">{puppets.map((puppet) => branch(puppet.card, level + 1))}</div>
        )}
      </div>
    );
  };
  return (
    <div className="outline visually-hidden">
      <p>{t('outline.how', 'Outline. Arrow keys walk, Enter opens a card.')}</p>
      <div ref={list} role="tree" aria-label={label} onKeyDown={walk}>
        {branch(root, 1)}
      </div>
    </div>
  );
}

function goalOfKey(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const here = items.indexOf(document.activeElement as HTMLElement);
  const current = items[here];
  if (current === undefined) return undefined;
  switch (key) {
    case 'ArrowDown':
      return items[here + 1];
    case 'ArrowUp':
      return items[here - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowLeft':
      return current.parentElement?.closest<HTMLElement>('[role=treeitem]') ?? undefined;
    case 'ArrowRight':
      return current.querySelector<HTMLElement>('[role=treeitem]') ?? undefined;
    default:
      return undefined;
  }
}
