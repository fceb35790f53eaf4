import type { IlluminatiDefinition } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { onSite } from '../../base/site/index.ts';
import { CardCoin } from './card-coin.tsx';
import { alignmentName, coveredText, type Standing } from './card-label.ts';
import { type Detail, NAME_STEPS } from './face-measures.ts';
import { fitName } from './fit-name.ts';
import { Lines } from './lines.tsx';

export interface IlluminatiFaceProps extends Standing {
  /** Missing while it lies face-down to this viewer. */
  readonly illuminati: IlluminatiDefinition | undefined;
  readonly detail: Detail;
  /** Overrides the printed goal: "Weird 4 / 5". */
  readonly goal?: string | undefined;
  /** all goals are secret, so that one card prints another power. */
  readonly hiddenGoals?: boolean | undefined;
  readonly zoom?: number | undefined;
}

/** Below this its three lines are set smaller (figures.css). */
const LOW_ZOOM = 0.66;

/** Always lying. */
export function IlluminatiFace({
  illuminati,
  detail,
  goal,
  hiddenGoals,
  money,
  stacked,
  covered,
  acted,
  zoom = 1,
}: IlluminatiFaceProps): ReactElement {
  if (illuminati === undefined) return <Back money={money} stacked={stacked} />;
  const name = illuminati.name;
  const fitted =
    detail === 'figures'
      ? fitName(name.replace(/^The /, ''), Math.floor(156 * zoom), [
          { lines: 1, largest: zoom < LOW_ZOOM ? 12 : 14, smallest: 10 },
        ])
      : fitName(name, 156, [{ lines: 1, largest: detail === 'full' ? 18.5 : 20, smallest: 14 }]);
  if (detail === 'tag')
    return (
      <TagFace name={name} glyph={artUrl.card(illuminati.key)} money={money} stacked={stacked} covered={covered} />
    );
  const isLow = detail === 'figures' && zoom < LOW_ZOOM;
  const power = (hiddenGoals ? illuminati.powerWithHiddenGoals : undefined) ?? illuminati.power;
  return (
    <>
      <span className="card-halo" />
      <img className="card-glyph" alt="" src={artUrl.card(illuminati.key)} width={50} height={50} />
      <span className={`card-root-stats ${isLow ? 'figures-low' : ''}`}>
        <span className="card-number">
          <img alt="" src={artUrl.stat('power', 'gold')} width={13} height={13} />
          <b>
            {power}
            <small>/{power}</small>
          </b>
        </span>
        <span className="card-number">
          <img alt="" src={artUrl.stat('income', 'gold')} width={13} height={13} />
          <b>{illuminati.income}</b>
        </span>
      </span>
      <span
        className={`card-goal ${(goal?.length ?? 0) > LONG_GOAL ? 'card-goal-long' : ''} ${isLow ? 'figures-low' : ''}`}
      >
        <img alt="" src={artUrl.goal} width={12} height={12} />
        {goal ?? goalDescription(illuminati)}
      </span>
      <span
        className={`card-name card-root-name ${isLow ? 'figures-low' : ''}`}
        style={{ fontSize: detail === 'figures' ? fitted.size / zoom : fitted.size }}
      >
        {fitted.lines[0]}
      </span>
      {covered && <span className="card-covered">{coveredText()}</span>}
      {acted &&
        (detail === 'figures' ? (
          <span className="figures-acted" />
        ) : (
          <img className="card-acted card-root-acted" alt="" src={artUrl.acted} width={57} height={32} />
        ))}
      <CardCoin money={money} stacked={stacked} className="card-coin-root coin-large" />
    </>
  );
}

interface TagFaceProps extends Pick<Standing, 'money' | 'stacked' | 'covered'> {
  readonly name: string;
  readonly glyph: string;
}

function TagFace({ name, glyph, money, stacked, covered }: TagFaceProps): ReactElement {
  const fitted = fitName(name.replace(/^The /, ''), 90, NAME_STEPS.wide.tag);
  return (
    <>
      <span className="card-halo" />
      <img className="card-glyph" alt="" src={glyph} width={58} height={58} />
      <span className="card-tag-name" style={{ fontSize: fitted.size }}>
        <Lines lines={fitted.lines} />
      </span>
      {covered && <span className="card-covered">{coveredText()}</span>}
      <CardCoin money={money} stacked={stacked} className="card-coin-root coin-large" />
    </>
  );
}

/** What others see of a card that lies face-down: all backs are alike. */
function Back({ money, stacked }: Pick<Standing, 'money' | 'stacked'>): ReactElement {
  return (
    <>
      <span className="card-back" />
      <img className="card-back-mark" alt="" src={onSite('/logo.svg')} width={54} height={54} />
      <CardCoin money={money} stacked={stacked} className="card-coin-root coin-large" />
    </>
  );
}

/** "Transferable 14 / 25" is the longest; above this it needs smaller letters. */
const LONG_GOAL = 14;

/** The special goal in the few words that fit the card. */
export function goalDescription(illuminati: IlluminatiDefinition | undefined): string {
  const goal = illuminati?.goal;
  switch (goal?.type) {
    case undefined:
    case 'secret':
      return t('goal.secret', 'secret');
    case 'power':
      return t('goal.power', '{count} Power', { count: goal.atLeast });
    case 'transferable':
      return t('goal.transferable', '{count} transferable', { count: goal.atLeast });
    case 'money':
      return t('goal.money', '{count} MB', { count: goal.atLeast });
    case 'destroyed':
      return t('goal.destroyed', 'destroy {count}', { count: goal.atLeast });
    case 'alignmentCount':
      return t('goal.alignment', '{count} {alignment}', {
        count: goal.atLeast,
        alignment: alignmentName(goal.alignment),
      });
    case 'allAlignments':
      return t('goal.allAlignments', '10 alignments');
  }
}
