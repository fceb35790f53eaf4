import type { CardNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { LooseCard } from '../../pieces/cards/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ConfirmOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { order } from '../../tabletop/seen/index.ts';
import type { ReviveDraft } from './revive.ts';

/** The dead pile, Groups only, for this player alone (REQ-209). */
export function RevivePanel({ seen, draft: { special } }: PanelProps<ReviveDraft>): ReactElement {
  const targets = seen.moves.play?.find(({ card }) => card === special)?.targets ?? [];
  const [chosen, setChosen] = useState<CardNo>();
  return (
    <Dossier
      stamp={t('revive.stamp', 'Media campaign')}
      footer={
        <ConfirmOrCancel
          name="revive.confirm"
          label={t('revive.revive', 'Bring it back')}
          ready={chosen !== undefined}
          onConfirm={() => chosen !== undefined && order({ type: 'play', card: special, target: chosen })}
        />
      }
    >
      <p className="docket-hint">{t('revive.hint', 'Tap the destroyed group that comes back, uncontrolled.')}</p>
      <ul className="card-choices">
        {targets.map((target) => (
          <li key={target}>
            <LooseCard
              pack={seen.pack}
              card={target}
              ring={target === chosen ? 'chosen' : undefined}
              pressable
              onPress={() => setChosen(target)}
            />
          </li>
        ))}
      </ul>
    </Dossier>
  );
}
