import type { Pack } from '../cards/pack.ts';
import { defaultTaxPayment, taxDue } from '../flow/income.ts';
import type { SpecialUse } from '../model/commands.ts';
import { bit, has, isActive } from '../model/seats.ts';
import type { Question, State } from '../model/state.ts';
import { groupsOf } from '../rules/board.ts';
import type { Whim } from './imagine-luck.ts';
import type { QuestionView, View } from './view.ts';

interface Imagining {
  readonly pack: Pack;
  /** As far as it has been imagined. */
  readonly state: State;
  readonly whim: Whim;
}

/** Answers nobody is shown count as not given; where it is public that they were given, a likely one stands for them. */
export function imagineQuestions(view: View, about: Imagining): Question[] {
  return view.questions.map((question) => imagineQuestion(view, question, about));
}

function imagineQuestion(view: View, question: QuestionView, about: Imagining): Question {
  const { pack, state, whim } = about;
  const { viewer } = view;
  const own = ({ answered }: { readonly answered: boolean }) =>
    answered && typeof viewer === 'number' ? bit(viewer) : 0;
  const bySeat = <T>(value: (seat: number) => T): T[] => Array.from({ length: state.seats }, (_, seat) => value(seat));
  switch (question.kind) {
    case 'start':
    case 'roll':
      return { kind: question.kind, asked: question.asked, answered: own(question) };
    case 'secrets': {
      const subject = imagineSubject(question.subject, about);
      return { kind: 'secrets', asked: question.asked, answered: own(question), subject };
    }
    case 'spending':
      return { kind: 'spending', done: own(question) };
    case 'goals':
      return {
        kind: 'goals',
        waiting: question.waiting,
        stated: bySeat((seat) => (seat === viewer ? (question.stated ?? -1) : -1)),
      };
    case 'taxes': {
      const collector = view.turn.seat;
      const paid = (seat: number) =>
        seat === collector || has(question.waiting, seat) || !isActive(state, seat)
          ? []
          : defaultTaxPayment(state, seat, taxDue({ pack, state }, seat));
      return {
        kind: 'taxes',
        waiting: question.waiting,
        payments: bySeat((seat) => (seat === viewer ? (question.payment ?? []) : paid(seat))),
      };
    }
    case 'bids': {
      const made = (seat: number) =>
        has(question.rollers, seat) && !has(question.waiting, seat) ? whim.below((state.money[seat] ?? 0) + 1) : 0;
      return {
        kind: 'bids',
        rollers: question.rollers,
        waiting: question.waiting,
        bids: bySeat((seat) => (seat === viewer ? (question.bid ?? 0) : made(seat))),
      };
    }
    case 'placement':
      return {
        kind: 'placement',
        seat: question.seat,
        arm: question.arm,
        source: question.source,
        left: question.left.map(({ seat, arm }) => ({ seat, arm })),
      };
    default:
      return question;
  }
}

/** others know whose treasuries are spied on, not which one. */
function imagineSubject(subject: SpecialUse, { pack, state, whim }: Imagining): SpecialUse {
  if (subject.use !== 'play' || subject.spiedOn === undefined) return subject;
  const { play, spiedOn } = subject;
  if (pack.specials[play.card]?.effect.type !== 'spies' || play.money !== undefined || play.hand !== undefined)
    return subject;
  const money = whim.oneOf([spiedOn, ...groupsOf(state, spiedOn)]) ?? spiedOn;
  return { ...subject, play: { ...play, money } };
}
