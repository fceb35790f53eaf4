import { isIlluminatiCard, type Pack } from '../cards/pack.ts';
import type { Game } from '../flow/game.ts';
import { hasRoomFor, roomAt } from '../geometry/room.ts';
import type { AttackCommand, CommandOf } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { findSpecials } from '../model/hand.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { Attack, Settlement, State } from '../model/state.ts';
import { bonusOf, NOTHING_SPENT } from '../rules/arithmetic.ts';
import { abilitiesOf, abilityOf, cardWith, mayTakePart, powerOf, structureOf, transferableOf } from '../rules/board.ts';
import { askedForImmunity, isImmune } from '../rules/immunity.ts';
import { targetFault } from '../rules/targets.ts';
import type { SpecialNo } from '../vocabulary/vocabulary.ts';
import { changedAlignments, judgeChange } from './alter-alignment.ts';
import type { Handler } from './handler.ts';
import { actionsLeft, unusable } from './timing.ts';

type Announcement = CommandOf<'attack'>;

/** */
export const attack: Handler<'attack'> = (game, command) => {
  const { state, pack, emit } = game;
  const refusal = check(game, command);
  if (refusal) return refusal;
  const { kind, attacker, target, aids = [], lasers: change } = command;
  if (change) {
    emit({
      type: 'alignmentChanged',
      card: change.target,
      alignments: changedAlignments(state, change),
      by: command.seat,
    });
    emit({ type: 'turnNoted', turn: { lasersUsed: true } });
  }
  const owner = entryAt(state.owner, target);
  emit({
    type: 'attackAnnounced',
    attack: {
      stage: 'announced',
      kind,
      attacker,
      target,
      aids,
      defender: owner >= 0 && owner !== command.seat ? owner : -1,
      whispering: command.whispering ?? false,
      toSettle: settlements(pack, state, command),
      privileged: false,
      committed: false,
      spent: NOTHING_SPENT,
      permitted: 0,
      ...(state.rulesVersion >= 3 ? { payments: [] } : {}),
      ...(state.faceDown[command.seat] ? statements(pack, state, command) : {}),
    },
  });
  return undefined;
};

/** R-23.16 (a, c): everybody hears what a face-down card uses, default all, and what bonus is claimed for it. */
function statements(pack: Pack, state: State, command: CommandOf<'attack'>): Pick<Attack, 'stated' | 'claimedBonus'> {
  const { seat, attacker, aids = [], stated, claimed } = command;
  const uses = attacker === seat ? powerOf(pack, state, seat) : transferableOf(pack, state, seat);
  return {
    ...([attacker, ...aids].includes(seat) ? { stated: stated ?? uses } : {}),
    ...(claimed ? { claimedBonus: bonusOf(pack, state, { ...command, card: seat }) } : {}),
  };
}

function settlements(pack: Pack, state: State, command: AttackCommand): Settlement[] {
  const steps: Settlement[] = [];
  const owner = entryAt(state.owner, command.target);
  if (askedForImmunity(pack, state, command)) steps.push({ step: 'immunity', seat: owner });
  if (command.whispering) steps.push({ step: 'whispering' });
  if (command.privilege)
    steps.push(
      'discard' in command.privilege
        ? { step: 'privilege', discard: command.privilege.discard }
        : { step: 'privilege' },
    );
  return steps;
}

