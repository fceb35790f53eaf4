import type { PlayCommand, SpecialUse } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { assertNever, must } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import { abilitiesOf, abilityOf } from '../rules/board.ts';
import { moneyOf } from '../rules/goals.ts';
import { isStacked, spreadAnew } from '../rules/treasury.ts';
import { nobodyCanAnswer, topQuestion } from '../rules/windows.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { loseTurn } from './end-of-turn.ts';
import type { Game } from './game.ts';
import { doubleIncome } from './income.ts';

/** A Secrets window closed unanswered: what the Special was used for happens. */
export function takeEffect(game: Game, subject: SpecialUse): void {
  const { state, emit } = game;
  barPassing(game, subject.seat);
  switch (subject.use) {
    case 'whispering':
      emit({ type: 'announcementSettled' });
      return;
    case 'privilege':
      emit({ type: 'privilegeGained' });
      emit({ type: 'announcementSettled' });
      return;
    case 'abolish':
      endPrivilege(game, subject.seat);
      return;
    case 'play':
      play(game, subject.seat, subject.play);
      if (!state.over) reopenWindow(game);
      return;
    default:
      assertNever(subject);
  }
}

/** as if it had not been played; a discard for privilege or abolishing may be replaced. */
export function cancel(game: Game, subject: SpecialUse): void {
  const { emit } = game;
  switch (subject.use) {
    case 'whispering':
      emit({ type: 'attackVoided', why: 'cancelled' });
      return;
    case 'privilege':
      if (canReplace(game, subject.seat, 'privilege'))
        emit({ type: 'asked', question: { kind: 'replace', seat: subject.seat, purpose: 'privilege' } });
      else emit({ type: 'announcementSettled' });
      return;
    case 'abolish':
      if (canReplace(game, subject.seat, 'abolish'))
        emit({ type: 'asked', question: { kind: 'replace', seat: subject.seat, purpose: 'abolish' } });
      return;
    case 'play':
      reopenWindow(game);
      return;
    default:
      assertNever(subject);
  }
}

/** A stacked treasury that is not empty might hold enough: asking tells nothing about it. */
function canReplace({ state, pack }: Game, seat: Seat, purpose: 'privilege' | 'abolish'): boolean {
  if (entryAt(state.hands, seat).length > 0) return true;
  const money = entryAt(state.money, seat);
  // A face-down card must not be named by a question that only one of them could be asked.
  if (purpose === 'privilege' && state.faceDown[seat]) return money > 0;
  const price =
    purpose === 'privilege' && !state.turn.privilegeBought
      ? abilityOf(abilitiesOf(pack, state, seat), 'buysPrivilege')?.cost
      : undefined;
  if (price === undefined) return false;
  return isStacked(state, seat) ? money > 0 : money >= price;
}

/** the current player has played or discarded a Special after P2. */
export function barPassing({ state, emit }: Game, seat: Seat): void {
  const afterDraw = state.phase === 'actions' || state.phase === 'transfers' || state.phase === 'powers';
  if (afterDraw && seat === state.turn.seat && !state.turn.passBarred)
    emit({ type: 'turnNoted', turn: { passBarred: true } });
}

function endPrivilege(game: Game, seat: Seat): void {
  game.emit({ type: 'privilegeEnded', by: seat });
  clearDone(game, seat);
}

/** */
export function clearDone({ state, emit }: Game, seat: Seat): void {
  const top = topQuestion(state);
  if (top?.kind === 'spending' && top.done) emit({ type: 'answered', seat, question: { kind: 'spending', done: 0 } });
}

/** after a play the window asks everybody again, unless no answer is left. */
function reopenWindow({ state, pack, emit }: Game): void {
  const top = topQuestion(state);
  if (top?.kind !== 'start' && top?.kind !== 'roll') return;
  if (nobodyCanAnswer(pack, state, { asked: top.asked, effect: top.kind === 'start' ? 'losesTurn' : 'setsRoll' }))
    emit({ type: 'closed', kind: top.kind });
  else if (top.answered) emit({ type: 'answered', seat: state.turn.seat, question: { ...top, answered: 0 } });
}

function play(game: Game, seat: Seat, command: PlayCommand): void {
  const { state, pack, emit } = game;
  const { effect } = must(pack.specials[command.card], 'the Special');
  switch (effect.type) {
    case 'gainsMoney':
      emit({ type: 'moneyFromBank', card: seat, amount: effect.amount, why: 'special' });
      return;
    case 'redistributes':
      redistribute(game, command, { seat, bonus: effect.bonus });
      return;
    case 'spies':
      spy(game, seat, command);
      return;
    case 'revives':
      emit({ type: 'groupRevived', card: must(command.target, 'the Group'), by: seat });
      return;
    case 'takesGroup': {
      const link = {
        card: must(command.target, 'the Group'),
        host: must(command.host, 'the host'),
        side: must(command.side, 'the side'),
      };
      emit({ type: 'armPlaced', seat, links: [link], why: 'special' });
      emit({ type: 'turnNoted', turn: { actionsUsed: state.turn.actionsUsed + 1, passBarred: true } });
      return;
    }
    case 'endsPrivilege':
      endPrivilege(game, seat);
      return;
    case 'entersPrivileged':
      emit({ type: 'interferencePermitted', seat });
      clearDone(game, seat);
      return;
    case 'doublesIncome':
      doubleIncome(game, seat);
      return;
    case 'setsRoll':
      emit({ type: 'rollChanged', seat, roll: effect.to });
      return;
    case 'losesTurn':
      emit({ type: 'closed', kind: 'start' });
      loseTurn(game);
      return;
    case 'cancelsSpecial':
    case 'attacksPowerless':
      return; // these answer a window or belong to an announcement, they are never played by themselves
    default:
      assertNever(effect);
  }
}

/** default, the bonus on the Illuminati card and nothing moved. */
function redistribute(
  { state, emit }: Game,
  command: PlayCommand,
  { seat, bonus }: { readonly seat: Seat; readonly bonus: number },
): void {
  const total = moneyOf(state, seat) + bonus;
  // A tax that came in while the window was open: what was wished for no longer holds, the default does.
  const wished = command.treasuries && spreadAnew(state, { seat, wanted: command.treasuries, total });
  const treasuries = wished ?? [[seat, entryAt(state.money, seat) + bonus] as const];
  emit({ type: 'moneyRearranged', seat, treasuries, why: 'special' });
}

/** whoever has left meanwhile has nothing to show. */
function spy({ state, emit }: Game, seat: Seat, { hand, money: card }: PlayCommand): void {
  if (hand !== undefined) {
    if (isActive(state, hand)) emit({ type: 'spied', notice: { seat, hand }, owner: hand });
    return;
  }
  const owner = entryAt(state.owner, must(card, 'the card'));
  if (card !== undefined && owner >= 0)
    emit({ type: 'spied', notice: { seat, card, money: entryAt(state.money, card) }, owner });
}
