import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { Die } from '../../tabletop/numbers/index.ts';

interface Thrown {
  readonly dice: readonly [number, number];
  readonly throws: number;
  readonly hits: number;
}

const face = (): number => 1 + Math.floor(Math.random() * 6);

/** Dice of the page alone: nothing hangs on them, so they need not be the fair ones of a table. */
export function RollIt({ required }: { readonly required: number }): ReactElement {
  const [thrown, setThrown] = useState<Thrown>();
  const roll = (): void => {
    const dice = [face(), face()] as const;
    const hit = dice[0] + dice[1] <= Math.min(10, required);
    setThrown({ dice, throws: (thrown?.throws ?? 0) + 1, hits: (thrown?.hits ?? 0) + Number(hit) });
  };
  return (
    <div className="guide-roll">
      <Button look="outline" icon="dice-target" onClick={roll}>
        {t('guide.roll', 'Roll this attack')}
      </Button>
      {thrown && (
        <p role="status">
          <Die key={`a${thrown.throws}`} face={thrown.dice[0]} delay={0} />
          <Die key={`b${thrown.throws}`} face={thrown.dice[1]} delay={90} />
          {t('guide.rolled', '{sum}. {hits} of {throws, plural, one {# throw} other {# throws}} would have done.', {
            sum: thrown.dice[0] + thrown.dice[1],
            hits: thrown.hits,
            throws: thrown.throws,
          })}
        </p>
      )}
    </div>
  );
}
