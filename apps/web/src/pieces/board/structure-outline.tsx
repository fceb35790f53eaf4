import type { CardNo, Seat } from '@illuminice/engine';
import { type KeyboardEvent, memo, type ReactElement, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { freeArrowsText } from './board-arrows.tsx';
import type { BoardArrow } from './board-layout.ts';
import { type CardContext, cardText } from './card-caption.ts';

export interface OutlineProps {
  readonly board: CardContext & { readonly seat: Seat };
  readonly arrows: readonly BoardArrow[];
  readonly label: string;
  readonly onPress: ((card: CardNo, element: HTMLElement) => void) | undefined;
}

/** The structure as a tree to read and walk through, for those who cannot see where cards lie. Out of sight until focused. */
export const StructureOutline = memo(function StructureOutline(props: OutlineProps): ReactElement {
  const { board, arrows, label, onPress } = props;
  const list = useRef<HTMLDivElement>(null);
  const text = (card: CardNo): string => [cardText(board, card), ...freeArrowsText(arrows, card)].join(', ');
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
    const puppets = board.view.seats[board.seat]?.groups.filter((group) => group.host === card) ?? [];
    const words = text(card);
    return (
      <div
        key={card}
        role="treeitem"
        aria-level={level}
        aria-expanded={puppets.length > 0 ? true : undefined}
        aria-selected={false}
        aria-label={words}
        tabIndex={level === 1 ? 0 : -1}
        data-outline={card}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          onPress?.(card, event.currentTarget);
        }}
        onClick={(event) => {
          event.stopPropagation();
          onPress?.(card, event.currentTarget);
        }}
      >
        <span>{words}</span>
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
        {branch(board.seat, 1)}
      </div>
    </div>
  );
});

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
