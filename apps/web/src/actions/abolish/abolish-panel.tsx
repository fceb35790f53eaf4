import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CommandOrCancel, Dossier, SpecialChips } from '../../tabletop/parts/index.ts';
import { order, specialName } from '../../tabletop/seen/index.ts';
import { PlayPanel } from '../play/index.ts';
import type { AbolishDraft } from './abolish.ts';
import { deepAgent } from './against-privilege.ts';

/** Two of the own Specials, or Deep Agent (REQ-177…REQ-181). */
export function AbolishPanel({ seen, draft, change }: PanelProps<AbolishDraft>): ReactElement {
  const hand = seen.moves.abolish ?? [];
  const agent = deepAgent(seen);
  const [first, second] = draft.discard;
  // A hand of one card, and it is the right one: nothing to choose, nothing to discard with it.
  if (!seen.moves.abolish && agent !== undefined) return <PlayPanel seen={seen} draft={{ special: agent }} />;
  return (
    <Dossier
      stamp={t('abolish.stamp', 'Abolish')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="abolish.confirm"
          label={t('panel.okay', 'Okay')}
          command={
            first === undefined || second === undefined ? undefined : { type: 'abolish', discard: [first, second] }
          }
          missing={t('missing.two', 'First choose two Specials.')}
        />
      }
    >
      {agent !== undefined && (
        <Button look="dark" icon="spy" onClick={() => order({ type: 'play', card: agent })}>
          {t('abolish.agent', 'Use {card} instead', { card: specialName(seen, agent) })}
        </Button>
      )}
      <p className="docket-hint">
        {t('abolish.hint', 'Choose two of your Specials to discard. The privilege then ends for good.')}
      </p>
      <SpecialChips
        seen={seen}
        hand={hand}
        chosen={draft.discard}
        most={2}
        onChange={(discard) => change({ discard })}
      />
    </Dossier>
  );
}
