import { buyPrivilege } from '../flow/attack.ts';
import { useSpecials } from '../flow/special-use.ts';
import { entryAt } from '../model/entry-at.ts';
import { findSpecial, findSpecials } from '../model/hand.ts';
import { refuse } from '../model/refusal.ts';
import { abilitiesOf, abilityOf } from '../rules/board.ts';
import { isOpenState, questionFor } from '../rules/windows.ts';
import type { Handler } from './handler.ts';
import { unusable } from './timing.ts';

/** */
export const abolish: Handler<'abolish'> = (game, { seat, discard }) => {
  const { state } = game;
  const { attack } = state;
  if (attack?.stage !== 'spending' || !isOpenState(state) || state.owner[attack.attacker] === seat)
    return refuse('BAD_TIMING', 'R-9.12', { need: 'othersSpendingRound' });
  if (!findSpecials(entryAt(state.hands, seat), discard))
    return refuse('CARD_NOT_HELD', 'R-9.12', { need: 'specialsHeld', seat, specials: discard });
  if (!attack.privileged) return refuse('NOT_PRIVILEGED', 'R-9.12', { need: 'privilegedAttack' });
  useSpecials(game, { use: 'abolish', seat, specials: discard });
  return undefined;
};

/** what takes the place of a discard that Secrets cancelled. */
export const replace: Handler<'replace'> = (game, { seat, discard, pay, none }) => {
  const { state, pack, emit } = game;
  const question = questionFor(state, seat, 'replace');
  if ([discard !== undefined, pay, none].filter(Boolean).length !== 1)
    return refuse('BAD_COMMAND', 'R-15.19', { need: 'discardPayOrNone' });
  if (!question) return refuse('BAD_TIMING', 'R-15.19', { need: 'cancelledDiscard' });
  const price = abilityOf(abilitiesOf(pack, state, seat), 'buysPrivilege')?.cost;
  if (pay && (question.purpose !== 'privilege' || price === undefined || state.turn.privilegeBought))
    return refuse('BAD_TIMING', 'R-9.10', unusable(price === undefined ? undefined : seat, 'buysPrivilege'));
  if (discard !== undefined && findSpecial(entryAt(state.hands, seat), discard) < 0)
    return refuse('CARD_NOT_HELD', 'R-15.19', { need: 'specialsHeld', seat, specials: [discard] });
  const had = entryAt(state.money, seat);
  if (pay && price !== undefined && had < price)
    return refuse('INSUFFICIENT_FUNDS', 'R-16.2', { need: 'funds', card: seat, amount: price, had });
  emit({ type: 'closed', kind: 'replace' });
  if (discard !== undefined) {
    useSpecials(
      game,
      question.purpose === 'privilege'
        ? { use: 'privilege', seat, special: discard }
        : { use: 'abolish', seat, specials: [discard] },
    );
  } else if (pay) buyPrivilege(game);
  else if (question.purpose === 'privilege') emit({ type: 'announcementSettled' });
  return undefined;
};
