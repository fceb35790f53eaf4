import type { ReactElement } from 'react';
import { AfterGameButtons, winnersText } from '../../around/game-over/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { Dossier } from '../../tabletop/parts/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';

/** The game is over and somebody still looks at the table: the reveal and the ways out stay at hand (REQ-366, REQ-367). */
export function OverPanel({ seen }: { readonly seen: Seen }): ReactElement {
  return (
    <Dossier stamp={t('over.over', 'Declassified')} footer={<AfterGameButtons seen={seen} />}>
      <p className="headline">{winnersText(seen)}</p>
      <Button look="dark" icon="trophy" onClick={() => ui({ looked: false })}>
        {t('over.label', 'The game is over')}
      </Button>
    </Dossier>
  );
}
