import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { Countdown, Dossier } from '../../tabletop/parts/index.ts';
import { order, specialName } from '../../tabletop/seen/index.ts';

/** The card that paid was cancelled: another one, money, or nothing. */
export function ReplacePanel({ seen }: PanelProps<Nothing>): ReactElement {
  const { replace, callOff } = seen.moves;
  const question = seen.view.questions.at(-1);
  return (
    <Dossier
      stamp={t('replace.stamp', 'Cancelled')}
      footer={
        <>
          <Button look="outline" className="grow" onClick={() => order({ type: 'replace', none: true })}>
            {question?.kind === 'replace' && question.purpose === 'privilege'
              ? t('replace.none.privilege', 'Go on without privilege')
              : t('replace.none.abolish', 'Leave the privilege')}
          </Button>
          {callOff && (
            <Button look="outline" onClick={() => order({ type: 'callOff' })}>
              {t('attack.callOff', 'Call off')}
            </Button>
          )}
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">{t('replace.hint', 'Your card was cancelled. You may pay with another one.')}</p>
      <div className="choices">
        {replace?.pay && (
          <Button look="dark" icon="two-coins" onClick={() => order({ type: 'replace', pay: true })}>
            {t('privilege.pay', 'Pay 5 MB from your treasury')}
          </Button>
        )}
        {[...new Set(replace?.discard ?? [])].map((special) => (
          <Button
            key={special}
            look="outline"
            icon="card-discard"
            onClick={() => order({ type: 'replace', discard: special })}
          >
            {t('privilege.discard', 'Discard {card}', { card: specialName(seen, special) })}
          </Button>
        ))}
      </div>
    </Dossier>
  );
}
