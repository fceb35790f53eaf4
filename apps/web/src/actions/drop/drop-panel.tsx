/** Dropping a Group (R-13.8, REQ-303): what goes with it is said first. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CardPick, CommandOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { cardName } from '../../tabletop/seen/index.ts';
import { subtreeOf } from '../offer/index.ts';
import type { DropDraft } from './drop.ts';

export function DropPanel({ seen, draft, change }: PanelProps<DropDraft>): ReactElement {
  const own = seen.view.seats[seen.me ?? -1]?.groups ?? [];
  const { group } = draft;
  const follows = group === undefined ? [] : subtreeOf(own, group).slice(1);
  return (
    <Dossier
      stamp={t('drop.stamp', 'Drop')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="drop.confirm"
          label={t('drop.drop', 'Drop it')}
          command={group === undefined ? undefined : { type: 'drop', group }}
          missing={t('missing.group', 'First choose a group.')}
        />
      }
    >
      <p className="docket-hint">
        {t('drop.hint', 'A free action. The group becomes uncontrolled, its money goes to the bank.')}
      </p>
      <CardPick
        seen={seen}
        label={t('move.which', 'Which group? Tap it, or choose here.')}
        cards={seen.moves.drop ?? []}
        chosen={group}
        onPick={(card) => change({ group: card })}
      />
      {follows.length > 0 && (
        <p className="warning" role="status">
          {t('drop.follows', 'With it go: {cards}', { cards: follows.map((card) => cardName(seen, card)).join(', ') })}
        </p>
      )}
    </Dossier>
  );
}
