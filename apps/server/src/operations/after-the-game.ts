/**
 * The log of a game that is over, for one of those who were there. opens hands, goals and treasuries; what two players said or offered to
 * each other in secret stays theirs: the promise, the offer, and that there was one.
 */

import type { GameEvent, State } from '@illuminice/engine';
import type { LogEntry, TableFact, TableViewer } from '@illuminice/table';

/** Every line keeps its number: positions are named by them. One that has nothing left says neither who wrote it nor when. */
export function afterTheGame(entries: readonly LogEntry[], viewer: TableViewer): readonly LogEntry[] {
  let lastAt = 0;
  return entries.map((entry, line) => {
    const facts = entry.facts.flatMap((fact) => told(fact, viewer, () => wasTaken(entries.slice(line), fact)));
    const isHidden = facts.length === 0 && entry.facts.length > 0;
    if (!isHidden) lastAt = entry.at;
    return isHidden ? { seq: entry.seq, at: lastAt, facts } : { ...entry, facts };
  });
}

function told(fact: TableFact, viewer: TableViewer, isTaken: () => boolean): readonly TableFact[] {
  const isParty = (pair: { readonly from: number; readonly to: number }): boolean =>
    pair.from === viewer || pair.to === viewer;
  switch (fact.type) {
    case 'promised':
      if (isParty(fact)) return [fact];
      return fact.secret || (fact.offered && !isTaken()) ? [] : [fact];
    case 'game': {
      const events = fact.events.filter((event) => !isOfferAmong(event, isParty));
      return events.length === 0 && fact.events.length > 0 ? [] : [{ ...fact, events }];
    }
    case 'rewound':
    case 'continued':
      return [{ ...fact, game: withOffers(fact.game, isParty) }];
    default:
      return [fact];
  }
}

type IsParty = (pair: { readonly from: number; readonly to: number }) => boolean;

/** An offer that was taken is known by what changed hands; one that was not is known to two. */
function isOfferAmong(event: GameEvent, isParty: IsParty): boolean {
  if (event.type === 'offerMade') return !isParty(event.offer);
  return event.type === 'offerClosed' && !isParty(event);
}

function withOffers(game: State, isParty: IsParty): State {
  const { seats } = game;
  const serials = game.offerSerials.map((serial, pair) =>
    isParty({ from: Math.floor(pair / seats), to: pair % seats }) ? serial : 0,
  );
  return { ...game, offers: game.offers.filter(isParty), offerSerials: serials };
}

/** Whether the offer that this promise came with was accepted: then everybody heard it. */
function wasTaken(later: readonly LogEntry[], fact: TableFact): boolean {
  if (fact.type !== 'promised') return false;
  for (const { facts } of later)
    for (const other of facts)
      for (const event of other.type === 'game' ? other.events : [])
        if (
          event.type === 'offerClosed' &&
          event.from === fact.from &&
          event.to === fact.to &&
          event.how !== 'replaced'
        )
          return event.how === 'accepted';
  return false;
}
