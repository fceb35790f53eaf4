/** What just happened, in words and with the card it happened to: on the board, for a moment, whatever moves or does not. */
import { type EventView, isDeckSpecial, specialOfDeck } from '@illuminice/engine';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LooseCard, SpecialCard } from '../../pieces/cards/index.ts';
import type { EventBatch } from '../../session/stores/index.ts';
import { namesOf, piecesOf, type Seen } from '../../tabletop/seen/index.ts';
import { type Reader, sentence } from '../../tabletop/sentences/index.ts';

type Face = { readonly card: number } | { readonly special: number };

export interface NewsItem {
  readonly id: number;
  readonly text: string;
  readonly face?: Face | undefined;
}

/** What panels, dice and coins show by themselves while it happens is not told a second time. */
const TOLD: ReadonlySet<EventView['type']> = new Set([
  'accused',
  'alignmentChanged',
  'armPlaced',
  'attackAnnounced',
  'attackCalledOff',
  'attackDecided',
  'attackEnded',
  'attackVoided',
  'cardDrawn',
  'groupDestroyed',
  'groupRevived',
  'groupsFreed',
  'illuminatiRevealed',
  'interferencePermitted',
  'offerClosed',
  'passed',
  'peekEnded',
  'privilegeEnded',
  'privilegeGained',
  'rollChanged',
  'seatHandedOver',
  'seatOut',
  'specialCancelled',
  'specialHanded',
  'specialUsed',
  'spied',
  'turnLost',
]);

let told = 0;

export function newsOf({ events, after }: EventBatch, reader: Reader): readonly NewsItem[] {
  return events.flatMap((event): readonly NewsItem[] => {
    // Whoever announces or declines something knows it.
    const known =
      (event.type === 'attackAnnounced' && after.turn.seat === reader.me) ||
      (event.type === 'offerClosed' && event.how !== 'accepted');
    const text = TOLD.has(event.type) && !known ? sentence(event, reader) : undefined;
    return text === undefined || text === '' ? [] : [{ id: ++told, text, face: faceOf(event) }];
  });
}

function faceOf(event: EventView): Face | undefined {
  switch (event.type) {
    case 'cardDrawn':
      if (event.deckCard === undefined) return undefined;
      return isDeckSpecial(event.deckCard) ? { special: specialOfDeck(event.deckCard) } : { card: event.deckCard };
    case 'specialUsed':
      return { special: event.special };
    case 'groupDestroyed':
    case 'groupRevived':
    case 'alignmentChanged':
      return { card: event.card };
    case 'attackAnnounced':
      return { card: event.attack.target };
    case 'armPlaced':
      return event.links[0] && { card: event.links[0].card };
    case 'groupsFreed':
      return event.cards[0] === undefined ? undefined : { card: event.cards[0] };
    default:
      return undefined;
  }
}

/** Hidden from ears: the live region reads the log out. */
export function News({ seen, items }: { readonly seen: Seen; readonly items: readonly NewsItem[] }) {
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => setPlace(document.querySelector('.board-area') ?? undefined), []);
  if (!place || items.length === 0) return undefined;
  return createPortal(
    <ul className="news" aria-hidden="true">
      {items.map((item) => (
        <li key={item.id}>
          {item.face && <NewsFace seen={seen} face={item.face} />}
          <p>
            {piecesOf(item.text, namesOf(seen)).map(({ part, text, stop }, index) =>
              typeof part === 'string' ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
                <b key={index} data-seat={'seat' in part ? part.seat : undefined}>
                  {text}
                  {stop}
                </b>
              ),
            )}
          </p>
        </li>
      ))}
    </ul>,
    place,
  );
}

function NewsFace({ seen: { pack }, face }: { readonly seen: Seen; readonly face: Face }): ReactElement {
  return (
    <span className="news-face">
      {'card' in face ? <LooseCard pack={pack} card={face.card} /> : <SpecialCard pack={pack} special={face.special} />}
    </span>
  );
}
