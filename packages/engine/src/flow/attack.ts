import type { Structure } from '../geometry/structure.ts';
import { lift } from '../geometry/tree.ts';
import type { Modifier } from '../model/attack-numbers.ts';
import { entryAt } from '../model/entry-at.ts';
import { must } from '../model/refusal.ts';
import { activeMask } from '../model/seats.ts';
import type { Attack } from '../model/state.ts';
import { breakdown, succeeds } from '../rules/arithmetic.ts';
import { abilitiesOf, abilityOf, structureOf } from '../rules/board.ts';
import { nobodyCanAnswer } from '../rules/windows.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { eliminateNow, spareDestroyer } from './elimination.ts';
import { type Game, Luck } from './game.ts';
import { useSpecials } from './special-use.ts';

/** Appendix A: moves an attack on that nobody is asked about. */
export function continueAttack(game: Game, attack: Attack): void {
  switch (attack.stage) {
    case 'announced':
      return settleNext(game, attack);
    case 'spending':
      return roll(game);
    case 'rolled':
      return resolve(game, attack);
    case 'placing':
      return askForFunds(game, attack);
    case 'funding':
      return finish(game, attack, 'succeeded');
  }
}

/** an alignment was altered with the announcement; then immunity, the Special against a Group without power and privilege, one at a time. */
function settleNext(game: Game, attack: Attack): void {
  const { state, pack, emit } = game;
  const seat = state.turn.seat;
  const next = attack.toSettle[0];
  if (next === undefined) {
    emit({ type: 'spendingOpened' });
    emit({ type: 'asked', question: { kind: 'spending', done: 0 } });
  } else if (next.step === 'immunity') {
    emit({ type: 'asked', question: { kind: 'immunity', seat: next.seat } });
  } else if (next.step === 'whispering') {
    const special = pack.specials.findIndex(({ effect }) => effect.type === 'attacksPowerless');
    useSpecials(game, { use: 'whispering', seat, special });
  } else if (next.discard !== undefined) {
    useSpecials(game, { use: 'privilege', seat, special: next.discard });
  } else buyPrivilege(game);
}

/** the payment commits the attack. */
export function buyPrivilege(game: Game): void {
  const { state, pack, emit } = game;
  const seat = state.turn.seat;
  const amount = abilityOf(abilitiesOf(pack, state, seat), 'buysPrivilege')?.cost ?? 0;
  emit({ type: 'moneyToBank', card: seat, amount, why: 'privilege' });
  emit({ type: 'turnNoted', turn: { privilegeBought: true } });
  emit({ type: 'attackCommitted' });
  emit({ type: 'privilegeGained' });
  emit({ type: 'announcementSettled' });
}

/** */
function roll(game: Game): void {
  const { state, pack, emit } = game;
  const luck = new Luck(game);
  const dice = luck.twoDice();
  emit({ type: 'diceRolled', dice, draws: luck.used });
  const asked = activeMask(state);
  if (!nobodyCanAnswer(pack, state, { asked, effect: 'setsRoll' }))
    emit({ type: 'asked', question: { kind: 'roll', asked, answered: 0 } });
}

/** */
function resolve(game: Game, attack: Attack): void {
  const { state, pack, emit } = game;
  const { kind, attacker, target, aids, payments } = attack;
  const lines: Modifier[] = [];
  const { required } = breakdown(pack, state, { ...attack, note: (line) => lines.push(line) });
  const final = must(attack.roll, 'the roll');
  const succeeded = succeeds(final, required);
  const record = payments && { attacker, aids, lines, payments, dice: must(attack.dice, 'the dice') };
  emit({ type: 'attackDecided', kind, target, succeeded, roll: final, required, ...(record ? { record } : {}) });
  if (!succeeded) return finish(game, attack, 'failed');
  const owner = entryAt(state.owner, attack.target);
  const arm = owner >= 0 ? lift(structureOf(state, owner), attack.target).arm : { root: attack.target, links: [] };
  const others = arm.links.map(({ card }) => card);
  if (attack.kind === 'control') return capture(game, arm, owner);
  if (attack.kind === 'neutralize')
    emit({ type: 'groupsFreed', cards: [attack.target, ...others], why: 'neutralized' });
  else {
    if (others.length > 0) emit({ type: 'groupsFreed', cards: others, why: 'destroyed' });
    emit({ type: 'groupDestroyed', card: attack.target, by: state.turn.seat });
    if (owner === state.turn.seat) spareDestroyer(game);
  }
  finish(game, attack, 'succeeded');
}

/** half of what lies on each captured card goes along. */
function capture(game: Game, arm: Structure, owner: number): void {
  const { state, emit } = game;
  const cards: CardNo[] = [arm.root, ...arm.links.map(({ card }) => card)];
  emit({ type: 'armLifted', seat: owner, cards });
  for (const card of cards) {
    const money = entryAt(state.money, card);
    const lost = money - Math.floor(money / 2);
    if (lost > 0) emit({ type: 'moneyToBank', card, amount: lost, why: 'capture' });
  }
  emit({ type: 'attackStage', stage: 'placing' });
  emit({ type: 'asked', question: { kind: 'placement', seat: state.turn.seat, arm, source: 'capture', left: [] } });
}

/** An empty treasury is seen to be empty, so leaving the question out tells nothing. */
function askForFunds(game: Game, attack: Attack): void {
  const { state, emit } = game;
  emit({ type: 'attackStage', stage: 'funding' });
  const placed = state.owner[attack.target] === state.turn.seat;
  if (placed && entryAt(state.money, attack.attacker) > 0)
    emit({ type: 'asked', question: { kind: 'funding', seat: state.turn.seat } });
}

/** */
function finish(game: Game, attack: Attack, how: 'succeeded' | 'failed'): void {
  const by: Seat = game.state.turn.seat;
  game.emit({
    type: 'attackEnded',
    counted: true,
    succeeded: how === 'succeeded',
    ...(attack.roll === undefined ? {} : { roll: attack.roll }),
  });
  eliminateNow(game, { credit: by, candidate: attack.defender });
}
