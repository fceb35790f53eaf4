import type { QuestionView } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { cardWords, SpecialCard } from '../../pieces/cards/index.ts';
import { Dossier } from '../../tabletop/parts/index.ts';
import { order, type Seen } from '../../tabletop/seen/index.ts';

type Keep = Extract<QuestionView, { kind: 'keep' }>;

/** A drawn Special goes to the hand face-up or face-down (R-5.3, REQ-047). */
export function KeepPanel({ seen, question }: { readonly seen: Seen; readonly question: Keep }): ReactElement {
  const special = seen.view.seats[question.seat]?.hand[question.slot]?.card;
  const card = special === undefined ? undefined : seen.pack.specials[special];
  return (
    <Dossier
      stamp={t('keep.stamp', 'Drawn')}
      footer={
        <>
          <Button look="red" size="large" className="grow" onClick={() => order({ type: 'keep', faceUp: false })}>
            {t('keep.down', 'Keep face-down')}
          </Button>
          <Button look="outline" onClick={() => order({ type: 'keep', faceUp: true })}>
            {t('keep.up', 'Show it')}
          </Button>
        </>
      }
    >
      {special !== undefined && (
        <div className="centred">
          <SpecialCard pack={seen.pack} special={special} />
        </div>
      )}
      {card && <p>{cardWords(card).text}</p>}
      <p className="docket-hint">
        {t(
          'keep.hint',
          'Face-down only you know it. Face-up everybody sees it for the rest of the game: a threat, or an offer.',
        )}
      </p>
    </Dossier>
  );
}
