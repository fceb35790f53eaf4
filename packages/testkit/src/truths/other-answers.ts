/** who else has answered, and what, is nobody's business before it counts. */
import type { Attack, Question, SpecialUse, State } from '@illuminice/engine';
import type { Secrets } from './other-truth.ts';

export function otherQuestions(state: State, secrets: Secrets): void {
  if (secrets.shown?.answers !== true)
    state.questions = state.questions.map((question) => otherAnswers(state, question, secrets));
  if (state.attack && !secrets.shown) state.attack = otherSettlements(state, state.attack, secrets);
}

function otherAnswers(state: State, question: Question, secrets: Secrets): Question {
  const { viewer, chance, shown } = secrets;
  const isOther = (seat: number) => seat !== viewer && seat !== shown?.actor;
  const bySeat = <T>(list: readonly T[], change: (old: T, seat: number) => T): T[] =>
    list.map((old, seat) => (isOther(seat) ? change(old, seat) : old));
  const money = (seat: number) => state.money[seat] ?? 0;
  switch (question.kind) {
    case 'start':
    case 'roll':
      return { ...question, answered: otherMask(question, isOther, chance) };
    case 'secrets':
      return {
        ...question,
        answered: otherMask(question, isOther, chance),
        subject: shown ? question.subject : otherSubject(state, question.subject, secrets),
      };
    case 'spending': {
      const active = state.status.reduce((mask, status, seat) => (status === 0 ? mask | (1 << seat) : mask), 0);
      return { ...question, done: otherMask({ asked: active, answered: question.done }, isOther, chance) };
    }
    case 'bids':
      return {
        ...question,
        bids: bySeat(question.bids, (bid, seat) =>
          (question.waiting >> seat) & 1 || !((question.rollers >> seat) & 1) ? bid : chance.below(money(seat) + 1),
        ),
      };
    case 'goals':
      return shown ? question : { ...question, stated: bySeat(question.stated, () => chance.below(5) - 1) };
    case 'taxes':
      return shown
        ? question
        : { ...question, payments: bySeat(question.payments, (_, seat) => [{ card: seat, amount: 1 }]) };
    case 'income':
      if (shown || !isOther(question.seat)) return question;
      return { ...question, tax: [chance.below(state.seats)], stated: chance.below(9), draws: 1 };
    case 'placement':
      if (shown) return question;
      return { ...question, left: question.left.map(({ seat, arm }) => ({ seat, arm })) };
    default:
      return question;
  }
}

/** Another set of those who have answered; somebody is still missing, or the window would not be open. */
function otherMask(
  { asked, answered }: { readonly asked: number; readonly answered: number },
  isOther: (seat: number) => boolean,
  chance: Secrets['chance'],
): number {
  const others = Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (asked >> seat) & 1 && isOther(seat));
  if (others.length === 0) return answered;
  const missing = chance.oneOf(others);
  let mask = answered;
  for (const seat of others) {
    mask &= ~(1 << seat);
    if (seat !== missing && chance.happens(50)) mask |= 1 << seat;
  }
  return mask;
}

/** which treasury is spied on and where the money will lie. */
function otherSubject(state: State, subject: SpecialUse, { viewer, chance }: Secrets): SpecialUse {
  if (subject.use !== 'play' || subject.seat === viewer) return subject;
  const { play, spiedOn } = subject;
  if (play.treasuries) return { ...subject, play: { ...play, treasuries: { [subject.seat]: chance.below(20) } } };
  if (play.money === undefined || spiedOn === undefined) return subject;
  const cards = state.owner.flatMap((owner, card) => (owner === spiedOn ? [card] : []));
  return cards.length > 0 ? { ...subject, play: { ...play, money: chance.oneOf(cards) } } : subject;
}

/** which Special pays for privilege shows when it is discarded. */
function otherSettlements(state: State, attack: Attack, { viewer, chance, pack }: Secrets): Attack {
  if (viewer === state.turn.seat) return attack;
  return {
    ...attack,
    toSettle: attack.toSettle.map((step) =>
      step.step === 'privilege' ? { step: 'privilege', discard: chance.below(pack.specials.length) } : step,
    ),
  };
}
