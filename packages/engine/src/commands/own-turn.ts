import { isIlluminatiCard } from '../cards/pack.ts';
import { drawFor } from '../flow/draw.ts';
import { eliminateNow } from '../flow/elimination.ts';
import { leaveTransfers } from '../flow/turn.ts';
import { judgePlacement } from '../geometry/placement.ts';
import { judgeReorganization } from '../geometry/reorganization.ts';
import { lift, subtree } from '../geometry/tree.ts';
import { entryAt } from '../model/entry-at.ts';
import { must, refuse } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import { abilitiesOf, abilityOf, cardWith, groupsOf, structureOf } from '../rules/board.ts';
import { moneyOf } from '../rules/goals.ts';
import { misplaced } from '../rules/receipts.ts';
import { spreadAnew, toldOnlyTo } from '../rules/treasury.ts';
import type { Handler } from './handler.ts';
import { checkTreasuries } from './play-special.ts';
import { checkAmount } from './spending.ts';
import { actionsLeft, unusable } from './timing.ts';

/** */
export const transfer: Handler<'transfer'> = ({ state, pack, emit }, { seat, from, to, amount }) => {
  const { turn, phase, options } = state;
  const free = (phase === 'transfers' || options.freeTransfers === 'anytime') && turn.freeTransfersUsed < 2;
  if (!free && (phase === 'transfers' || actionsLeft(state) < 1))
    return refuse('NO_ACTIONS_LEFT', 'R-11.4', { need: 'transferOrAction' });
  if (state.owner[from] !== seat || state.owner[to] !== seat)
    return refuse('ILLEGAL_TARGET', 'R-11.1', { need: 'twoOwnCards' });
  const adjacent = state.host[from] === to || state.host[to] === from;
  const anywhere = abilityOf(abilitiesOf(pack, state, from), 'transfersAnywhere') !== undefined && from !== to;
  if (!adjacent && !anywhere) return refuse('NOT_ADJACENT', 'R-11.1', { need: 'masterOrPuppet', card: from });
  const lacking = checkAmount(state, from, amount);
  if (lacking) return lacking;
  emit({
    type: 'turnNoted',
    turn: free
      ? { freeTransfersUsed: turn.freeTransfersUsed + 1, passBarred: true }
      : { actionsUsed: turn.actionsUsed + 1, passBarred: true },
  });
  emit({ type: 'moneyMoved', from, to, amount, why: 'transfer', ...toldOnlyTo(state, from, to) });
  return undefined;
};

/** */
export const move: Handler<'move'> = (game, { seat, group, host, side, plan }) => {
  const { state, pack, emit } = game;
  if (actionsLeft(state) < 1) return refuse('NO_ACTIONS_LEFT', 'R-6.3', { need: 'regularAction' });
  if (isIlluminatiCard(group) || state.owner[group] !== seat)
    return refuse('ILLEGAL_TARGET', 'R-13.1', { need: 'ownGroup' });
  const structure = structureOf(state, seat);
  if (state.owner[host] !== seat || subtree(structure, group).includes(host))
    return refuse('ILLEGAL_TARGET', 'R-13.1', { need: 'hostOutsideSubtree', card: host });
  if (state.host[group] === host && state.side[group] === side)
    return refuse('NO_OPEN_ARROW', 'R-13.1', { need: 'anotherArrow' });
  const { rest, arm } = lift(structure, group);
  const outcome = judgePlacement(pack, { rest, arm, arrow: { host, side } }, { plan, dropsFreely: true });
  if (!outcome.ok) return misplaced(outcome);
  emit({ type: 'turnNoted', turn: { actionsUsed: state.turn.actionsUsed + 1, passBarred: true } });
  if (outcome.dropped.length > 0) emit({ type: 'groupsFreed', cards: outcome.dropped, why: 'noRoom' });
  emit({ type: 'armPlaced', seat, links: [{ card: group, host, side }, ...outcome.links], why: 'move' });
  eliminateNow(game);
  return undefined;
};

/** */
export const drop: Handler<'drop'> = (game, { seat, group }) => {
  const { state, emit } = game;
  if (isIlluminatiCard(group) || state.owner[group] !== seat)
    return refuse('ILLEGAL_TARGET', 'R-13.8', { need: 'ownGroup' });
  const cards = subtree(structureOf(state, seat), group);
  if (!state.turn.passBarred) emit({ type: 'turnNoted', turn: { passBarred: true } });
  emit({ type: 'groupsFreed', cards, why: 'dropped' });
  eliminateNow(game);
  return undefined;
};

