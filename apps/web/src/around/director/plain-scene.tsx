/** A step that is no attack: whose it is, what happens, with which card. */
import { type CardNo, type EventView, isDeckSpecial, type SpecialNo, specialOfDeck } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Board } from '../../pieces/board/index.ts';
import { LooseCard, type Ring, SpecialCard } from '../../pieces/cards/index.ts';
import type { Beat } from '../../session/playback/index.ts';
import { goalText } from '../../tabletop/goals/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { RichText } from '../../tabletop/sentences/index.ts';
import { beatText } from './beat-text.ts';
import { Emblem } from './emblem.tsx';

interface PlainSceneProps {
  readonly seen: Seen;
  readonly beat: Beat | undefined;
  readonly onCardPress: (card: CardNo, element: HTMLElement) => void;
}

type Face = { readonly card: CardNo } | { readonly special: SpecialNo };

export function PlainScene({ seen, beat, onCardPress }: PlainSceneProps): ReactElement {
  const { pack, view } = seen;
  const seat = beat?.seat ?? view.turn.seat;
  const face = beat && faceOf(beat.events);
  const rings = new Map<CardNo, Ring>((beat ? cardsOf(beat.events) : []).map((card) => [card, 'chosen'] as const));
  return (
    <div className="stage-plain" data-seat={seat}>
      <header className="stage-head">
        <Emblem seen={seen} seat={seat} />
        <p className="stage-words">
          {beat ? <RichText text={beatText(beat, seen)} seen={seen} /> : nameOf(seen, seat)}
        </p>
      </header>
      <div className="stage-board" data-seat={seat}>
        <Board
          key={seat}
          pack={pack}
          view={view}
          seat={seat}
          whole
          largestFit={1}
          rings={rings}
          label={t('board.of', 'Power structure of {name}', { name: nameOf(seen, seat) })}
          goal={view.seats[seat]?.illuminati === undefined ? undefined : goalText(seen, seat)}
          onCardPress={onCardPress}
        />
        {face && (
          <div className="stage-face">
            {'card' in face ? (
              <LooseCard pack={pack} card={face.card} />
            ) : (
              <SpecialCard pack={pack} special={face.special} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** A card that lies on no board of this step. */
function faceOf(events: readonly EventView[]): Face | undefined {
  for (const event of events) {
    if (event.type === 'cardDrawn' && event.deckCard !== undefined)
      return isDeckSpecial(event.deckCard) ? { special: specialOfDeck(event.deckCard) } : { card: event.deckCard };
    if (event.type === 'specialUsed' || event.type === 'specialTurnedUp') return { special: event.special };
    if (event.type === 'groupDestroyed') return { card: event.card };
    if (event.type === 'groupsFreed' && event.cards[0] !== undefined) return { card: event.cards[0] };
  }
  return undefined;
}

/** Cards of the structure this step is about. */
function cardsOf(events: readonly EventView[]): readonly CardNo[] {
  return events.flatMap((event) => {
    if (event.type === 'armPlaced') return event.links.map(({ card }) => card);
    if (event.type === 'moneyMoved') return [event.from, event.to];
    return 'card' in event ? [event.card] : [];
  });
}
