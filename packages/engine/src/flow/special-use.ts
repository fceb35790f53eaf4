import type { SpecialUse } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { findSpecials } from '../model/hand.ts';
import { must } from '../model/refusal.ts';
import { opponentsMask } from '../model/seats.ts';
import { nobodyCanAnswer } from '../rules/windows.ts';
import type { SpecialNo } from '../vocabulary/vocabulary.ts';
import type { Game } from './game.ts';
import { takeEffect } from './special-effect.ts';

export function specialsOf(use: SpecialUse): readonly SpecialNo[] {
  switch (use.use) {
    case 'play':
      return [use.play.card];
    case 'whispering':
    case 'privilege':
      return [use.special];
    case 'abolish':
      return use.specials;
  }
}

/** the cards go to the discard pile and one Secrets window covers them, unless public facts rule an answer out. */
export function useSpecials(game: Game, subject: SpecialUse): void {
  const { state, pack, emit } = game;
  const { seat } = subject;
  const specials = specialsOf(subject);
  for (const special of specials) {
    const [slot] = must(findSpecials(entryAt(state.hands, seat), [special]), 'the Special in hand');
    emit({ type: 'specialUsed', seat, slot: must(slot, 'the slot'), special, use: subject.use });
  }
  const asked = opponentsMask(state, seat);
  if (nobodyCanAnswer(pack, state, { asked, effect: 'cancelsSpecial' })) takeEffect(game, subject);
  else emit({ type: 'asked', question: { kind: 'secrets', asked, answered: 0, subject } });
}
