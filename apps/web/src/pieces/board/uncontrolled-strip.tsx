import type { CardNo, Pack, View } from '@illuminice/engine';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './board.css';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { FACE, LooseCard, type Ring } from '../cards/index.ts';
import { maskInForce } from './card-caption.ts';
import { StripTag } from './strip-tag.tsx';

export interface UncontrolledStripProps {
  readonly pack: Pack;
  readonly view: View;
  /** Whole faces on a desktop, tags on a phone. */
  readonly look?: 'cards' | 'tags';
  readonly rings?: ReadonlyMap<CardNo, Ring> | undefined;
  /** If given, every other card is greyed. */
  readonly choosable?: ReadonlySet<CardNo> | undefined;
  readonly notes?: ReadonlyMap<CardNo, string> | undefined;
  readonly onCardPress?: ((card: CardNo, element: HTMLElement) => void) | undefined;
}

/** On a phone more than these are out of sight: their number is said. */
const MOST_IN_SIGHT = 4;
/** Below this a face can no longer be read; tags in two rows say the same. */
const SMALLEST_FACE = 0.74;
const GAP = 22;
const WIDEST_TAG = 190;
const PADDING = 44;

/** How large whole faces may be so that all of them are in sight; undefined = they cannot be. */
export function faceZoom(room: number, count: number): number | undefined {
  const zoom = Math.min(1, (room - PADDING - GAP * (count - 1)) / (FACE.wide.width * count));
  return zoom >= SMALLEST_FACE || count <= 1 ? Math.max(zoom, SMALLEST_FACE) : undefined;
}

/** Groups nobody controls, all in one glance: whole faces, smaller ones, or tags in two rows. On a phone they are scrolled. */
export function UncontrolledStrip(props: UncontrolledStripProps): ReactElement {
  const { pack, view, look = 'cards', rings, choosable, notes, onCardPress } = props;
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = new ResizeObserver(() => setRoom(box.clientWidth));
    measure.observe(box);
    setRoom(box.clientWidth);
    return () => measure.disconnect();
  }, []);
  const zoom = look === 'cards' ? faceZoom(room, view.uncontrolled.length) : undefined;
  const named = view.uncontrolled.find((card) => rings?.get(card) === 'target' || rings?.get(card) === 'chosen');
  useEffect(() => {
    // What was named in a list or by a rival must be seen, and the red string must end somewhere.
    if (named !== undefined)
      list.current?.querySelector(`[data-card="${named}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [named]);
  return (
    <section
      className={`strip strip-${look} ${look === 'cards' && zoom === undefined ? 'strip-many' : ''}`}
      {...point('table.uncontrolled')}
      aria-label={t('strip.title', 'Uncontrolled groups')}
    >
      <h2>
        {look === 'cards' ? t('strip.short', 'Uncontrolled') : t('strip.targets', 'Targets')}{' '}
        {look === 'tags' && view.uncontrolled.length > MOST_IN_SIGHT && <b>{view.uncontrolled.length}</b>}
      </h2>
      <ul
        ref={list}
        onWheel={(event) => {
          // A plain wheel has no other use here.
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {view.uncontrolled.map((card) => (
          <li key={card} style={zoom === undefined || zoom === 1 ? undefined : { zoom }}>
            {zoom !== undefined ? (
              <LooseCard
                pack={pack}
                card={card}
                ring={rings?.get(card)}
                dimmed={choosable !== undefined && !choosable.has(card)}
                acted={(view.tired.find(([tired]) => tired === card)?.[1] ?? 0) > 0}
                mask={maskInForce(view, card)}
                note={notes?.get(card)}
                pressable
                onPress={(pressed, event) => onCardPress?.(pressed, event.currentTarget)}
              />
            ) : (
              <StripTag
                {...props}
                card={card}
                wide={look === 'cards' ? Math.min(room / 4 - 6, WIDEST_TAG) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {view.uncontrolled.length === 0 && <p>{t('strip.empty', 'No uncontrolled group on the table')}</p>}
    </section>
  );
}
