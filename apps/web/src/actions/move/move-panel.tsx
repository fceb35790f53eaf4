/** Moving and dropping Groups (R-13, REQ-294…REQ-303): what would be lost is shown and agreed to first. */
import { whyNot } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { ArrowPicker, hangingNow, previewOf } from '../../tabletop/arrows/index.ts';
import { CardPick, ConfirmOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { cardName, change, type Mode, order, type Seen } from '../../tabletop/seen/index.ts';
import { subtreeOf } from '../offer/index.ts';

export function MovePanel({
  seen,
  mode,
}: {
  readonly seen: Seen;
  readonly mode: Extract<Mode, { what: 'move' }>;
}): ReactElement {
  const hanging = hangingNow(seen, mode, undefined);
  const groups = seen.options.move?.map(({ group }) => group) ?? [];
  const { group, arrow, plan } = mode;
  const command =
    group !== undefined && arrow ? { type: 'move' as const, group, ...arrow, ...(plan ? { plan } : {}) } : undefined;
  const possible = command !== undefined && !whyNot(seen.pack, seen.view, command);
  const own = seen.view.seats[seen.me ?? -1]?.groups ?? [];
  const arm = group === undefined ? [] : subtreeOf(own, group).slice(1);
  const lost = hanging ? (previewOf(seen, hanging)?.lost.length ?? 0) : 0;
  return (
    <Dossier
      stamp={t('move.stamp', 'Organize')}
      footer={
        <ConfirmOrCancel
          label={lost > 0 ? t('move.loss', 'Move and lose them') : t('move.move', 'Move')}
          ready={possible}
          onConfirm={() => command && order(command)}
        />
      }
    >
      <p className="docket-hint">{t('move.hint', 'Costs one action. Everything below the group moves with it.')}</p>
      <CardPick
        seen={seen}
        label={t('move.which', 'Which group? Tap it, or choose here.')}
        cards={groups}
        chosen={group}
        onPick={(card) => change({ what: 'move', group: card })}
      />
      {hanging && (
        <ArrowPicker
          seen={seen}
          hanging={hanging}
          arm={own.filter(({ card }) => arm.includes(card))}
          onChoose={(choice) =>
            change({
              what: 'move',
              group: hanging.group,
              arrow: choice.arrow,
              ...(choice.plan ? { plan: choice.plan } : {}),
            })
          }
        />
      )}
    </Dossier>
  );
}

export function DropPanel({
  seen,
  mode,
}: {
  readonly seen: Seen;
  readonly mode: Extract<Mode, { what: 'drop' }>;
}): ReactElement {
  const own = seen.view.seats[seen.me ?? -1]?.groups ?? [];
  const { group } = mode;
  const follows = group === undefined ? [] : subtreeOf(own, group).slice(1);
  return (
    <Dossier
      stamp={t('drop.stamp', 'Drop')}
      footer={
        <ConfirmOrCancel
          label={t('drop.drop', 'Drop it')}
          ready={group !== undefined && seen.options.drop?.includes(group) === true}
          onConfirm={() => group !== undefined && order({ type: 'drop', group })}
        />
      }
    >
      <p className="docket-hint">
        {t('drop.hint', 'A free action. The group becomes uncontrolled, its money goes to the bank.')}
      </p>
      <CardPick
        seen={seen}
        label={t('move.which', 'Which group? Tap it, or choose here.')}
        cards={seen.options.drop ?? []}
        chosen={group}
        onPick={(card) => change({ what: 'drop', group: card })}
      />
      {follows.length > 0 && (
        <p className="warning" role="status">
          {t('drop.follows', 'With it go: {cards}', { cards: follows.map((card) => cardName(seen, card)).join(', ') })}
        </p>
      )}
    </Dossier>
  );
}
