/** Gifts of money and Specials (R-14.2, REQ-321, REQ-326). */
import type { SeatCommand } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import {
  CommandOrCancel,
  Dossier,
  MoneyStepper,
  moreThan,
  RuleLink,
  SeatChoice,
  SpecialChips,
  whyRefused,
} from '../../tabletop/parts/index.ts';
import type { GiftDraft } from './give.ts';

export function GivePanel({ seen, draft, change }: PanelProps<GiftDraft>): ReactElement {
  const { give } = seen.moves;
  const { to, money } = draft;
  const excess = moreThan(give?.money ?? 0, money);
  // What was chosen may have been played or discarded in the meantime.
  const specials = draft.specials.filter((special) => give?.specials.includes(special));
  const command: SeatCommand | undefined =
    to === undefined
      ? undefined
      : { type: 'give', to, ...(money > 0 ? { money } : {}), ...(specials.length > 0 ? { specials } : {}) };
  const something = money > 0 || specials.length > 0;
  const refused = command && something ? whyRefused(seen, command) : undefined;
  const hand = give?.specials ?? [];
  return (
    <Dossier
      stamp={t('give.stamp', 'Give')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="give.confirm"
          label={t('panel.okay', 'Okay')}
          command={something ? command : undefined}
          missing={t('give.choose', 'First choose who gets what.')}
          why={excess}
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
              onChoose={() => change({ ...draft, to: seat })}
            />
          ))}
        </div>
      </fieldset>
      <div className="amount-row">
        <MoneyStepper value={money} max={give?.money ?? 0} onChange={(amount) => change({ ...draft, money: amount })} />
        <small>{t('give.treasuries', 'from your treasury to theirs')}</small>
      </div>
      {hand.length > 0 && (
        <SpecialChips
          seen={seen}
          hand={hand}
          chosen={specials}
          onChange={(next) => change({ ...draft, specials: next })}
        />
      )}
      {refused && !excess && (
        <p className="warning">
          {refused.text} {refused.rule !== undefined && <RuleLink rule={refused.rule} />}
        </p>
      )}
    </Dossier>
  );
}
