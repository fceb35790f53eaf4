import type { Bundle, Offer } from '@illuminice/engine';
import { shareOf } from '../scene/scene.ts';
import type { Reason } from '../texts/reason.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { answerDemand } from './buy-peace.ts';
import { valueTrade } from './value-trade.ts';
import { weighPromises } from './weigh-promises.ts';

/** Offers of one seat that are weighed in one turn of the table: who may ask without end finds out what we hold, and what we would take. By judgement. */
const MOST_A_TURN = 4;

/** Every open offer to us is answered before anything else: taken, countered once, or turned down. */
export function answerOffers(thought: Thought): Choice | undefined {
  const { view, me, memory } = thought;
  const offer = view.offers.find(({ to }) => to === me);
  if (!offer) return undefined;
  const { from, serial } = offer;
  const note = `offer:${from}`;
  if (memory.tried.filter((each) => each === note).length >= MOST_A_TURN)
    return {
      command: { type: 'reject', from, serial },
      reason: { key: 'enoughForNow' },
      cue: { moment: 'refuse', seat: from },
    };
  const choice = weighedOffer(thought, offer);
  const after = choice.memory ?? memory;
  return { ...choice, memory: { ...after, tried: [...after.tried, note] } };
}

function weighedOffer(thought: Thought, offer: Offer): Choice {
  const { moves } = thought;
  const { from, serial } = offer;
  const refuse = (reason: Reason): Choice => ({
    command: { type: 'reject', from, serial },
    reason,
    cue: { moment: 'refuse', seat: from },
  });
  const possible = moves.accept?.some((key) => key.from === from && key.serial === serial) ?? false;
  if (!thought.skill.bargains) return refuse({ key: 'noTrading' });
  const demand = answerDemand(thought, offer);
  if (demand) return demand;
  const value = valueTrade(thought.scene, { other: from, gets: offer.give, gives: offer.want });
  if (value.givesAway) return refuse({ key: 'offerCarriesToVictory', values: { seat: from } });
  const promised = weighPromises(thought, offer);
  if ('why' in promised) return refuse(promised.why);
  const ours = value.ours + promised.worth;
  const margin = marginFor(thought, offer);
  if (possible && ours > margin)
    return {
      command: { type: 'accept', from, serial },
      reason: { key: 'offerWorth', values: { points: 100 * ours } },
      cue: { moment: 'accept' },
    };
  const why = !possible ? 'offerImpossible' : ours > 0 ? 'offerTooThin' : 'offerLoses';
  const counter = counterOffer(thought, offer, { margin, promised: promised.worth });
  return counter ? { ...counter, ...besideCounter(thought, offer) } : refuse({ key: why });
}

/** Shares of victory a deal must bring us. By judgement. */
const MARGIN = { least: 0.006, ofTheirShare: 0.02, perTrust: 0.001 } as const;
const MOST_TRUST = 2;
/** Most MB asked on top of an offer. */
const MOST_ON_TOP = 12;

/** A good deal from somebody who kept their word may be smaller; from a leader it must be larger. */
function marginFor({ scene, style, memory }: Thought, { from }: Offer): number {
  const trust = Math.max(-MOST_TRUST, Math.min(MOST_TRUST, memory.trust[from] ?? 0));
  return (
    (MARGIN.least + MARGIN.ofTheirShare * shareOf(scene, from) - MARGIN.perTrust * trust) *
    style.bargaining *
    scene.grain
  );
}

/** The same deal with as much money on top as makes it good for us and leaves it good for them; promises stay beside it. */
function counterOffer(
  thought: Thought,
  offer: Offer,
  { margin, promised }: { readonly margin: number; readonly promised: number },
): Choice | undefined {
  const { moves, memory, remembers, scene } = thought;
  const { from, serial } = offer;
  const note = `counter:${from}`;
  const open = moves.counter?.some((key) => key.from === from && key.serial === serial) ?? false;
  if (!open || !remembers || memory.tried.includes(note)) return undefined;
  const givesNothing = !offer.give.groups?.length && !offer.give.specials?.length && !offer.give.money;
  if (givesNothing) return payLess(thought, offer, { margin, promised, note });
  for (let more = 1; more <= MOST_ON_TOP; more++) {
    const { gives, gets } = dearer(offer, more);
    const value = valueTrade(scene, { other: from, gets, gives });
    // What they ask us to promise is worth to them what it costs us. Whoever asks for money knows best what they would take.
    if (!offer.want.money && value.theirs - promised <= 0) return undefined;
    if (value.ours + promised <= margin || value.givesAway) continue;
    return {
      command: { type: 'counter', from, serial, give: gives, want: gets },
      reason: gives.money
        ? { key: 'fairWithLess', values: { amount: gives.money } }
        : { key: 'offerFairWithMore', values: { amount: more } },
      cue: { moment: 'offer', seat: from, amount: gives.money || more },
      memory: { ...memory, tried: [...memory.tried, note] },
    };
  }
  return undefined;
}

/** By so many MB: less of those asked of us first, then more of theirs. Nobody pays both ways. */
function dearer({ give, want }: Offer, more: number): { readonly gives: Bundle; readonly gets: Bundle } {
  const ours = want.money ?? 0;
  const gets = (give.money ?? 0) + Math.max(0, more - ours);
  return {
    gives: ours > 0 ? { ...want, money: Math.max(0, ours - more) } : want,
    gets: gets > 0 ? { ...give, money: gets } : give,
  };
}

/** Money for words alone: as much of it as they are worth to us. */
function payLess(
  { scene, memory }: Thought,
  offer: Offer,
  { margin, promised, note }: { readonly margin: number; readonly promised: number; readonly note: string },
): Choice | undefined {
  const { from, serial, want } = offer;
  if (want.groups?.length || want.specials?.length || promised <= 0) return undefined;
  for (let amount = (want.money ?? 0) - 1; amount > 0; amount--) {
    const give: Bundle = { money: amount };
    if (valueTrade(scene, { other: from, gets: {}, gives: give }).ours + promised <= margin) continue;
    return {
      command: { type: 'counter', from, serial, give, want: {} },
      reason: { key: 'fairWithLess', values: { amount } },
      cue: { moment: 'offer', seat: from, amount },
      memory: { ...memory, tried: [...memory.tried, note] },
    };
  }
  return undefined;
}

/** What we were asked to promise we promise, and what they promised we ask for. */
function besideCounter({ promises, me }: Thought, { from, serial }: Offer): Pick<Choice, 'promise' | 'asks'> {
  const part = promises.filter(({ offer }) => offer === serial);
  const ours = part.find(({ by, to }) => by === me && to === from)?.promise;
  const theirs = part.find(({ by, to }) => by === from && to === me)?.promise;
  return { ...(ours ? { promise: ours } : {}), ...(theirs ? { asks: theirs } : {}) };
}
