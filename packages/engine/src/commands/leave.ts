import { takeOut } from '../flow/elimination.ts';
import type { Game } from '../flow/game.ts';
import { defaultTaxPayment, payTax, taxDue } from '../flow/income.ts';
import { askNextChooser } from '../flow/set-up.ts';
import { barPassing } from '../flow/special-effect.ts';
import type { SpecialUse } from '../model/commands.ts';
import { bit, has } from '../model/seats.ts';
import type { Attack, Question, State } from '../model/state.ts';
import { groupsOf } from '../rules/board.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { Handler } from './handler.ts';
import { continueReceipts } from './placing.ts';

/** a computer player goes on for them, or everything they had is gone and what waited for them is settled. */
export const leave: Handler<'leave'> = (game, { seat }) => {
  const { state, emit } = game;
  if (state.options.replaceLeavers) {
    emit({ type: 'seatHandedOver', seat });
    return undefined;
  }
  const wasHisTurn = state.phase !== 'setup' && state.turn.seat === seat;
  const broken = brokenAttack(state, seat);
  payWhatHeOwes(game, seat);
  const travelling = armsToFree(state, seat, broken);
  const after = questionsWithout(game, seat, { broken, turnOver: wasHisTurn });
  barPassingForLostSpecials(game, seat, after.questions);
  emit({ type: 'questionsLeft', questions: after.questions });
  const freed = [...groupsOf(state, seat), ...travelling];
  if (freed.length > 0) emit({ type: 'groupsFreed', cards: freed, why: 'left' });
  if (broken)
    emit({
      type: 'attackEnded',
      counted: broken.committed,
      succeeded: false,
      ...(broken.roll === undefined ? {} : { roll: broken.roll }),
    });
  takeOut(game, { seat, how: 'departed', by: -1 });
  if (state.over) return undefined;
  if (after.receipts) continueReceipts(game, { source: 'trade', left: after.receipts });
  if (after.choosers) askNextChooser(game, after.choosers);
  if (wasHisTurn) emit({ type: 'phaseEntered', phase: 'end' });
  return undefined;
};

/** The attack that ends with them: their own, or one on their Group that has not taken it yet. */
function brokenAttack(state: State, seat: Seat): Attack | undefined {
  const { attack } = state;
  if (!attack) return undefined;
  const takes = attack.stage === 'placing' || attack.stage === 'funding';
  return state.turn.seat === seat || (attack.defender === seat && !takes) ? attack : undefined;
}

/** What they were to pay takes its default. */
function payWhatHeOwes(game: Game, seat: Seat): void {
  const { state } = game;
  const taxes = state.questions.find((question) => question.kind === 'taxes');
  if (taxes?.kind !== 'taxes') return;
  const answered = taxes.payments[seat] ?? [];
  if (answered.length > 0 || has(taxes.waiting, seat))
    payTax(game, seat, answered.length > 0 ? answered : defaultTaxPayment(state, seat, taxDue(game, seat)));
}

function armsToFree(state: State, seat: Seat, broken: Attack | undefined): CardNo[] {
  return state.questions.flatMap((question) => {
    if (question.kind !== 'placement') return [];
    const arms = [{ seat: question.seat, arm: question.arm }, ...question.left].filter(
      (receipt) => receipt.seat === seat || broken,
    );
    return arms.flatMap(({ arm }) => [arm.root, ...arm.links.map(({ card }) => card)]);
  });
}

interface Remaining {
  readonly questions: Question[];
  /** Travelling Groups of others that still want a place, when theirs was the one asked for. */
  readonly receipts?: Extract<Question, { kind: 'placement' }>['left'];
  readonly choosers?: readonly Seat[];
}

/** What ends with whoever leaves. */
interface Gone {
  readonly broken: Attack | undefined;
  readonly turnOver: boolean;
}

/** their questions count as declined; questions about an attack or a Special that is gone go with it. */
function questionsWithout({ pack, state }: Game, seat: Seat, gone: Gone): Remaining {
  const { broken, turnOver } = gone;
  let rest: Omit<Remaining, 'questions'> = {};
  const remains = (question: Question): Question[] => {
    switch (question.kind) {
      case 'secrets':
        if (question.subject.seat === seat || !stillMatters({ pack, state }, question.subject, gone)) return [];
        return [{ ...question, asked: question.asked & ~bit(seat) }];
      case 'start':
        return turnOver ? [] : [{ ...question, asked: question.asked & ~bit(seat) }];
      case 'roll':
        return broken ? [] : [{ ...question, asked: question.asked & ~bit(seat) }];
      case 'spending':
        return broken ? [] : [question];
      case 'taxes':
        return turnOver
          ? []
          : [
              {
                ...question,
                waiting: question.waiting & ~bit(seat),
                payments: question.payments.with(seat, []),
              },
            ];
      case 'goals':
        return [{ ...question, waiting: question.waiting & ~bit(seat) }];
      case 'bids':
        return [
          {
            ...question,
            waiting: question.waiting & ~bit(seat),
            rollers: question.rollers & ~bit(seat),
            bids: question.bids.with(seat, 0),
          },
        ];
      case 'illuminati':
        if (question.seat !== seat) return [{ ...question, left: question.left.filter((other) => other !== seat) }];
        rest = { choosers: question.left };
        return [];
      case 'placement':
        if (broken) return [];
        if (question.seat !== seat)
          return [{ ...question, left: question.left.filter((receipt) => receipt.seat !== seat) }];
        rest = { receipts: question.left.filter((receipt) => receipt.seat !== seat) };
        return [];
      case 'income':
      case 'keep':
      case 'replace':
      case 'immunity':
      case 'funding':
        return question.seat === seat || broken ? [] : [question];
    }
  };
  return { questions: state.questions.flatMap(remains), ...rest };
}

/** A Special that waits for Secrets has nothing to act on any more when the attack or the turn it was played for is gone. */
function stillMatters(
  { pack, state }: Pick<Game, 'pack' | 'state'>,
  subject: SpecialUse,
  { broken, turnOver }: Gone,
): boolean {
  if (subject.use !== 'play') return broken === undefined;
  switch (pack.specials[subject.play.card]?.effect.type) {
    case 'endsPrivilege':
    case 'entersPrivileged':
    case 'setsRoll':
      return broken === undefined;
    case 'losesTurn':
    case 'doublesIncome':
      return !turnOver && state.phase !== 'end';
    default:
      return true;
  }
}

/** what the current player discarded for an attack that broke off was discarded all the same. */
function barPassingForLostSpecials(game: Game, leaver: Seat, left: readonly Question[]): void {
  for (const question of game.state.questions) {
    const gone = question.kind === 'secrets' && !left.some((other) => other.kind === 'secrets');
    if (gone && question.subject.seat !== leaver) barPassing(game, question.subject.seat);
  }
}
