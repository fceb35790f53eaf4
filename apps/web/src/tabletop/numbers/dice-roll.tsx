import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { moves } from '../../base/settings/index.ts';
import { DIE_PIPS } from '../../base/theme/index.ts';

interface DiceRollProps {
  readonly dice: readonly [number, number];
  readonly roll: number;
  readonly required: number;
  /** Nothing can change it any more. */
  readonly isDecided: boolean;
}

/** Two dice that tumble once and lie still; the words beside them say the same. */
export function DiceRoll({ dice, roll, required, isDecided }: DiceRollProps): ReactElement {
  const succeeds = roll <= 10 && roll <= required;
  const changed = roll !== dice[0] + dice[1];
  return (
    <div className="dice" role="status">
      <Die face={dice[0]} delay={0} />
      <Die face={dice[1]} delay={90} />
      <p className={succeeds ? 'dice-good' : 'dice-bad'}>
        <b>{roll}</b> {changed && <small>{t('dice.changed', '(was {sum})', { sum: dice[0] + dice[1] })} </small>}
        {roll > 10
          ? t('dice.always', '11 and 12 always fail')
          : t('dice.needed', '{required} or less was needed', { required: Math.min(10, required) })}
        {': '}
        {succeeds ? t('dice.success', 'success') : t('dice.failure', 'failure')}
        {!isDecided && ` ${t('dice.open', 'unless a Special changes the roll')}`}
      </p>
    </div>
  );
}

export function Die({ face, delay }: { readonly face: number; readonly delay: number }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!moves() || face === 0) return;
    box.current?.animate(
      [
        { transform: 'translate(-70px, -60px) rotate(-540deg) scale(1.3)', opacity: 0 },
        { transform: 'translate(6px, 4px) rotate(24deg) scale(1)', opacity: 1, offset: 0.7 },
        { transform: 'translate(0, -5px) rotate(-9deg)', offset: 0.85 },
        { transform: 'none' },
      ],
      { duration: 720, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
    );
  }, [face, delay]);
  return (
    <span ref={box} className="die" role="img" aria-label={t('dice.face', 'A die shows {face}', { face })}>
      {Array.from({ length: 9 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nine places of a die never move
        <i key={at} className={DIE_PIPS[face]?.includes(at) ? 'dot' : ''} />
      ))}
    </span>
  );
}
