import { ALIGNMENTS, type Goal, type GoalName } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { alignmentName } from '../../pieces/cards/index.ts';

/** What somebody won by. */
export function goalDescription(goal: GoalName): string {
  switch (goal) {
    case 'basic':
      return t('won.basic', 'enough cards');
    case 'power':
      return t('won.power', 'enough power');
    case 'transferable':
      return t('won.transferable', 'enough transferable power');
    case 'money':
      return t('won.money', 'enough money');
    case 'destroyed':
      return t('won.destroyed', 'enough Groups destroyed');
    case 'alignments':
      return t('won.alignments', 'all ten alignments');
    case 'score':
      return t('won.score', 'the highest score');
    case 'last-standing':
      return t('won.last', 'the last one at the table');
    default: {
      const alignment = ALIGNMENTS.find((name) => name.toLowerCase() === goal);
      return t('won.alignment', 'enough {alignment} Groups', {
        alignment: alignment ? alignmentName(alignment) : goal,
      });
    }
  }
}

/** What a progress bar counts, in a word or two. */
export function goalLabel(goal: Goal): string {
  switch (goal.type) {
    case 'power':
      return t('goal.label.power', 'Power');
    case 'transferable':
      return t('goal.label.transferable', 'Transferable');
    case 'money':
      return t('goal.label.money', 'Money');
    case 'destroyed':
      return t('goal.label.destroyed', 'Destroyed');
    case 'alignmentCount':
      return t('goal.label.alignment', '{alignment}', { alignment: alignmentName(goal.alignment) });
    case 'allAlignments':
      return t('goal.label.alignments', 'Alignments');
    case 'secret':
      return t('goal.label.secret', 'Secret goal');
  }
}
