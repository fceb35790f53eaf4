import type { Replay } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Stamp } from '../../base/theme/index.ts';
import { kindName, percent } from '../../tabletop/numbers/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { attacksOf } from './attacks-of.ts';
import { againstTold, neededTold } from './review-sentences.ts';

interface SlipProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly at: number;
}

/** The attack this moment belongs to, once it is decided: what it needed, what was rolled, who stopped it. */
export function MomentSlip({ seen, replay, at }: SlipProps): ReactElement | undefined {
  const attack = attacksOf(replay).findLast((each) => each.at <= at);
  if (!attack || replay.moments[at]?.turn !== attack.turn) return undefined;
  const { kind, attacker, target, succeeded, required, roll } = attack;
  return (
    <section className="moment-slip panel-paper" aria-label={t('replay.attacks', 'Attacks')}>
      <Stamp>{succeeded ? t('scene.success', 'Success') : t('scene.failed', 'Failed')}</Stamp>
      <p>
        <b>
          {t('review.slip', 'Turn {turn}: {name} attacks {card}, {share} %', {
            turn: attack.turn,
            name: nameOf(seen, attack.seat),
            card: cardName(seen, target),
            share: percent(required),
          })}
        </b>
        <small>
          {t('replay.by', '{kind} by {card}', { kind: kindName(kind), card: cardName(seen, attacker) })}
          {attack.stoppedBy.map((stopper) => againstTold(seen, stopper)).join('')}
        </small>
      </p>
      <p className="moment-roll">
        <b>{roll}</b>
        <small>{neededTold(attack)}</small>
      </p>
    </section>
  );
}
