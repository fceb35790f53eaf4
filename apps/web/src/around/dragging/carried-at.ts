import type { Carried } from '../../actions/lift/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface Held {
  readonly carried: Carried;
  /** What is drawn under the pointer, the one it was taken by first. */
  readonly source: HTMLElement;
  /** The board or the hand it lies in. */
  readonly home: HTMLElement;
}

/** What a pointer would take that goes down here: a coin before the card it lies on. */
export function heldAt({ view, me }: Seen, target: Element): Held | undefined {
  if (me === undefined || target.closest('.ghost')) return undefined;
  const card = target.closest<HTMLElement>('[data-card]');
  const board = card?.closest<HTMLElement>('.board-area .board-view');
  if (card && board) {
    const number = Number(card.dataset.card);
    const coin = target.closest<HTMLElement>('.card-coin');
    return coin
      ? { carried: { money: number }, source: coin, home: board }
      : { carried: { group: number }, source: card, home: board };
  }
  const source = target.closest<HTMLElement>('.special');
  const hand = source?.closest<HTMLElement>('.hand');
  const slot = source?.closest<HTMLElement>('[data-point^="hand."]')?.dataset.point?.slice('hand.'.length);
  const special = slot === undefined ? undefined : view.seats[me]?.hand[Number(slot)]?.card;
  return source && hand && special !== undefined ? { carried: { special }, source, home: hand } : undefined;
}
