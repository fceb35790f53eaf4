import type { CardNo, Pack, View } from '@illuminice/engine';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './strip.css';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import type { Ring } from '../cards/index.ts';
import { type Filter, passing, StripFilters } from './strip-filters.tsx';
import { StripTag } from './strip-tag.tsx';

export interface UncontrolledStripProps {
  readonly pack: Pack;
  readonly view: View;
  /** In the hand one row that is scrolled, elsewhere all of them in rows. */
  readonly look?: 'rows' | 'row';
  readonly rings?: ReadonlyMap<CardNo, Ring> | undefined;
  /** If given, every other card is greyed. */
  readonly choosable?: ReadonlySet<CardNo> | undefined;
  readonly notes?: ReadonlyMap<CardNo, string> | undefined;
  /** The best chance to take each of them before money, in per cent; missing while nobody may attack. */
  readonly chances?: ReadonlyMap<CardNo, number> | undefined;
  readonly onCardPress?: ((card: CardNo, element: HTMLElement) => void) | undefined;
}

/** Fewer are taken in at a glance. */
const WORTH_FILTERING = 5;
const NARROWEST_TAG = 150;
const GAP = 6;
const TAG_IN_A_ROW = 176;

/** Groups nobody controls, with their numbers and the chance to take them; the likeliest first (S-11). */
export function UncontrolledStrip(props: UncontrolledStripProps): ReactElement {
  const { pack, view, look = 'rows', rings, chances } = props;
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(0);
  const [filter, setFilter] = useState<Filter>('all');
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = new ResizeObserver(() => setRoom(box.clientWidth));
    measure.observe(box);
    setRoom(box.clientWidth);
    return () => measure.disconnect();
  }, []);
  const named = view.uncontrolled.find((card) => rings?.get(card) === 'target' || rings?.get(card) === 'chosen');
  useEffect(() => {
    // What was named in a list or by a rival must be seen, and the red string must end somewhere.
    if (named !== undefined)
      list.current?.querySelector(`[data-card="${named}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [named]);
  const columns = Math.max(1, Math.floor((room + GAP) / (NARROWEST_TAG + GAP)));
  const wide = look === 'row' ? TAG_IN_A_ROW : Math.floor((room + GAP) / columns - GAP);
  const cards = view.uncontrolled
    .filter((card) => card === named || passing({ pack, view, chances }, filter, card))
    .toSorted((a, b) => (chances?.get(b) ?? -1) - (chances?.get(a) ?? -1));
  const filters = look === 'rows' && view.uncontrolled.length >= WORTH_FILTERING;
  return (
    <section
      className={`strip strip-${look} ${filters ? 'strip-filtered' : ''}`}
      {...point('table.uncontrolled')}
      aria-label={t('strip.title', 'Uncontrolled groups')}
    >
      <h2>
        {t('strip.short', 'Uncontrolled')} <b>{view.uncontrolled.length}</b>
      </h2>
      {filters && <StripFilters pack={pack} view={view} chances={chances} filter={filter} onChange={setFilter} />}
      <ul
        ref={list}
        style={look === 'rows' ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
        onWheel={(event) => {
          // A plain wheel has no other use here.
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {cards.map((card) => (
          <li key={card}>
            <StripTag {...props} card={card} wide={wide} />
          </li>
        ))}
      </ul>
      {view.uncontrolled.length === 0 && <p>{t('strip.empty', 'No uncontrolled group on the table')}</p>}
    </section>
  );
}
