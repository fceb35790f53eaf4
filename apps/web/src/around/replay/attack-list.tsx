import type { Replay } from '@illuminice/table';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { CardArt, kindName, percent } from '../../tabletop/numbers/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { attacksOf, type RolledAttack } from './attacks-of.ts';

interface AttackListProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly at: number;
}

/** Every turn and the attacks in it, with what they needed and what was rolled; a press goes there. */
export function AttackList({ seen, replay, at }: AttackListProps): ReactElement {
  const attacks = attacksOf(replay);
  const now = replay.moments[at]?.turn;
  const current = attacks.findLast((attack) => attack.at <= at);
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Asked where it lies any sooner, the page would be laid out twice.
    const due = requestAnimationFrame(() => {
      const list = box.current;
      const current = list?.querySelector<HTMLElement>(`[data-turn="${now}"]`);
      // The list alone: the page stands still.
      if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 3;
    });
    return () => cancelAnimationFrame(due);
  }, [now]);
  return (
    <section className="attack-list" aria-label={t('replay.moves', 'Moves by turn')}>
      <header>
        <b>{t('replay.attacks', 'Attacks')}</b>
        <small>{t('replay.odds', 'chance · roll')}</small>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={box} tabIndex={0}>
        {replay.turns.map((turn) => (
          <Turn
            key={turn.turn}
            seen={seen}
            turn={turn}
            attacks={attacks}
            isNow={turn.turn === now}
            current={turn.turn === now ? current : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

interface TurnProps {
  readonly seen: Seen;
  readonly turn: Replay['turns'][number];
  readonly attacks: readonly RolledAttack[];
  readonly isNow: boolean;
  /** The list holds no step but its own: the last attack that is decided. */
  readonly current: RolledAttack | undefined;
}

/** From one moment to another most of them are as they were. */
const Turn = memo(function Turn({ seen, turn: { turn, seat, first }, attacks, isNow, current }: TurnProps) {
  return (
    <li data-turn={turn} data-seat={seat} aria-current={isNow ? 'step' : undefined}>
      <button type="button" className="attack-list-turn" onClick={() => goTo(first)}>
        {t('replay.turn', 'Turn {turn}: {name}', { turn, name: nameOf(seen, seat) })}
      </button>
      {attacks
        .filter((attack) => attack.turn === turn)
        .map((attack) => (
          <AttackRow key={attack.at} seen={seen} attack={attack} isNow={attack === current} />
        ))}
    </li>
  );
});

interface RowProps {
  readonly seen: Seen;
  readonly attack: RolledAttack;
  readonly isNow: boolean;
}

function AttackRow({ seen, attack, isNow }: RowProps): ReactElement {
  const { kind, attacker, target, succeeded, roll, required } = attack;
  return (
    <button
      type="button"
      className="attack-row"
      aria-current={isNow ? 'true' : undefined}
      onClick={() => goTo(attack.at)}
    >
      <CardArt seen={seen} card={target} size={26} />
      <span>
        <b>{cardName(seen, target)}</b>
        <small>{t('replay.by', '{kind} by {card}', { kind: kindName(kind), card: cardName(seen, attacker) })}</small>
      </span>
      <span className={succeeded ? 'attack-won' : 'attack-lost'}>
        <b>{succeeded ? t('scene.success', 'Success') : t('scene.failed', 'Failed')}</b>
        <small>{t('replay.chanceRoll', '{share} % · {roll}', { share: percent(required), roll })}</small>
      </span>
    </button>
  );
}
