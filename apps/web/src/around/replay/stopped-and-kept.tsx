/** Who stood in whose way, and whose word was good. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { PromiseLedger } from '../deals/index.ts';
import type { RolledAttack } from './attacks-of.ts';

interface StoppedProps {
  readonly seen: Seen;
  readonly attacks: readonly RolledAttack[];
}

export function StoppedAttacks({ seen, attacks }: StoppedProps): ReactElement | undefined {
  const stopped = attacks.filter(({ stoppedBy }) => stoppedBy.length > 0);
  if (stopped.length === 0) return undefined;
  return (
    <>
      <h3>{t('review.stopped', 'Who stopped whom')}</h3>
      <ol className="review-points">
        {stopped.map(({ at, turn, seat, target, roll, required, stoppedBy }) => (
          <li key={at} data-seat={stoppedBy[0]?.seat}>
            <button type="button" onClick={() => goTo(at)}>
              <b>
                {t('review.stoppedBy', '{names} stopped {name}: {card}', {
                  names: stoppedBy.map((each) => nameOf(seen, each.seat)).join(' + '),
                  name: nameOf(seen, seat),
                  card: cardName(seen, target),
                })}
              </b>
              <small>
                {t('review.stoppedHow', 'turn {turn}: {amount} MB against it, rolled {roll}, {required} needed', {
                  turn,
                  amount: stoppedBy.map(({ amount }) => amount).join(' + '),
                  roll,
                  required,
                })}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface KeptProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly eyes: Viewer;
}

/** As they stood at the end. */
export function KeptPromises({ seen, replay, eyes }: KeptProps): ReactElement | undefined {
  const info = replay.infoAt(replay.moments.length - 1, eyes);
  if (info.promises.every(({ state }) => state === 'offered')) return undefined;
  return (
    <>
      <h3>{t('promise.ledger', 'Promises')}</h3>
      <PromiseLedger seen={{ ...seen, info }} />
    </>
  );
}
