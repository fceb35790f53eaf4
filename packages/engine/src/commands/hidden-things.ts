import { entryAt } from '../model/entry-at.ts';
import { findSpecial, isFaceUp, specialIn } from '../model/hand.ts';
import { refuse } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import { isOpenState } from '../rules/windows.ts';
import type { Handler } from './handler.ts';

/** A face-down copy is the one to turn up. */
export const flip: Handler<'flip'> = ({ state, emit }, { seat, card }) => {
  const hand = entryAt(state.hands, seat);
  if (findSpecial(hand, card) < 0)
    return refuse('CARD_NOT_HELD', 'R-5.4', { need: 'specialsHeld', seat, specials: [card] });
  const slot = hand.findIndex((held) => specialIn(held) === card && !isFaceUp(held));
  if (slot < 0) return refuse('BAD_TIMING', 'R-5.4', { need: 'faceDownSpecial', special: card });
  emit({ type: 'specialTurnedUp', seat, slot, special: card });
  return undefined;
};

/** */
export const flaunt: Handler<'flaunt'> = ({ state, emit }, { seat, card, shown }) => {
  if (state.owner[card] !== seat) return refuse('ILLEGAL_TARGET', 'R-18.3', { need: 'ownCard', card });
  if ((state.stacked[card] === 0) !== shown) emit({ type: 'treasuryFlaunted', card, shown });
  return undefined;
};

/** */
export const revealGoal: Handler<'revealGoal'> = ({ state, emit }, { seat }) => {
  if (entryAt(state.goal, seat) < 0 || state.goalShown[seat])
    return refuse('BAD_TIMING', 'R-2.5', { need: 'ownSecretGoal' });
  emit({ type: 'goalRevealed', seat, goal: entryAt(state.goal, seat) });
  return undefined;
};

/** */
export const peek: Handler<'peek'> = ({ state, emit }, { seat, owner, index }) => {
  if (!state.options.peeking) return refuse('BAD_TIMING', 'R-18.5', { need: 'optionOn', option: 'peeking' });
  if (!isOpenState(state)) return refuse('BAD_TIMING', 'R-18.5', { need: 'openState' });
  if (state.peeks.some((open) => open.seat === seat && !open.ended))
    return refuse('BAD_TIMING', 'R-18.8', { need: 'otherPeekEnded' });
  const slot = state.hands[owner]?.[index];
  if (owner === seat || !isActive(state, owner) || slot === undefined || isFaceUp(slot))
    return refuse('ILLEGAL_TARGET', 'R-18.5', { need: 'opponentsFaceDownSpecial' });
  const old = state.peeks.find((light) => light.seat === seat && light.owner === owner && light.slot === index);
  if (old) emit({ type: 'peekForgotten', seat, owner, slot: index });
  emit({ type: 'peeked', seat, owner, slot: index, special: specialIn(slot) });
  return undefined;
};

export const stopPeek: Handler<'stopPeek'> = ({ state, emit }, { seat }) => {
  const open = state.peeks.find((candidate) => candidate.seat === seat && !candidate.ended);
  if (!open) return refuse('BAD_TIMING', 'R-18.5', { need: 'peekOfYours' });
  emit({ type: 'peekEnded', seat, owner: open.owner, slot: open.slot, caught: false });
  return undefined;
};

/** while it lasts or its light still blinks; every peeker at that card is named. */
export const catchPeek: Handler<'catchPeek'> = ({ state, emit }, { seat, index }) => {
  const lights = state.peeks.filter((light) => light.owner === seat && light.slot === index);
  if (lights.length === 0) return refuse('BAD_TIMING', 'R-18.7', { need: 'blinkingCard' });
  for (const light of lights) emit({ type: 'peekEnded', seat: light.seat, owner: seat, slot: index, caught: true });
  return undefined;
};

/** */
export const closeNotice: Handler<'closeNotice'> = ({ state, emit }, { seat }) => {
  if (!state.notices.some((notice) => notice.seat === seat))
    return refuse('BAD_TIMING', 'R-18.4', { need: 'openNotice' });
  emit({ type: 'noticeClosed', seat });
  return undefined;
};
