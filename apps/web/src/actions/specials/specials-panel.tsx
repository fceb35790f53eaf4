import type { ReactElement } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { CancelButton, Dossier, whatItDoes } from '../../tabletop/parts/index.ts';
import { specialName } from '../../tabletop/seen/index.ts';
import { startSpecial, usableSpecials } from '../play/index.ts';

export function SpecialsPanel({ seen }: PanelProps<Nothing>): ReactElement {
  return (
    <Dossier stamp={t('special.stamp', 'Specials')} footer={<CancelButton />}>
      <p className="docket-hint">{t('special.hint', 'These can be used now.')}</p>
      <div className="choices">
        {usableSpecials(seen).map((card) => (
          <Button
            key={card}
            {...point(`specials.${card}`)}
            look="outline"
            icon="card-play"
            note={whatItDoes(seen, card)}
            onClick={() => startSpecial(seen, card)}
          >
            {specialName(seen, card)}
          </Button>
        ))}
      </div>
    </Dossier>
  );
}
