/** The clock in the header, and the warning before time decides something. */
import { type ReactElement, useEffect, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { Panel } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

const WARNED_SECONDS = 10;

/** One's own time goes before that of everybody; a bank is not shown as running before it does. */
export function HeaderClock(): ReactElement | undefined {
  const own = useTable((state) => state.clocks.own);
  const turn = useTable((state) => state.clocks.turn);
  const window = useTable((state) => state.clocks.window);
  const free = useMemo(() => own && { endsAt: own.freeUntil }, [own]);
  const freeLeft = useSecondsLeft(free) ?? 0;
  const ownLeft = useSecondsLeft(own) ?? 0;
  const left = useSecondsLeft(turn ?? window);
  if (own)
    return freeLeft > 0 ? (
      <ClockFace label={t('clock.decide', 'decide')} left={freeLeft} isLast={freeLeft === ownLeft} />
    ) : (
      <ClockFace label={t('clock.bank', 'bank')} left={ownLeft} isLast />
    );
  // A clock that has run out for bystanders says nothing about who still decides.
  if (left === undefined || left === 0) return undefined;
  return (
    <ClockFace
      label={turn ? t('clock.turn', 'turn') : t('clock.window', 'window')}
      left={left}
      isLast={turn !== undefined}
    />
  );
}

interface FaceProps {
  readonly label: string;
  readonly left: number;
  /** When it is over something is decided. */
  readonly isLast: boolean;
}

function ClockFace({ label, left, isLast }: FaceProps): ReactElement {
  return (
    <p className={`header-clock ${isLast && left <= WARNED_SECONDS ? 'header-clock-soon' : ''}`} role="timer">
      <small>{label}</small> {clockText(left)}
    </p>
  );
}

/** Ten seconds before: in words, by sound and in the title, for whose time it is. */
export function TimeWarning({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const own = useTable((state) => state.clocks.own);
  const turn = useTable((state) => state.clocks.turn);
  const isMyTurn = seen.view.turn.seat === seen.me;
  const left = useSecondsLeft(own ?? (isMyTurn ? turn : undefined));
  const isSoon = left !== undefined && left <= WARNED_SECONDS && left > 0;
  useEffect(() => {
    if (!isSoon) return;
    const before = document.title;
    document.title = `⏰ ${t('title.soon', 'Your time runs out')} · Illuminice`;
    playSound('alarm');
    return () => {
      document.title = before;
    };
  }, [isSoon]);
  if (!isSoon) return undefined;
  return (
    <Panel as="div" look="paper" className="toast" role="alert">
      <b>
        {own
          ? t('clock.soonBot', 'Your time runs out: in a moment a computer player decides for you.')
          : t('clock.soonTurn', 'Your time runs out: in a moment your turn ends.')}
      </b>
    </Panel>
  );
}
