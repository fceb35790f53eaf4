import type { Pack } from '../cards/pack.ts';
import type { RandomPort } from '../flow/game.ts';
import { entryAt } from '../model/entry-at.ts';
import type { Peek, State } from '../model/state.ts';
import { boardOf } from './board-of.ts';
import { imagineCards, imagineSettlements } from './imagine-cards.ts';
import { seesAll } from './imagine-eyes.ts';
import { Whim } from './imagine-luck.ts';
import { imagineQuestions } from './imagine-questions.ts';
import { imagineGoals, imagineIlluminati, imagineMoney, imagineStacks } from './imagine-secrets.ts';
import type { View } from './view.ts';

/**
 * A whole state in which this viewer would see exactly what they see: `viewFor(pack, imagine(pack, view, random), view.viewer)`
 * equals `view`. What they may not know is drawn from what is possible, from `random` at the counters 0, 1, 2, …; two calls
 * with the same port imagine the same. Search lives on such states only.
 */
export function imagine(pack: Pack, view: View, random: RandomPort): State {
  const { viewer } = view;
  const whim = new Whim(random);
  const board = boardOf(pack, view);
  const illuminati = imagineIlluminati(pack, view, whim);
  const money = imagineMoney(pack, view, { seen: board.money, illuminati, whim });
  const { hands, deck } = imagineCards(pack, view, whim);
  const attack = view.attack && imagineSettlements(view, view.attack, { pack, hands, illuminati, whim });
  const { peeks, hands: peekedAt } = imaginePeeks(view, hands, whim);
  const state: State = {
    rulesVersion: view.rulesVersion,
    options: view.options,
    initialPlayers: view.initialPlayers,
    seats: view.seats.length,
    counter: 0,
    phase: view.phase,
    turn: view.turn,
    sequence: view.sequence,
    questions: [],
    attack,
    lastAttack: view.lastAttack,
    over: view.over,
    status: view.seats.map((seat) => seat.status),
    illuminati,
    faceDown: view.seats.map((seat) => (seat.faceDown ? 1 : 0)),
    goal: imagineGoals(pack, view, { illuminati, whim }),
    goalShown: view.seats.map((seat) => (seat.goalShown ? 1 : 0)),
    destroyed: view.seats.map((seat) => seat.destroyed),
    turnsTaken: view.seats.map((seat) => seat.turnsTaken),
    hands: peekedAt,
    owner: board.owner.slice(),
    host: board.host.slice(),
    side: board.side.slice(),
    money,
    stacked: imagineStacks(pack, view),
    taken: board.taken.slice(),
    alignments: board.alignments.slice(),
    deck,
    discard: view.discard.slice(),
    offers: view.offers.slice(),
    offerSerials: view.offerSerials.slice(),
    peeks,
    notices: typeof viewer === 'number' ? view.notices.map((told) => ({ seat: viewer, ...told })) : [],
    notes:
      typeof viewer === 'number' && view.notes.length > 0
        ? view.notes.map((told) => ({ seat: viewer, ...told }))
        : undefined,
    bank: -money.reduce((sum, amount) => sum + amount, 0),
    quietTurns: view.quietTurns,
    calledRound: view.calledRound,
  };
  state.questions = imagineQuestions(view, { pack, state, whim });
  return state;
}

/** whose light it is, the owner does not know; the one who peeks remembers the card. */
function imaginePeeks(
  view: View,
  hands: number[][],
  whim: Whim,
): { readonly peeks: Peek[]; readonly hands: number[][] } {
  const { viewer, peek } = view;
  const peeks: Peek[] = [];
  if (typeof viewer !== 'number') return { peeks, hands };
  if (peek) peeks.push({ seat: viewer, owner: peek.owner, slot: peek.slot, ended: false });
  const others = view.seats.flatMap(({ status }, seat) => (status === 0 && seat !== viewer ? [seat] : []));
  const own = entryAt(hands, viewer);
  for (const slot of seesAll(view) ? [] : view.lights) {
    const free = others.filter((seat) => !peeks.some((light) => light.seat === seat && light.slot === slot));
    const seat = whim.oneOf(free) ?? others[0];
    if (seat === undefined) continue;
    const ended = peeks.some((light) => light.seat === seat && !light.ended);
    peeks.push({ seat, owner: viewer, slot, ended });
    own[slot] = entryAt(own, slot) | (1 << (9 + seat));
  }
  return { peeks, hands };
}
