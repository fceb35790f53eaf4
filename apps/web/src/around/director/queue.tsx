/** What happens, as one list: what was, what is now, what can follow. */
import { memo, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon, type InterfaceIcon } from '../../base/theme/index.ts';
import { type Beat, isAskedNow, replay, usePlayback } from '../../session/playback/index.ts';
import { cardName, nameOf, type Seen, useLater } from '../../tabletop/seen/index.ts';
import { RichText } from '../../tabletop/sentences/index.ts';
import { beatText, signOf } from './beat-text.ts';
import { type AttackOnStage, attackAt, chanceAfter } from './on-stage.ts';
import { useOnStage } from './use-on-stage.ts';
import './queue.css';

interface Steps {
  readonly seen: Seen;
  readonly beats: readonly Beat[];
  readonly at: number;
  /** So many steps are told and not shown yet. */
  readonly live: number;
}

/** What is on the stage may stand in the list a moment later: a press never waits for it. */
export function Queue({ seen }: { readonly seen: Seen }): ReactElement {
  const { beats, at } = useOnStage();
  const live = usePlayback((state) => state.beats.length - 1 - state.at);
  const steps = useMemo(() => ({ seen, beats, at, live }), [seen, beats, at, live]);
  return <StepList {...useLater(steps)} />;
}

const StepList = memo(function StepList({ seen, beats, at, live }: Steps): ReactElement {
  const first = Math.max(
    0,
    beats.findLastIndex(({ kind }, index) => index <= at && kind === 'turn'),
  );
  const shown = beats.slice(first, at + 1).filter(({ kind }) => kind !== 'quiet');
  const box = useRef<HTMLOListElement>(null);
  const now = shown.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step scrolls the list down
  useEffect(() => {
    // Asked for its height any sooner, the page would be laid out twice.
    const due = requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    });
    return () => cancelAnimationFrame(due);
  }, [now]);
  const attack = attackAt({ beats, at, seen });
  return (
    <div className="queue">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={box} className="queue-list" tabIndex={0} aria-label={t('director.queue', 'What happens')}>
        {shown.length === 0 && !attack && <li className="queue-turn">{t('log.empty', 'Nothing has happened yet.')}</li>}
        {shown.map((beat) => (
          <Step key={beat.key} beat={beat} seen={seen} isNow={beat.key === now} />
        ))}
        {attack && !attack.decided && <Then seen={seen} attack={attack} />}
      </ol>
      {live > 0 && (
        <p className="queue-more">
          {t('director.more', '{count, plural, one {# more step} other {# more steps}}', { count: live })}
        </p>
      )}
      {shown.length > 1 && (
        <Button look="ink" icon="backward-time" className="queue-replay" onClick={() => replay(first, at)}>
          {t('director.replayTurn', 'Replay this turn')}
        </Button>
      )}
    </div>
  );
});

interface StepProps {
  readonly beat: Beat;
  readonly seen: Seen;
  readonly isNow: boolean;
}

function Step({ beat, seen, isNow }: StepProps): ReactElement {
  const chance = chanceAfter(beat, seen);
  if (beat.kind === 'turn')
    return (
      <li className="queue-turn">
        <RichText text={beatText(beat, seen)} seen={seen} unlinked />
      </li>
    );
  return (
    <li className="queue-step" data-seat={beat.seat} aria-current={isNow ? 'step' : undefined}>
      <Icon name={signOf(beat)} size={18} />
      <span>
        <RichText text={beatText(beat, seen)} seen={seen} unlinked />
      </span>
      {chance !== undefined && (
        <b className="queue-chance" style={{ '--share': `${chance}%` } as React.CSSProperties}>
          {t('odds.percent', '{share}%', { share: chance })}
        </b>
      )}
    </li>
  );
}

/** What can follow is no secret: the rules say it. What does follow is not known here. */
function Then({ seen, attack }: { readonly seen: Seen; readonly attack: AttackOnStage }): ReactElement {
  const { defender, explanation, stage } = attack;
  const target = cardName(seen, attack.attack.target);
  const owner = defender === undefined ? '' : nameOf(seen, defender);
  return (
    <>
      <li className="queue-turn">{t('director.then', 'Then')}</li>
      {stage !== 'roll' && isAskedNow() && (
        <Later icon="hand">{t('director.then.you', 'You pay, play or stay out')}</Later>
      )}
      {stage !== 'roll' && (
        <Later icon="dice-target">
          {explanation.required < 2
            ? t('odds.none', 'No roll is low enough')
            : t('director.then.dice', 'Two dice: {required} or less', { required: Math.min(10, explanation.required) })}
        </Later>
      )}
      <Later icon="family-tree">
        {defender === undefined
          ? t('director.then.free', '{target}: taken or left alone', { target })
          : t('director.then.target', '{target}: {owner} may lose it', { target, owner })}
      </Later>
    </>
  );
}

function Later({ icon, children }: { readonly icon: InterfaceIcon; readonly children: string }): ReactElement {
  return (
    <li className="queue-step queue-later">
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </li>
  );
}
