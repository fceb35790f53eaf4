import { type CardNo, isIlluminatiCard } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon, Stamp } from '../../base/theme/index.ts';
import { LooseCard } from '../../pieces/cards/index.ts';
import { replay, secondsOf, usePlayback } from '../../session/playback/index.ts';
import { figuresOf, goalLine } from '../../tabletop/goals/index.ts';
import { kindName, percent } from '../../tabletop/numbers/index.ts';
import { clockText } from '../../tabletop/parts/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { RichText } from '../../tabletop/sentences/index.ts';
import { beatText, signOf } from './beat-text.ts';
import { Emblem } from './emblem.tsx';
import type { BeatRange, Recap, RecapAttack, RecapRival } from './recap-of.ts';

interface RowProps {
  readonly seen: Seen;
  readonly rival: RecapRival;
  readonly recap: Recap;
}

/** More than that is in the log. */
const MOST_SLIPS = 4;

export function RecapRow({ seen, rival, recap }: RowProps): ReactElement {
  const { seat, attacks, others } = rival;
  const person = seen.info.seats[seat];
  return (
    <article className="recap-row" data-seat={seat}>
      <header>
        <Emblem seen={seen} seat={seat} />
        <h3>
          {nameOf(seen, seat)}
          <small>
            {person?.kind === 'bot' ? t('rivals.bot', 'computer') : t('recap.person', 'person')} ·{' '}
            {cardName(seen, seat)}
          </small>
        </h3>
        <Again range={rival} label={t('recap.replayTurn', 'Replay the turn')} />
      </header>
      <ul className="recap-tiles">
        {attacks.map((attack) => (
          <AttackTile key={attack.from} seen={seen} attack={attack} />
        ))}
        {others.slice(0, MOST_SLIPS).map((beat) => (
          <li key={beat.key} className="recap-slip">
            <Icon name={signOf(beat)} size={17} />
            <span>
              <RichText text={beatText(beat, seen)} seen={seen} />
            </span>
          </li>
        ))}
        {attacks.length + others.length === 0 && (
          <li className="recap-slip">{t('recap.nothing', 'Nothing worth a line')}</li>
        )}
      </ul>
      <Sums seen={seen} rival={rival} recap={recap} />
    </article>
  );
}

function Again({ range, label }: { readonly range: BeatRange; readonly label: string }): ReactElement {
  const seconds = usePlayback(({ beats }) => secondsOf(beats.slice(range.from, range.to + 1)));
  return (
    <Button look="dark" icon="play-button" className="recap-again" onClick={() => replay(range.from, range.to)}>
      <span className="visually-hidden">{label}</span> {clockText(seconds)}
    </Button>
  );
}

interface TileProps {
  readonly seen: Seen;
  readonly attack: RecapAttack;
}

function AttackTile({ seen, attack }: TileProps): ReactElement {
  const { attacker, target, succeeded, roll, required, kind, defender } = attack;
  const whose =
    defender === seen.me
      ? t('recap.fromYou', '{kind}, against you', { kind: kindName(kind) })
      : defender < 0
        ? kindName(kind)
        : t('recap.from', '{kind}, against {name}', { kind: kindName(kind), name: nameOf(seen, defender) });
  return (
    <li className={`recap-attack ${defender === seen.me ? 'recap-on-you' : ''}`}>
      <div className="recap-versus">
        <Card seen={seen} card={attacker} />
        <span className="versus-arrow" aria-hidden="true" />
        <Card seen={seen} card={target} />
      </div>
      <div className="recap-verdict">
        <Stamp className={succeeded ? 'recap-good' : ''}>
          {succeeded ? t('scene.success', 'Success') : t('scene.failed', 'Failed')}
        </Stamp>
        <p>
          <b>{whose}</b>
          <small>
            {t('recap.rolled', 'rolled {roll}, {required} or less · {share} %', {
              roll,
              required: Math.max(0, Math.min(10, required)),
              share: percent(required),
            })}
          </small>
        </p>
        <Again
          range={attack}
          label={t('recap.replayAttack', 'Replay the attack on {target}', { target: cardName(seen, target) })}
        />
      </div>
    </li>
  );
}

function Card({ seen, card }: { readonly seen: Seen; readonly card: CardNo }): ReactElement {
  return isIlluminatiCard(card) ? (
    <span className="recap-illuminati">
      <Emblem seen={seen} seat={card} />
      {cardName(seen, card)}
    </span>
  ) : (
    <LooseCard pack={seen.pack} card={card} />
  );
}

function Sums({ seen, rival: { seat, income, spent }, recap }: RowProps): ReactElement {
  const at = (view: Recap['before']) => figuresOf(seen.pack, view, seat);
  const [before, after] = [at(recap.before), at(recap.after)];
  const goals = [recap.before, recap.after].map((view) => goalLine({ ...seen, view }, seat));
  return (
    <p className="recap-sums">
      <b>
        {before.moneyHidden || after.moneyHidden ? '?' : `${before.money} › ${after.money}`} <i>MB</i>
      </b>
      <small>
        {t('recap.money', '{income} income, {spent} spent', {
          income: `+${income}`,
          spent: spent === 0 ? '0' : `−${spent}`,
        })}
      </small>
      <small>
        {goals[1]?.label}{' '}
        {goals[0]?.count !== goals[1]?.count && goals[0]?.count !== undefined && `${goals[0].count} › `}
        {goals[1]?.count}
      </small>
    </p>
  );
}
