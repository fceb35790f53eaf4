/** Everybody at the table: a press shows that board, a press on oneself comes back (REQ-333…REQ-335, REQ-339). */
import type { Seat } from '@illuminice/engine';
import { memo, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { artUrl, Icon } from '../../base/theme/index.ts';
import { MiniBoard } from '../../pieces/board/index.ts';
import type { LogEntry } from '../../session/stores/index.ts';
import {
  basicProgress,
  figuresOf,
  figureText,
  type GoalLine,
  goalLine,
  goalText,
  outText,
} from '../../tabletop/goals/index.ts';
import { interferenceOf, paymentsOf, signed } from '../../tabletop/numbers/index.ts';
import { cardName, homeOf, look, nameOf, type Seen, useUi } from '../../tabletop/seen/index.ts';
import { levelText } from '../table-options/index.ts';

interface RivalsProps {
  readonly seen: Seen;
  readonly log: readonly LogEntry[];
  readonly compact: boolean;
}

export const Rivals = memo(function Rivals({ seen, log, compact }: RivalsProps): ReactElement {
  const { view, me } = seen;
  const viewed = useUi((state) => state.viewed) ?? homeOf(seen);
  const payments = useMemo(() => (view.attack ? paymentsOf(log.map(({ event }) => event)) : []), [log, view.attack]);
  const place = useRef<HTMLElement>(null);
  const singledOut = view.seats.findIndex((_, seat) => singled(seen, seat));
  const awaited = singledOut < 0 ? view.turn.seat : singledOut;
  // Large letters on a phone leave no room for eight: whom everybody waits for is in sight all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table, or another seat, is another line of players
  useEffect(() => {
    // In a frame of its own: any sooner, the page would be laid out twice.
    const due = requestAnimationFrame(() =>
      place.current?.querySelector(`[data-seat="${awaited}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(due);
  }, [awaited, me, seen.info.table]);
  const order = view.seats.map((_, offset) => ((me ?? 0) + offset) % view.seats.length);
  return (
    <nav
      ref={place}
      className={`rivals ${compact ? 'rivals-compact' : ''}`}
      {...point('table.rivals')}
      aria-label={t('rivals.label', 'Players')}
    >
      {order.map((seat) => (
        <RivalCard
          key={seat}
          seen={seen}
          seat={seat}
          compact={compact || seat === me}
          viewed={seat === viewed}
          interferes={interferenceOf(payments, seat)}
        />
      ))}
    </nav>
  );
});

/** More letters than that want a smaller type to stand in one line. */
const LONG_NAME = 13;

interface RivalProps {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly compact: boolean;
  readonly viewed: boolean;
  readonly interferes: number;
}

function RivalCard({ seen, seat, compact, viewed, interferes }: RivalProps): ReactElement {
  const { pack, view, me, info } = seen;
  const player = view.seats[seat];
  const person = info.seats[seat];
  const figures = figuresOf(pack, view, seat);
  const basic = basicProgress(pack, view, seat);
  const key = player?.illuminati === undefined ? undefined : pack.illuminati[player.illuminati]?.key;
  const out = player?.status !== 0;
  const name = nameOf(seen, seat);
  // While others play one's own board may be looked at in the place of the stage.
  const isBackToOwn = seat === me && (view.turn.seat === me || useUi.getState().viewed !== undefined);
  return (
    <button
      type="button"
      className={`rival ${compact ? 'rival-compact' : ''} ${out ? 'rival-out' : ''}`}
      {...point(`table.rival.${seat}`)}
      data-seat={seat}
      aria-pressed={viewed}
      title={compact ? `${cardName(seen, seat)} · ${goalText(seen, seat)}` : undefined}
      onClick={() => look(isBackToOwn ? undefined : seat)}
    >
      <span className="rival-glyph">
        {key === undefined ? (
          <Icon name="spy" size={26} />
        ) : (
          <img src={artUrl.card(key)} alt="" width={30} height={30} />
        )}
      </span>
      <span className="rival-words">
        <b className={name.length > LONG_NAME ? 'long-name' : ''}>{name}</b>
        {!compact && <small>{cardName(seen, seat).replace(/^The /, '')}</small>}
        {!compact && person?.kind === 'bot' && (
          <small>
            {t('rivals.bot', 'computer')}
            {person.level && ` · ${levelText(person.level)}`}
          </small>
        )}
        {seat !== me && (
          <small className="rival-goal">
            {out ? <em>{outText(player?.status)}</em> : <Goal {...goalLine(seen, seat)} />}
          </small>
        )}
      </span>
      <MiniBoard pack={pack} view={view} seat={seat} width={compact ? 46 : 72} height={compact ? 36 : 56} />
      <span className="rival-figures">
        <Figure icon="family-tree" label={t('figure.cards', 'Cards')}>
          {figures.cards}
          {!view.options.longGame && <i>/{basic.need}</i>}
        </Figure>
        <Figure icon="two-coins" label={t('figure.money', 'All money')}>
          {figureText({ known: figures.money, isMore: figures.moneyHidden })}
        </Figure>
        {!compact && (
          <Figure icon="fist" label={t('figure.power', 'Power')}>
            {figureText({ known: figures.power, isMore: figures.cardHidden })}
          </Figure>
        )}
        <Figure icon="stack" label={t('figure.specials', 'Specials')}>
          {player?.hand.length ?? 0}
        </Figure>
        {person && person.kept + person.broken > 0 && (
          <Figure icon="shaking-hands" label={t('figure.word', 'Promises kept and broken')}>
            {person.kept}
            <i>/{person.broken}</i>
          </Figure>
        )}
      </span>
      <Doing seen={seen} seat={seat} interferes={interferes} />
    </button>
  );
}

function Figure({
  icon,
  label,
  children,
}: {
  readonly icon: 'family-tree' | 'two-coins' | 'fist' | 'stack' | 'shaking-hands';
  readonly label: string;
  readonly children: React.ReactNode;
}): ReactElement {
  return (
    <span title={label}>
      <Icon name={icon} size={14} />
      <span className="visually-hidden">{label}</span> {children}
    </span>
  );
}

/** Its name may be cut short where there is little room, how near they are to it never. */
function Goal({ label, count }: GoalLine): ReactElement {
  return (
    <>
      <span>{label}</span>
      {count && <em> {count}</em>}
    </>
  );
}

/** What they are doing now, as far as everybody may know; in a window nobody is singled out. */
function Doing({
  seen,
  seat,
  interferes,
}: {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly interferes: number;
}): ReactElement | undefined {
  const { view, info } = seen;
  const person = info.seats[seat];
  const text =
    interferes !== 0
      ? t('doing.interferes', 'interferes {points}', { points: signed(interferes) })
      : person && !person.present && person.kind === 'human'
        ? t('doing.gone', 'away')
        : view.attack?.defender === seat
          ? t('doing.defends', 'defends')
          : view.turn.seat === seat
            ? t('doing.plays', 'to play')
            : singled(seen, seat)
              ? t('doing.decides', 'decides')
              : undefined;
  return text === undefined ? undefined : <span className="rival-doing">{text}</span>;
}

/** Questions that publicly belong to one seat. */
function singled({ view }: Seen, seat: Seat): boolean {
  const question = view.questions.at(-1);
  return question !== undefined && 'seat' in question && question.seat === seat;
}
