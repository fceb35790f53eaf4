/** Moving Groups (R-13, REQ-294…REQ-303): what would be lost is shown and agreed to first. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ArrowPicker, previewOf } from '../../tabletop/arrows/index.ts';
import { CardPick, CommandOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { subtreeOf } from '../offer/index.ts';
import { hangingOf, type MoveDraft } from './move-draft.ts';

export function MovePanel({ seen, draft, change }: PanelProps<MoveDraft>): ReactElement {
  const hanging = hangingOf(seen, draft);
  const groups = seen.moves.move?.map(({ group }) => group) ?? [];
  const { group, arrow, plan } = draft;
  const command =
    group !== undefined && arrow ? { type: 'move' as const, group, ...arrow, ...(plan ? { plan } : {}) } : undefined;
  const own = seen.view.seats[seen.me ?? -1]?.groups ?? [];
  const arm = group === undefined ? [] : subtreeOf(own, group).slice(1);
  const lost = hanging ? (previewOf(seen, hanging)?.lost.length ?? 0) : 0;
  return (
    <Dossier
      stamp={t('move.stamp', 'Organize')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="move.confirm"
          label={lost > 0 ? t('move.loss', 'Move and lose them') : t('move.move', 'Move')}
          command={command}
          missing={
            group === undefined
              ? t('missing.group', 'First choose a group.')
              : t('missing.arrow', 'First choose an arrow.')
          }
        />
      }
    >
      <p className="docket-hint">{t('move.hint', 'Costs one action. Everything below the group moves with it.')}</p>
      <CardPick
        seen={seen}
        label={t('move.which', 'Which group? Tap it, or choose here.')}
        cards={groups}
        chosen={group}
        onPick={(card) => change({ group: card })}
      />
      {hanging && (
        <ArrowPicker
          seen={seen}
          hanging={hanging}
          arm={own.filter(({ card }) => arm.includes(card))}
          onChoose={(choice) =>
            change({ group: hanging.group, arrow: choice.arrow, ...(choice.plan ? { plan: choice.plan } : {}) })
          }
        />
      )}
    </Dossier>
  );
}
