/** Hosts and arrows as two lists (REQ-282, REQ-283), what would be lost, and a confirmation (REQ-295). */
import type { CardNo, Link, Side } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { cardName, type Seen } from '../seen/index.ts';
import { oldCardsToDrop } from './old-cards-to-drop.ts';
import {
  choiceFor,
  directionsBelow,
  directionsOf,
  type Hanging,
  type OpenArrow,
  type PlaceChoice,
  previewOf,
  sameArrow,
} from './open-arrows.ts';

export function directionName(direction: Side): string {
  switch (direction) {
    case 0:
      return t('direction.up', 'up');
    case 1:
      return t('direction.right', 'to the right');
    case 2:
      return t('direction.down', 'down');
    case 3:
      return t('direction.left', 'to the left');
  }
}

interface PickerProps {
  readonly seen: Seen;
  readonly hanging: Hanging;
  /** What hangs below the Group, for who wants to arrange it themselves. */
  readonly arm?: readonly Link[];
  /** It was received, not won: old cards may make room for it. */
  readonly mayDropOld?: boolean;
  readonly onChoose: (choice: PlaceChoice) => void;
}

export function ArrowPicker({ seen, hanging, arm = [], mayDropOld = false, onChoose }: PickerProps): ReactElement {
  const direction = useMemo(() => directionsOf(seen), [seen]);
  const { arrows, chosen } = hanging;
  const hosts = [...new Set(arrows.map(({ host }) => host))];
  const host = chosen?.arrow.host ?? hosts[0];
  const sides = arrows.filter((arrow) => arrow.host === host);
  const take = (arrow: OpenArrow | undefined) => arrow && onChoose(choiceFor(arrow));
  if (arrows.length === 0)
    return <p className="docket-hint">{t('arrow.none', 'There is not enough space for it anywhere.')}</p>;
  return (
    <div className="arrow-picker" {...point('arrow.picker')}>
      <label className="pick">
        <span>{t('arrow.host', 'On which card')}</span>
        <select
          value={host}
          onChange={(event) => take(arrows.find((arrow) => arrow.host === Number(event.target.value)))}
        >
          {hosts.map((card) => (
            <option key={card} value={card}>
              {cardName(seen, card)}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{t('arrow.side', 'On which arrow')}</span>
        <select
          value={chosen ? chosen.arrow.side : ''}
          onChange={(event) => take(sides.find((arrow) => arrow.side === Number(event.target.value)))}
        >
          {!chosen && <option value="">{t('arrow.choose', 'choose, or tap a golden arrow')}</option>}
          {sides.map((arrow) => (
            <option key={arrow.side} value={arrow.side}>
              {directionName(direction(arrow))}
              {arrow.inTheWay.length > 0 ? ` (${t('arrow.crowded', 'crowded')})` : ''}
            </option>
          ))}
        </select>
      </label>
      {chosen && <Consequences seen={seen} hanging={hanging} />}
      {mayDropOld && chosen && (
        <OldInstead seen={seen} hanging={hanging} arm={arm} choice={chosen} onChoose={onChoose} />
      )}
      {chosen && arm.length > 0 && (
        <PlanEditor seen={seen} hanging={hanging} arm={arm} choice={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

/** Said before anybody confirms: what would be lost, or that nothing is. */
export function Consequences({ seen, hanging }: { readonly seen: Seen; readonly hanging: Hanging }): ReactElement {
  const preview = previewOf(seen, hanging);
  if (!preview)
    return (
      <p className="warning" role="status">
        {t('arrow.noRoom', 'There is not enough space: cards would overlap.')}
      </p>
    );
  return preview.lost.length === 0 ? (
    <p className="docket-hint" role="status">
      {t('arrow.fits', 'It fits. Nothing is lost.')}
    </p>
  ) : (
    <p className="warning" role="status">
      {t('arrow.lost', 'No room for these, they would be lost: {cards}', {
        cards: preview.lost.map((card) => cardName(seen, card)).join(', '),
      })}
    </p>
  );
}

interface PlanProps {
  readonly seen: Seen;
  readonly hanging: Hanging;
  readonly arm: readonly Link[];
  readonly choice: PlaceChoice;
  readonly onChoose: (choice: PlaceChoice) => void;
}

/** What could go instead of what has just come; what is given up already can be kept again, unless the Group itself lies there. */
function OldInstead({ seen, hanging, arm, choice, onChoose }: PlanProps): ReactElement | undefined {
  const must = hanging.arrows.find((arrow) => sameArrow(arrow, choice.arrow))?.inTheWay ?? [];
  const given = (choice.dropOld ?? []).filter((card) => !must.includes(card));
  const others = useMemo(() => oldCardsToDrop(seen, hanging, arm), [seen, hanging, arm]);
  if (given.length + others.length === 0) return undefined;
  const names = (cards: readonly CardNo[]) => cards.map((card) => cardName(seen, card)).join(', ');
  const drop = (cards: readonly CardNo[]) => {
    const { dropOld: _before, ...rest } = choice;
    onChoose(cards.length > 0 ? { ...rest, dropOld: cards } : rest);
  };
  return (
    <fieldset className="extra">
      <legend>{t('arrow.instead', 'Give up old cards instead')}</legend>
      <div className="toggle-chips">
        {given.map((card) => (
          <button
            key={card}
            type="button"
            aria-pressed
            onClick={() => drop((choice.dropOld ?? []).filter((other) => other !== card))}
          >
            {cardName(seen, card)}
          </button>
        ))}
        {others.map((cards) => (
          <button
            key={cards.join(' ')}
            type="button"
            aria-pressed={false}
            onClick={() => drop([...(choice.dropOld ?? []), ...cards])}
          >
            {names(cards)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** another arrow of the same master for puppets that would overlap, or giving them up. */
function PlanEditor({ seen, hanging, arm, choice, onChoose }: PlanProps): ReactElement {
  const direction = directionsBelow(seen, hanging, arm);
  const set = (link: Link, value: string) => {
    const { [link.card]: _old, ...rest } = choice.plan ?? {};
    const plan =
      value === '' ? rest : { ...rest, [link.card]: value === 'drop' ? ('drop' as const) : (Number(value) as Side) };
    const { plan: _plan, ...bare } = choice;
    onChoose(Object.keys(plan).length > 0 ? { ...bare, plan } : bare);
  };
  return (
    <details className="plan">
      <summary>{t('plan.title', 'Arrange what hangs below it')}</summary>
      {arm.map((link) => (
        <label key={link.card} className="pick">
          <span>{cardName(seen, link.card)}</span>
          <select value={choice.plan?.[link.card] ?? ''} onChange={(event) => set(link, event.target.value)}>
            <option value="">{t('plan.keep', 'as it hangs')}</option>
            {(seen.pack.outSides[link.host] ?? []).map((side) => (
              <option key={side} value={side}>
                {t('plan.arrow', '{host}: arrow {direction}', {
                  host: cardName(seen, link.host),
                  direction: directionName(direction({ host: link.host, side })),
                })}
              </option>
            ))}
            <option value="drop">{t('plan.drop', 'give it up')}</option>
          </select>
        </label>
      ))}
    </details>
  );
}
