import type { CardNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { LooseCard } from '../../pieces/cards/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CommandOrCancel, Dossier, SpecialHeading } from '../../tabletop/parts/index.ts';
import type { ReviveDraft } from './revive.ts';

/** The dead pile, Groups only, for this player alone (REQ-209). */
export function RevivePanel({ seen, draft: { special } }: PanelProps<ReviveDraft>): ReactElement {
  const targets = seen.moves.play?.find(({ card }) => card === special)?.targets ?? [];
  const [chosen, setChosen] = useState<CardNo>();
  return (
    <Dossier
      stamp={t('revive.stamp', 'Media campaign')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="revive.confirm"
          label={t('revive.revive', 'Bring it back')}
          command={chosen === undefined ? undefined : { type: 'play', card: special, target: chosen }}
          missing={t('missing.group', 'First choose a group.')}
        />
      }
    >
      <SpecialHeading seen={seen} special={special} />
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
