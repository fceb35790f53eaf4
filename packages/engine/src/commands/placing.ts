import { eliminateNow } from '../flow/elimination.ts';
import type { Game } from '../flow/game.ts';
import { defaultArrow, defaultReceipt } from '../geometry/default-arrow.ts';
import { judgeReceipt, type Receipt as ReceiptOutcome } from '../geometry/receipt.ts';
import type { Arrow, Structure } from '../geometry/structure.ts';
import { must, refuse } from '../model/refusal.ts';
import type { Question } from '../model/state.ts';
import { structureOf } from '../rules/board.ts';
import { dropsFreely, judgeChoice, misplaced } from '../rules/receipts.ts';
import { toldOnlyTo } from '../rules/treasury.ts';
import { questionFor } from '../rules/windows.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import type { Handler } from './handler.ts';
import { checkAmount } from './spending.ts';

type Placement = Extract<Question, { kind: 'placement' }>;

/** */
export const place: Handler<'place'> = (game, { seat, host, side, plan, dropOld }) => {
  const { state, pack } = game;
  const question = questionFor(state, seat, 'placement');
  if (!question) return refuse('BAD_TIMING', 'R-10.6', { need: 'groupToPlace' });
  if (state.owner[host] !== seat || (question.source === 'capture' && host !== state.attack?.attacker))
    return refuse(
      'ILLEGAL_TARGET',
      'R-10.6',
      question.source === 'capture' && state.attack
        ? { need: 'attackingCard', card: state.attack.attacker }
        : { need: 'ownCard', card: host },
    );
  const rest = structureOf(state, seat);
  if (question.source === 'capture' && dropOld?.length) return refuse('BAD_PLAN', 'R-13.7', { need: 'oldCardsKept' });
  const hanging = { rest, arm: question.arm, arrow: { host, side } };
  const outcome = judgeReceipt(pack, hanging, { plan, dropOld, dropsFreely: dropsFreely(state, seat) });
  if (!outcome.ok) return misplaced(outcome);
  carryOut(game, question, { arrow: hanging.arrow, outcome });
  return undefined;
};

/** a Group for which there is no room any more becomes uncontrolled. */
export function placeByDefault(game: Game, question: Placement): void {
  const { state, pack, emit } = game;
  const rest = structureOf(state, question.seat);
  const { arm } = question;
  if (question.source === 'capture') {
    const best = must(
      defaultArrow(pack, { rest, arm, hosts: [must(state.attack, 'the attack').attacker] }),
      'room for the captured Group',
    );
    carryOut(game, question, { arrow: best.arrow, outcome: { ...best.outcome, rest, lostOld: [] } });
    return;
  }
  const best = defaultReceipt(pack, rest, arm);
  if (best) carryOut(game, question, best);
  else {
    emit({ type: 'closed', kind: 'placement' });
    emit({ type: 'groupsFreed', cards: [arm.root, ...arm.links.map(({ card }) => card)], why: 'noRoom' });
    continueReceipts(game, question);
  }
}

/** Where an arm was judged to fit, and what becomes of it there. */
interface Place {
  readonly arrow: Arrow;
  readonly outcome: ReceiptOutcome;
}

function carryOut(game: Game, question: Placement, place: Place): void {
  game.emit({ type: 'closed', kind: 'placement' });
  hangArm(game, { ...question, why: question.source }, place);
  continueReceipts(game, question);
}

/** Puts an arm where it was judged to fit, and frees what it could not keep. */
function hangArm(
  { emit }: Game,
  { seat, arm, why }: { readonly seat: Seat; readonly arm: Structure; readonly why: 'capture' | 'trade' },
  { arrow, outcome }: Place,
): void {
  const lost = [...outcome.lostOld, ...outcome.dropped];
  if (lost.length > 0) emit({ type: 'groupsFreed', cards: lost, why: 'noRoom' });
  emit({
    type: 'armPlaced',
    seat,
    links: [{ card: arm.root, host: arrow.host, side: arrow.side }, ...outcome.links],
    why,
  });
}

/** the next travelling Group, placed as told or asked for; with the last one the trade is over and eliminations are looked at. */
export function continueReceipts(game: Game, { source, left }: Pick<Placement, 'source' | 'left'>): void {
  for (const [index, { seat, arm, choice }] of left.entries()) {
    const outcome =
      choice && judgeChoice(game.pack, game.state, { seat, rest: structureOf(game.state, seat), arm, choice });
    if (choice && outcome?.ok) hangArm(game, { seat, arm, why: 'trade' }, { arrow: choice, outcome });
    else {
      game.emit({ type: 'asked', question: { kind: 'placement', seat, arm, source, left: left.slice(index + 1) } });
      return;
    }
  }
  if (source === 'trade') eliminateNow(game);
}

/** */
export const fund: Handler<'fund'> = ({ state, emit }, { seat, amount }) => {
  const attack = state.attack;
  if (!attack || !questionFor(state, seat, 'funding')) return refuse('BAD_TIMING', 'R-10.9', { need: 'capturedGroup' });
  const lacking = checkAmount(state, attack.attacker, amount);
  if (lacking) return lacking;
  emit({ type: 'closed', kind: 'funding' });
  const told = toldOnlyTo(state, attack.attacker, attack.target);
  emit({ type: 'moneyMoved', from: attack.attacker, to: attack.target, amount, why: 'funding', ...told });
  return undefined;
};