/** Appendix E from `BAD_COMMAND` on; turn, phase and attack in progress were checked before. */
function check(game: Game, command: Announcement): Refusal | undefined {
  const { pack, state } = game;
  const { seat, kind, attacker, target, aids = [], privilege, whispering: onPowerless, lasers: change } = command;
  const paysForPrivilege = privilege !== undefined && 'pay' in privilege;
  const price = abilityOf(abilitiesOf(pack, state, seat), 'buysPrivilege')?.cost;
  if (paysForPrivilege && (price === undefined || state.turn.privilegeBought))
    return refuse('BAD_TIMING', 'R-9.10', unusable(price === undefined ? undefined : seat, 'buysPrivilege'));
  const altering = change && cardWith(pack, state, { seat, ability: 'altersAlignment' });
  if (change && (altering === undefined || state.turn.lasersUsed))
    return refuse('BAD_TIMING', 'R-17.20', unusable(altering, 'altersAlignment'));
  const root = [attacker, ...aids].includes(seat);
  const wrongStatement = command.stated !== undefined && !(state.faceDown[seat] && root);
  if (wrongStatement || (command.claimed !== undefined && !state.faceDown[seat]))
    return refuse('BAD_TIMING', 'R-23.16', { need: 'faceDownParticipant' });
  const specials = specialsNamed(pack, command);
  if (!findSpecials(entryAt(state.hands, seat), specials))
    return refuse('CARD_NOT_HELD', 'R-9.10', { need: 'specialsHeld', seat, specials });
  if (actionsLeft(state) < 1) return refuse('NO_ACTIONS_LEFT', 'R-6.3', { need: 'regularAction' });
  if (powerOf(pack, state, attacker) < 1)
    return refuse('NO_POWER', 'R-7.3', { need: 'attackerWithPower', card: attacker });
  if (state.owner[attacker] !== seat) return refuse('ILLEGAL_TARGET', 'R-7.3', { need: 'ownAttacker', card: attacker });
  const fault = targetFault(pack, state, { seat, kind, attacker, target, onPowerless: onPowerless ?? false });
  if (fault) return fault;
  const badChange = change && judgeChange(pack, state, { ...change, seat });
  if (badChange) return badChange;
  return checkParticipants(game, command) ?? checkMeans(game, command, paysForPrivilege ? price : undefined);
}

function specialsNamed(pack: Pack, { whispering: onPowerless, privilege }: AttackCommand): SpecialNo[] {
  const named: SpecialNo[] = [];
  if (onPowerless) named.push(pack.specials.findIndex(({ effect }) => effect.type === 'attacksPowerless'));
  if (privilege && 'discard' in privilege) named.push(privilege.discard);
  return named;
}

function checkParticipants({ pack, state }: Game, command: Announcement): Refusal | undefined {
  const { seat, attacker, target, aids = [], lasers: change } = command;
  const illegal = aids.find(
    (aid, index) =>
      aids.indexOf(aid) !== index ||
      aid === attacker ||
      aid === target ||
      state.owner[aid] !== seat ||
      transferableOf(pack, state, aid) < 1,
  );
  if (illegal !== undefined) return refuse('ILLEGAL_AID', 'R-7.9', { need: 'lendingCard', card: illegal });
  const tired = [attacker, ...aids].find((card) => !mayTakePart(pack, state, card));
  if (tired !== undefined) return refuse('ALREADY_PARTICIPATED', 'R-7.11', { need: 'freshParticipant', card: tired });
  // judged with the alignments after the change.
  const board = change
    ? { ...state, alignments: state.alignments.with(change.target, changedAlignments(state, change)) }
    : state;
  if (isImmune(pack, board, command)) return refuse('IMMUNE', 'R-16.6', { need: 'noImmunity', card: target });
  return undefined;
}

function checkMeans({ pack, state }: Game, command: Announcement, price: number | undefined): Refusal | undefined {
  const { seat, kind, attacker, target } = command;
  if (kind === 'control' && !hasRoomFor(roomAt(pack, structureOf(state, seat), attacker), entryAt(pack.inSide, target)))
    return refuse('NO_OPEN_ARROW', 'R-7.5', { need: 'arrowForGroup', card: target, host: attacker });
  if (command.stated !== undefined) {
    const isAttacker = isIlluminatiCard(attacker);
    const most =
      (isAttacker ? powerOf(pack, state, seat) : transferableOf(pack, state, seat)) +
      (state.options.hiddenOverstate ? 1 : 0);
    if (!Number.isInteger(command.stated) || command.stated < 1 || command.stated > most)
      return refuse('BAD_AMOUNT', 'R-23.16', { need: 'stated', what: 'power', least: 1, most });
  }
  const had = entryAt(state.money, seat);
  if (price !== undefined && had < price)
    return refuse('INSUFFICIENT_FUNDS', 'R-16.2', { need: 'funds', card: seat, amount: price, had });
  return undefined;
}
