import { type CardNo, groupDefinition, type Pack, type View } from '@illuminice/engine';
import { type ReactElement, useEffect, useRef } from 'react';
import './board.css';
import { tintOf } from '../art/alignment-colours.ts';
import { artUrl } from '../art/art-url.ts';
import { groupLabel, type Ring } from '../cards/card-label.ts';
import { fitName } from '../cards/fit-name.ts';
import { Lines } from '../cards/lines.tsx';
import { LooseCard } from '../cards/loose-card.tsx';
import { Spoken } from '../cards/spoken.tsx';
import { t } from '../i18n/translate.ts';
import { maskInForce } from './card-words.ts';

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

/** More than these are rarely in sight all at once: their number is said. */
const MOST_IN_SIGHT = 4;

/** Groups nobody controls, side by side; more than fit can be scrolled. */
export function UncontrolledStrip(props: UncontrolledStripProps): ReactElement {
  const { pack, view, look = 'cards', rings, choosable, notes, onCardPress } = props;
  const list = useRef<HTMLUListElement>(null);
  const named = view.uncontrolled.find((card) => rings?.get(card) === 'target' || rings?.get(card) === 'chosen');
  useEffect(() => {
    // What was named in a list or by a rival must be seen, and the red string must end somewhere.
    if (named !== undefined)
      list.current?.querySelector(`[data-card="${named}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [named]);
  return (
    <section className={`strip strip-${look}`} aria-label={t('strip.title', 'Uncontrolled groups')}>
      <h2>
        {look === 'cards' ? t('strip.short', 'Uncontrolled') : t('strip.targets', 'Targets')}{' '}
        {view.uncontrolled.length > MOST_IN_SIGHT && <b>{view.uncontrolled.length}</b>}
      </h2>
      <ul
        ref={list}
        onWheel={(event) => {
          // A plain wheel has no other use here.
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {view.uncontrolled.map((card) => (
          <li key={card}>
            {look === 'cards' ? (
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
              <Tag {...props} card={card} />
            )}
          </li>
        ))}
      </ul>
      {view.uncontrolled.length === 0 && <p>{t('strip.empty', 'No uncontrolled group on the table')}</p>}
    </section>
  );
}

function Tag({
  pack,
  view,
  card,
  rings,
  choosable,
  notes,
  onCardPress,
}: UncontrolledStripProps & { readonly card: CardNo }): ReactElement | undefined {
  const group = groupDefinition(pack, card);
  if (group === undefined) return undefined;
  const ring = rings?.get(card);
  const name = fitName(group.name, 100, [
    { lines: 1, largest: 17, smallest: 15 },
    { lines: 2, largest: 15, smallest: 12 },
  ]);
  const note = notes?.get(card);
  const words = groupLabel(group, maskInForce(view, card) ?? pack.alignments[card] ?? 0, { ring });
  const tone = `url(${artUrl.tone(tintOf(group.alignments).short, 'wide')})`;
  return (
    <button
      type="button"
      className={`strip-tag ${ring === undefined ? '' : `ring-${ring}`} ${choosable !== undefined && !choosable.has(card) ? 'card-dimmed' : ''}`}
      data-card={card}
      onClick={(event) => onCardPress?.(card, event.currentTarget)}
    >
      <Spoken words={note === undefined ? words : `${words}, ${note}`}>
        <img alt="" src={artUrl.card(group.key)} width={36} height={36} style={{ backgroundImage: tone }} />
        <span className="strip-name" style={{ fontSize: name.size }}>
          <Lines lines={name.lines} />
        </span>
      </Spoken>
    </button>
  );
}
