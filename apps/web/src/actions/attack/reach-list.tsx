import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { attack } from './attack.ts';
import { planAttack } from './attack-draft.ts';
import { withinReach } from './within-reach.ts';

const SHOWN = 3;

/** Where a newcomer could begin: what lies uncontrolled, who would take it, and the chance of that. */
export function ReachList({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const possible = seen.moves.attack !== undefined;
  const reach = useMemo(
    () =>
      possible
        ? withinReach(seen)
            .filter(({ atMost }) => percent(atMost) > 0)
            .slice(0, SHOWN)
        : [],
    [seen, possible],
  );
  if (reach.length === 0) return undefined;
  return (
    <fieldset className="reach">
      <legend>{t('reach.title', 'Within reach')}</legend>
      {reach.map(({ attacker, target, required, atMost }) => (
        <button
          key={target}
          type="button"
          onClick={() => attack.begin({ plan: planAttack('control', { attacker, target }) })}
        >
          <b>{cardName(seen, target)}</b>
          <small className="reach-by">
            {t('reach.by', 'by {card}', {
              card: cardName(seen, attacker).replace(/^The /, ''),
            })}
          </small>
          <span className="reach-odds">
            {percent(required) > 0
              ? t('odds.percent', '{share}%', { share: percent(required) })
              : t('reach.upTo', 'up to {share}%', { share: percent(atMost) })}
          </span>
          {percent(required) > 0 && percent(atMost) > percent(required) && (
            <small className="reach-most">
              {t('reach.most', 'up to {share}% with help and money', { share: percent(atMost) })}
            </small>
          )}
          {percent(required) === 0 && <small className="reach-most">{t('reach.helped', 'with help and money')}</small>}
        </button>
      ))}
    </fieldset>
  );
}
