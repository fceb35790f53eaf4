import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CommandOrCancel, Dossier, SeatChoice } from '../../tabletop/parts/index.ts';
import type { AccuseDraft } from './accuse.ts';

export function AccusePanel({ seen, draft, change }: PanelProps<AccuseDraft>): ReactElement {
  const { accused, illuminati } = draft;
  return (
    <Dossier
      stamp={t('accuse.stamp', 'Accuse')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="accuse.confirm"
          label={t('accuse.accuse', 'Accuse')}
          command={
            accused === undefined || illuminati === undefined ? undefined : { type: 'accuse', accused, illuminati }
          }
          missing={t('missing.accused', 'First choose whom you accuse, and of being what.')}
        />
      }
    >
      <p className="docket-hint">
        {t('accuse.hint', 'Costs one action. If you are right, the card is turned face-up for good.')}
      </p>
      <div className="choices">
        {(seen.moves.accuse ?? []).map((seat) => (
          <SeatChoice
            key={seat}
            seen={seen}
            seat={seat}
            chosen={seat === accused}
            onChoose={() => change({ ...draft, accused: seat })}
          />
        ))}
      </div>
      <fieldset className="extra">
        <legend>{t('accuse.of', 'Of being')}</legend>
        <div className="toggle-chips">
          {seen.pack.illuminati.map((card, number) => (
            <button
              key={card.key}
              type="button"
              aria-pressed={number === illuminati}
              onClick={() => change({ ...draft, illuminati: number })}
            >
              {card.name}
            </button>
          ))}
        </div>
      </fieldset>
    </Dossier>
  );
}
