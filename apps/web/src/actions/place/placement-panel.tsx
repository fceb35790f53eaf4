/** A Group that was captured or received looks for its place (R-10.6, R-14.9, REQ-281…REQ-290). */
import { type QuestionView, whyNot } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { ArrowPicker, draftOf, hangingNow, previewOf } from '../../tabletop/arrows/index.ts';
import { Dossier, MoneyStepper } from '../../tabletop/parts/index.ts';
import { cardName, order, type Seen, treasuryOf, ui, useUi } from '../../tabletop/seen/index.ts';

type Placement = Extract<QuestionView, { kind: 'placement' }>;

export function PlacementPanel({
  seen,
  question,
}: {
  readonly seen: Seen;
  readonly question: Placement;
}): ReactElement | undefined {
  const mode = useUi((state) => state.mode);
  const place = useUi((state) => state.place);
  const hanging = hangingNow(seen, mode, place);
  if (!hanging) return undefined;
  const {
    seat: _seat,
    group: _group,
    ...choice
  } = hanging.chosen ? draftOf(seen, hanging, hanging.chosen) : { seat: 0, group: 0 };
  const command = 'host' in choice ? { type: 'place' as const, ...choice } : undefined;
  const possible = command !== undefined && !whyNot(seen.pack, seen.view, command);
  const lost = previewOf(seen, hanging)?.lost.length ?? 0;
  return (
    <Dossier
      stamp={question.source === 'capture' ? t('place.captured', 'Captured') : t('place.received', 'Received')}
      title={<b className="headline">{cardName(seen, hanging.group)}</b>}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            disabled={!possible}
            onClick={() => command && order(command)}
          >
            {lost > 0 ? t('place.confirmLoss', 'Place it and lose them') : t('place.confirm', 'Place it here')}
          </Button>
          <Button look="outline" onClick={() => order({ type: 'default' })}>
            {t('place.default', 'Place it for me')}
          </Button>
        </>
      }
    >
      <p className="docket-hint">
        {t(
          'place.hint',
          'Tap a golden arrow on your board, drag the card there, walk with the arrow keys, or choose from the lists.',
        )}
      </p>
      <ArrowPicker
        seen={seen}
        hanging={hanging}
        arm={question.arm.links}
        mayDropOld={question.source !== 'capture'}
        onChoose={(next) => ui({ place: next })}
      />
    </Dossier>
  );
}

/** Right after a capture the attacking card may put money onto its new puppet. */
export function FundingPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { options, view } = seen;
  const max = options.fund?.max ?? 0;
  const [amount, setAmount] = useState(0);
  const attack = view.attack;
  return (
    <Dossier
      stamp={t('fund.stamp', 'Success')}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            onClick={() => order(amount < 1 ? { type: 'decline' } : { type: 'fund', amount: Math.min(amount, max) })}
          >
            {amount < 1
              ? t('fund.nothing', 'Nothing')
              : t('fund.put', 'Put {amount} MB on it', { amount: Math.min(amount, max) })}
          </Button>
          {amount > 0 && (
            <Button look="outline" onClick={() => order({ type: 'decline' })}>
              {t('fund.nothing', 'Nothing')}
            </Button>
          )}
        </>
      }
    >
      {attack && (
        <p className="docket-hint">
          {t(
            'fund.hint',
            '{target} was added to your structure. {attacker} holds {money} MB and may put any part of it on {target}. It costs no action.',
            {
              target: cardName(seen, attack.target),
              attacker: cardName(seen, attack.attacker),
              money: String(treasuryOf(view, attack.attacker)),
            },
          )}
        </p>
      )}
      <div className="amount-row">
        <MoneyStepper value={Math.min(amount, max)} max={max} onChange={setAmount} />
        <Button look="outline" onClick={() => setAmount(max)}>
          {t('amount.all', 'All {max}', { max })}
        </Button>
      </div>
    </Dossier>
  );
}
