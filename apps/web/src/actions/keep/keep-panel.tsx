import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { cardText, SpecialCard } from '../../pieces/cards/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { Dossier, MainButton } from '../../tabletop/parts/index.ts';
import { order } from '../../tabletop/seen/index.ts';

/** A drawn Special goes to the hand face-up or face-down (R-5.3, REQ-047). */
export function KeepPanel({ seen }: PanelProps<Nothing>): ReactElement {
  const question = seen.view.questions.at(-1);
  const special = question?.kind === 'keep' ? seen.view.seats[question.seat]?.hand[question.slot]?.card : undefined;
  const card = special === undefined ? undefined : seen.pack.specials[special];
  return (
    <Dossier
      stamp={t('keep.stamp', 'Drawn')}
      footer={
        <>
          <MainButton name="keep.confirm" onPress={() => order({ type: 'keep', faceUp: false })}>
            {t('keep.down', 'Keep face-down')}
          </MainButton>
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
      {card && <p>{cardText(card).text}</p>}
      <p className="docket-hint">
        {t(
          'keep.hint',
          'Face-down only you know it. Face-up everybody sees it for the rest of the game: a threat, or an offer.',
        )}
      </p>
    </Dossier>
  );
}
