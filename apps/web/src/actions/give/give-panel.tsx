/** Gifts of money and Specials (R-14.2, REQ-321, REQ-326), and an accusation. */
import { type SeatCommand, whyNot } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import {
  ConfirmOrCancel,
  Dossier,
  MoneyStepper,
  moreThan,
  RuleLink,
  SeatChoice,
  SpecialChips,
} from '../../tabletop/parts/index.ts';
import { change, type Mode, order, type Seen } from '../../tabletop/seen/index.ts';

export function GivePanel({
  seen,
  mode,
}: {
  readonly seen: Seen;
  readonly mode: Extract<Mode, { what: 'give' }>;
}): ReactElement {
  const { give } = seen.options;
  const { to, money } = mode;
  const excess = moreThan(give?.money ?? 0, money);
  // What was chosen may have been played or discarded in the meantime.
  const specials = mode.specials.filter((special) => give?.specials.includes(special));
  const command: SeatCommand | undefined =
    to === undefined
      ? undefined
      : { type: 'give', to, ...(money > 0 ? { money } : {}), ...(specials.length > 0 ? { specials } : {}) };
  const something = money > 0 || specials.length > 0;
  const possible = command !== undefined && something && !whyNot(seen.pack, seen.view, command);
  const hand = give?.specials ?? [];
  const throwing = t('give.throwing', 'A gift that would hand over the victory is refused.');
  return (
    <Dossier
      stamp={t('give.stamp', 'Give')}
      footer={
        <ConfirmOrCancel
          label={t('panel.okay', 'Okay')}
          ready={possible}
          why={
            excess ??
            (command && something
              ? { text: throwing, rule: 'R-14.12' }
              : { text: t('give.choose', 'First choose who gets what.'), rule: 'R-14.2' })
          }
          onConfirm={() => command && order(command)}
        />
      }
    >
      <fieldset className="extra">
        <legend>{t('give.to', 'To whom')}</legend>
        <div className="choices">
          {(give?.to ?? []).map((seat) => (
            <SeatChoice
              key={seat}
              seen={seen}
              seat={seat}
              chosen={seat === to}
              onChoose={() => change({ ...mode, to: seat })}
            />
          ))}
        </div>
      </fieldset>
      <div className="amount-row">
        <MoneyStepper value={money} max={give?.money ?? 0} onChange={(amount) => change({ ...mode, money: amount })} />
        <small>{t('give.treasuries', 'from your treasury to theirs')}</small>
      </div>
      {hand.length > 0 && (
        <SpecialChips
          seen={seen}
          hand={hand}
          chosen={specials}
          onChange={(next) => change({ ...mode, specials: next })}
        />
      )}
      {command && something && !possible && !excess && (
        <p className="warning">
          {throwing} <RuleLink rule="R-14.12" />
        </p>
      )}
    </Dossier>
  );
}

export function AccusePanel({
  seen,
  mode,
}: {
  readonly seen: Seen;
  readonly mode: Extract<Mode, { what: 'accuse' }>;
}): ReactElement {
  const { accused, illuminati } = mode;
  return (
    <Dossier
      stamp={t('accuse.stamp', 'Accuse')}
      footer={
        <ConfirmOrCancel
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
        {(seen.options.accuse ?? []).map((seat) => (
          <SeatChoice
            key={seat}
            seen={seen}
            seat={seat}
            chosen={seat === accused}
            onChoose={() => change({ ...mode, accused: seat })}
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
              onClick={() => change({ ...mode, illuminati: number })}
            >
              {card.name}
            </button>
          ))}
        </div>
      </fieldset>
    </Dossier>
  );
}
