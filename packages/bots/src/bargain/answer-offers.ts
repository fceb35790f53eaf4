import type { Choice, Thought } from '../thought.ts';

/** Placeholder until offers are valued: every open offer to us is turned down. */
export function answerOffers({ view, me }: Thought): Choice | undefined {
  const offer = view.offers.find(({ to }) => to === me);
  if (!offer) return undefined;
  return {
    command: { type: 'reject', from: offer.from, serial: offer.serial },
    reason: 'that gives me too little',
    moment: 'refuse',
  };
}
