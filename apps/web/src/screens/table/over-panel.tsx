import type { ReactElement } from 'react';
import { WaysOn } from '../../around/game-over/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { Dossier } from '../../tabletop/parts/index.ts';
import { nameInSentence, type Seen, ui } from '../../tabletop/seen/index.ts';

/** The game is over and somebody still looks at the table: the reveal and the ways out stay at hand (REQ-366, REQ-367). */
export function OverPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const winners = seen.view.over?.winners ?? [];
  return (
    <Dossier stamp={t('over.over', 'Declassified')} footer={<WaysOn seen={seen} />}>
      <p className="headline">
        {winners.length === 1 && winners[0] === seen.me
          ? t('over.youWon', 'You rule the world')
          : t('over.won', '{names} {count, plural, one {rules} other {rule}} the world', {
              names: winners.map((seat) => nameInSentence(seen, seat)).join(', '),
              count: winners.length,
            })}
      </p>
      <Button look="dark" icon="trophy" onClick={() => ui({ looked: false })}>
        {t('over.label', 'The game is over')}
      </Button>
    </Dossier>
  );
}
