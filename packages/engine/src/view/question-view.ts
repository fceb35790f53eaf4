import type { SpecialUse } from '../model/commands.ts';
import { has } from '../model/seats.ts';
import type { Attack, Question, Receipt } from '../model/state.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { AttackView, Money, QuestionView, ReceiptView, Viewer } from './view.ts';

type Purse = (card: CardNo) => Money;

export function questionView(question: Question, eyes: Viewer, purse: Purse): QuestionView {
  const is = (seat: Seat) => eyes === 'all' || eyes === seat;
  const own = (mask: number) => typeof eyes === 'number' && has(mask, eyes);
  switch (question.kind) {
    case 'start':
    case 'roll':
      return { kind: question.kind, asked: question.asked, answered: own(question.answered) };
    case 'secrets':
      return {
        kind: 'secrets',
        asked: question.asked,
        answered: own(question.answered),
        subject: subjectView(question.subject, eyes),
      };
    case 'spending':
      return { kind: 'spending', answered: own(question.done) };
    case 'goals': {
      const stated = typeof eyes === 'number' ? question.stated[eyes] : undefined;
      return { kind: 'goals', waiting: question.waiting, ...(stated !== undefined && stated >= 0 ? { stated } : {}) };
    }
    case 'income': {
      const { kind, seat, doubled, tax, upkeepFrom, stated, draws } = question;
      if (!is(seat)) return { kind, seat, doubled };
      return {
        kind,
        seat,
        doubled,
        ...(tax ? { tax } : {}),
        ...(upkeepFrom === undefined ? {} : { upkeepFrom }),
        ...(stated === undefined ? {} : { stated }),
        ...(draws === undefined ? {} : { draws }),
      };
    }
    case 'taxes': {
      const payment = typeof eyes === 'number' ? question.payments[eyes] : undefined;
      return { kind: 'taxes', waiting: question.waiting, ...(payment?.length ? { payment } : {}) };
    }
    case 'bids': {
      const bid = typeof eyes === 'number' && !has(question.waiting, eyes) ? question.bids[eyes] : undefined;
      return {
        kind: 'bids',
        rollers: question.rollers,
        waiting: question.waiting,
        ...(bid === undefined ? {} : { bid }),
      };
    }
    case 'placement':
      return {
        kind: 'placement',
        seat: question.seat,
        arm: question.arm,
        armMoney: armMoney(question.arm, purse),
        source: question.source,
        left: question.left.map((receipt) => receiptView(receipt, purse)),
      };
    case 'keep':
      return { kind: 'keep', seat: question.seat, slot: question.slot };
    case 'replace':
      return { kind: 'replace', seat: question.seat, purpose: question.purpose };
    case 'immunity':
    case 'funding':
      return { kind: question.kind, seat: question.seat };
    case 'illuminati':
      return { kind: 'illuminati', seat: question.seat, left: question.left };
  }
}

function armMoney(arm: Receipt['arm'], purse: Purse): Money[] {
  return [arm.root, ...arm.links.map(({ card }) => card)].map(purse);
}

function receiptView({ seat, arm }: Receipt, purse: Purse): ReceiptView {
  return { seat, arm, armMoney: armMoney(arm, purse) };
}

/** others learn who was spied on, not which card; new treasuries are the owner's business. */
export function subjectView(subject: SpecialUse, eyes: Viewer): SpecialUse {
  if (subject.use !== 'play' || eyes === 'all' || eyes === subject.seat) return subject;
  const { type, card, target, host, side, hand } = subject.play;
  return {
    use: 'play',
    seat: subject.seat,
    play: {
      type,
      card,
      ...(target === undefined ? {} : { target }),
      ...(host === undefined ? {} : { host }),
      ...(side === undefined ? {} : { side }),
      ...(hand === undefined ? {} : { hand }),
    },
    ...(subject.spiedOn === undefined ? {} : { spiedOn: subject.spiedOn }),
  };
}

/** Which Special will be discarded for privilege is seen when it is discarded. */
export function attackView(attack: Attack, attacker: Seat, eyes: Viewer): AttackView {
  if (eyes === 'all' || eyes === attacker || !attack.toSettle.some(({ step }) => step === 'privilege')) return attack;
  return {
    ...attack,
    toSettle: attack.toSettle.map((step) => (step.step === 'privilege' ? { step: 'privilege' } : step)),
  };
}
