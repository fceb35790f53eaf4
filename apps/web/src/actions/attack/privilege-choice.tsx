/** A Special, or 5 MB for who may pay: chosen, then confirmed or cancelled (R-9.10, REQ-172…REQ-174). */
import type { SpecialNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { cardText } from '../../pieces/cards/index.ts';
import { ConfirmOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { type Seen, specialName } from '../../tabletop/seen/index.ts';

type Paid = { readonly discard: SpecialNo } | { readonly pay: true };

interface PrivilegeProps {
  readonly seen: Seen;
  readonly onChoose: (paid: Paid) => void;
  readonly onCancel: () => void;
}

export function PrivilegeChoice({ seen, onChoose, onCancel }: PrivilegeProps): ReactElement {
  const [paid, setPaid] = useState<Paid>();
  const privilege = seen.moves.attack?.privilege;
  const discarded = paid && 'discard' in paid ? paid.discard : undefined;
  return (
    <Dossier
      stamp={t('attack.privilege', 'Privilege')}
      footer={
        <ConfirmOrCancel
          name="privilege.confirm"
          label={t('panel.okay', 'Okay')}
          why={paid ? undefined : { text: t('missing.payment', 'First choose what pays for it.'), rule: 'R-9.10' }}
          onConfirm={() => paid && onChoose(paid)}
          onCancel={onCancel}
        />
      }
    >
      <p className="docket-hint">
        {t(
          'privilege.hint',
          'Nobody may interfere with a privileged attack. Choose what pays for it; it is not returned.',
        )}
      </p>
      <div className="choices">
        {privilege?.pay && (
          <Button
            {...(paid && 'pay' in paid ? {} : point('privilege.choice'))}
            look={paid && 'pay' in paid ? 'dark' : 'outline'}
            aria-pressed={paid !== undefined && 'pay' in paid}
            icon="two-coins"
            onClick={() => setPaid({ pay: true })}
          >
            {t('privilege.pay', 'Pay 5 MB from your treasury')}
          </Button>
        )}
        {[...new Set(privilege?.discard ?? [])].map((special) => (
          <Button
            key={special}
            {...(special === discarded ? {} : point('privilege.choice'))}
            look={special === discarded ? 'dark' : 'outline'}
            aria-pressed={special === discarded}
            icon="card-discard"
            note={summaryOf(seen, special)}
            onClick={() => setPaid({ discard: special })}
          >
            {t('privilege.discard', 'Discard {card}', { card: specialName(seen, special) })}
          </Button>
        ))}
      </div>
    </Dossier>
  );
}

function summaryOf({ pack }: Seen, special: SpecialNo): string | undefined {
  const card = pack.specials[special];
  return card && cardText(card).summary;
}
