import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ConfirmOrCancel, Dossier, SeatChoice } from '../../tabletop/parts/index.ts';
import { order } from '../../tabletop/seen/index.ts';
import type { AccuseDraft } from './accuse.ts';

export function AccusePanel({ seen, draft, change }: PanelProps<AccuseDraft>): ReactElement {
  const { accused, illuminati } = draft;
  return (
    <Dossier
      stamp={t('accuse.stamp', 'Accuse')}
      footer={
        <ConfirmOrCancel
          name="accuse.confirm"
          label={t('accuse.accuse', 'Accuse')}
          ready={accused !== undefined && illuminati !== undefined}
          onConfirm={() =>
            accused !== undefined && illuminati !== undefined && order({ type: 'accuse', accused, illuminati })
          }
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