/** */
export const pass: Handler<'pass'> = ({ state, emit }, { seat }) => {
  if (state.turn.passBarred) return refuse('CANNOT_PASS', 'R-3.11', { need: 'nothingDoneYet' });
  emit({ type: 'passed', seat });
  emit({ type: 'moneyFromBank', card: seat, amount: 5, why: 'pass' });
  emit({ type: 'phaseEntered', phase: 'end' });
  return undefined;
};

export const endActions: Handler<'endActions'> = ({ emit }) => {
  emit({ type: 'phaseEntered', phase: 'transfers' });
  return undefined;
};

export const endTransfers: Handler<'endTransfers'> = (game) => {
  leaveTransfers(game);
  return undefined;
};

/** */
export const endTurn: Handler<'endTurn'> = ({ emit }) => {
  emit({ type: 'phaseEntered', phase: 'end' });
  return undefined;
};

/** */
export const payToDraw: Handler<'recycle'> = (game, { seat }) => {
  const { state, pack, emit } = game;
  const card = cardWith(pack, state, { seat, ability: 'payToDraw' });
  if (card === undefined || state.turn.recycled) return refuse('BAD_TIMING', 'R-17.25', unusable(card, 'payToDraw'));
  if (state.deck.length === 0) return refuse('BAD_TIMING', 'R-17.25', { need: 'cardInDeck' });
  const cost = abilityOf(abilitiesOf(pack, state, card), 'payToDraw')?.cost ?? 0;
  if (entryAt(state.money, card) < cost)
    return refuse('INSUFFICIENT_FUNDS', 'R-17.25', {
      need: 'funds',
      card,
      amount: cost,
      had: entryAt(state.money, card),
    });
  emit({ type: 'turnNoted', turn: { recycled: true } });
  emit({ type: 'moneyToBank', card, amount: cost, why: 'recycle' });
  drawFor(game, seat);
  return undefined;
};

/** */
export const redistribute: Handler<'redistribute'> = ({ state, pack, emit }, { seat, treasuries }) => {
  if (!abilityOf(abilitiesOf(pack, state, seat), 'redistributesMoney'))
    return refuse('BAD_TIMING', 'R-16.8', { need: 'ability', ability: 'redistributesMoney' });
  const fault = checkTreasuries(state, { seat, treasuries, bonus: 0 });
  if (fault) return fault;
  const spread = must(
    spreadAnew(state, { seat, wanted: treasuries, total: moneyOf(state, seat) }),
    'the sum just checked',
  );
  emit({ type: 'moneyRearranged', seat, treasuries: spread, why: 'powers' });
  return undefined;
};

/** */
export const reorganize: Handler<'reorganize'> = (game, { seat, links }) => {
  const { state, pack, emit } = game;
  if (!abilityOf(abilitiesOf(pack, state, seat), 'reorganizesStructure'))
    return refuse('BAD_TIMING', 'R-16.4', { need: 'ability', ability: 'reorganizesStructure' });
  const outcome = judgeReorganization(pack, structureOf(state, seat), links);
  if (!outcome.ok) return refuse(outcome.code, 'R-16.4', { need: 'treeWithoutOverlap' });
  if (outcome.dropped.length > 0) {
    // Puppets of a dropped card may hang elsewhere: nothing may hang from it meanwhile.
    emit({ type: 'armLifted', seat, cards: groupsOf(state, seat) });
    emit({ type: 'groupsFreed', cards: outcome.dropped, why: 'dropped' });
  }
  if (outcome.structure.links.length > 0)
    emit({ type: 'armPlaced', seat, links: outcome.structure.links, why: 'reorganize' });
  eliminateNow(game);
  return undefined;
};

/** */
export const accuse: Handler<'accuse'> = ({ state, emit }, { seat, accused, illuminati }) => {
  if (actionsLeft(state) < 1) return refuse('NO_ACTIONS_LEFT', 'R-6.3', { need: 'regularAction' });
  if (accused === seat || !isActive(state, accused) || !state.faceDown[accused])
    return refuse('ILLEGAL_TARGET', 'R-23.9', { need: 'faceDownOpponent' });
  const right = state.illuminati[accused] === illuminati;
  emit({ type: 'turnNoted', turn: { actionsUsed: state.turn.actionsUsed + 1, passBarred: true } });
  emit({ type: 'accused', seat, accused, illuminati, right });
  if (right) emit({ type: 'illuminatiRevealed', seat: accused, illuminati });
  return undefined;
};
