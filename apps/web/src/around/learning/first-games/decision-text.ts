/** One sentence for every decision a newcomer meets: what is asked, and what it is good for. */
import { groupDeadline, has, type QuestionView } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import type { Seen } from '../../../tabletop/seen/index.ts';

export interface DecisionText {
  /** Decisions of one kind share their sentence, and are counted together. */
  readonly kind: string;
  readonly text: string;
}

/** Undefined while nothing is asked of this player. */
export function decisionText(seen: Seen): DecisionText | undefined {
  const { view, me, moves } = seen;
  if (me === undefined || view.over || moves.default !== true) return undefined;
  const question = view.questions.at(-1);
  if (question) return questionText(seen, me, question);
  return view.turn.seat === me ? turnText(seen) : undefined;
}

function questionText(seen: Seen, me: number, question: QuestionView): DecisionText | undefined {
  switch (question.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
      return has(question.asked, me) && !question.answered ? windowText(question.kind) : undefined;
    case 'spending':
      return question.answered ? undefined : spendingText(seen, me);
    case 'income':
      return say(
        'income',
        t('first.income', 'Income has been paid; this stop comes in every turn, so that nobody learns what you hold.'),
      );
    case 'keep':
      return say('keep', t('first.keep', 'Face-down nobody knows it; face-up it can frighten people, and stays so.'));
    case 'placement':
      return say(
        'placement',
        t('first.placement', 'Any golden arrow will do, but each one decides how much room is left for later.'),
      );
    case 'funding':
      return say('funding', t('first.funding', 'Money on a card defends it doubly; money at home can go anywhere.'));
    case 'taxes':
      return say('taxes', t('first.taxes', 'The I.R.S. takes 2 MB from you; you choose which treasury pays.'));
    case 'replace':
      return say('replace', t('first.replace', 'Your payment was cancelled: pay again, or go on without.'));
    case 'bids':
      return say('bids', t('first.bids', 'Everybody bids in secret for the next turn, and all bids are paid.'));
    case 'immunity':
      return say('immunity', t('first.immunity', 'Claiming immunity stops this attack and shows who you are.'));
    case 'goals':
    case 'illuminati':
      return undefined;
  }
}

function windowText(kind: 'start' | 'secrets' | 'roll'): DecisionText {
  switch (kind) {
    case 'start':
      return say(
        'start',
        t('first.start', 'Everybody is asked, whatever they hold: one certain card could stop this turn.'),
      );
    case 'secrets':
      return say(
        'secrets',
        t('first.secrets', 'A Special was played; whoever holds the right card may cancel it now.'),
      );
    case 'roll':
      return say(
        'roll',
        t('first.roll', 'The dice have fallen but do not count yet: two cards could still change them.'),
      );
  }
}

function spendingText({ view }: Seen, me: number): DecisionText {
  const { attack, turn } = view;
  if (turn.seat === me)
    return say(
      'attacker',
      t('first.attacker', 'Every MB adds one to what you may roll; above 10 it only helps against others’ money.'),
    );
  if (attack?.defender === me)
    return say(
      'defender',
      t('first.defender', 'It is your group: money lying on it takes off two for each MB, your treasury one.'),
    );
  return attack?.privileged
    ? say('privileged', t('first.privileged', 'It is privileged: without a card to break that you can only watch.'))
    : say('bystander', t('first.bystander', 'You may pay for or against it from your treasury, or stay out.'));
}

function turnText({ view, moves }: Seen): DecisionText | undefined {
  const deadline = groupDeadline(view);
  if (deadline && deadline.turn >= 3)
    return say(
      'last turn',
      t('first.deadline', 'Win a group in this turn: whoever ends the third turn without one is out, rich or not.'),
    );
  const left = 2 - view.turn.actionsUsed;
  switch (view.phase) {
    case 'actions':
      if (left === 2)
        return say(
          'first action',
          t('first.action', 'Two actions: attacks win groups, and passing instead brings 5 MB.'),
        );
      return left === 1
        ? say(
            'second action',
            t('first.second', 'One more action, but no card may take part in two attacks of the same turn.'),
          )
        : say('no action', t('first.none', 'No action left; Specials, gifts and drops are still free. Then end it.'));
    case 'transfers':
      return say(
        'transfers',
        t('first.transfers', 'Two free transfers: move money to where it will attack or defend next.'),
      );
    case 'powers':
      return moves.reorganize
        ? say('reorganize', t('first.reorganize', 'Your own power: hang all your groups anew, wherever they fit.'))
        : say('redistribute', t('first.redistribute', 'Your own power: spread all your money anew over your cards.'));
    default:
      return undefined;
  }
}

function say(kind: string, text: string): DecisionText {
  return { kind, text };
}
