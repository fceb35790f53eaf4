/** Paying into an attack: a treasury, a side where there is a choice, an amount, and what it would buy. */
import { type CardNo, explainAttack, type SpendMove, type Spent } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Button, PHONE, Segmented, Stepper } from '../../base/theme/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import { cardName, order, type Seen } from '../../tabletop/seen/index.ts';

/** Which account of the attack such a payment goes to. */
export function accountOf(seen: Seen, from: CardNo, side: 'for' | 'against' | undefined): keyof Spent {
  const { attack } = seen.view;
  if (side !== undefined) return side === 'for' ? 'interfereFor' : 'interfereAgainst';
  if (from === attack?.attacker) return 'attackingCard';
  if (from === attack?.target) return 'target';
  return seen.me === attack?.defender ? 'defenderIlluminati' : 'attackerIlluminati';
}

interface SpendProps {
  readonly seen: Seen;
  readonly spend: readonly SpendMove[];
  readonly onCancel: () => void;
}

export function SpendForm({ seen, spend, onCancel }: SpendProps): ReactElement {
  const phone = useMedia(PHONE);
  const [picked, setPicked] = useState<CardNo>();
  const [amount, setAmount] = useState(1);
  const [side, setSide] = useState<'for' | 'against'>('against');
  const option = spend.find(({ from }) => from === picked) ?? (spend[0] as SpendMove);
  const chosenSide = option.sides.length > 0 ? side : undefined;
  const paying = Math.min(Math.max(1, amount), option.max);
  const account = accountOf(seen, option.from, chosenSide);
  const after = (paid: number) => explainAttack(seen.pack, seen.view, { [account]: paid })?.required ?? 0;
  const now = after(0);
  const then = after(paying);
  const most = worthSpending(now, after(1), option.max);
  const pay = () => {
    order({ type: 'spend', from: option.from, amount: paying, ...(chosenSide ? { side: chosenSide } : {}) });
    // The next press would spend as much again.
    setAmount(1);
  };
  useKeyMeaning('s', pay);
  const uncontrolled = (seen.view.attack?.defender ?? -1) < 0;
  return (
    <div className="spend" {...point('spend.form')}>
      <button type="button" className="spend-cancel" aria-label={t('panel.cancel', 'Cancel')} onClick={onCancel}>
        ×
      </button>
      {option.sides.length > 0 && (
        <Segmented
          label={t('spend.side', 'Whom you help')}
          value={side}
          choices={[
            { value: 'for', text: t('spend.for', 'Aid attacking player') },
            {
              value: 'against',
              text: uncontrolled
                ? t('spend.against.nobody', 'Work against it')
                : t('spend.against', 'Aid defending player'),
            },
          ]}
          onChange={setSide}
        />
      )}
      {!phone && (
        <div className="toggle-chips">
          {spend.map(({ from, max }) => (
            <button key={from} type="button" aria-pressed={from === option.from} onClick={() => setPicked(from)}>
              {from === seen.me ? t('spend.treasury', 'Treasury') : cardName(seen, from)} {max}
            </button>
          ))}
        </div>
      )}
      <div className="spend-row">
        {phone && (
          <select
            aria-label={t('spend.from', 'From which treasury')}
            value={option.from}
            onChange={(event) => setPicked(Number(event.target.value))}
          >
            {spend.map(({ from, max }) => (
              <option key={from} value={from}>
                {from === seen.me ? t('spend.treasury', 'Treasury') : cardName(seen, from)} {max}
              </option>
            ))}
          </select>
        )}
        <Stepper
          label={t('spend.amount', 'Amount in MB')}
          value={paying}
          min={1}
          max={option.max}
          less={t('less', 'One less')}
          more={t('more', 'One more')}
          onChange={setAmount}
        />
        <Button
          look="dark"
          className="grow"
          hotkey="S"
          note={t('spend.effect', '{now}% › {after}%', { now: percent(now), after: percent(then) })}
          onClick={pay}
        >
          {chosenSide
            ? t('spend.interfere', 'Interfere: {amount} MB', { amount: paying })
            : t('spend.spend', 'Spend {amount} MB', { amount: paying })}
        </Button>
      </div>
      {most > 1 && (
        <button type="button" className="spend-most" aria-pressed={paying === most} onClick={() => setAmount(most)}>
          {t('spend.most', '{amount} MB would make it {share}%', { amount: most, share: percent(after(most)) })}
        </button>
      )}
    </div>
  );
}

/** As much as still changes anything: up to the sure 10, down to nothing (R-8.12); what lies above only answers others' money. */
export function worthSpending(now: number, withOne: number, max: number): number {
  const step = withOne - now;
  if (step === 0) return 0;
  const way = step > 0 ? 10 - now : now - 1;
  return Math.max(0, Math.min(max, Math.ceil(way / Math.abs(step))));
}
