/** An open window: how long, Pass, Wait, what could be played; never who could answer. */
import type { QuestionView } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, type Reason } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { Countdown, whyRefused } from '../../tabletop/parts/index.ts';
import { named, order, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { RichText, subjectText } from '../../tabletop/sentences/index.ts';

type Window = Extract<QuestionView, { kind: 'start' | 'roll' | 'secrets' }>;

export function openWindow({ view }: Seen): Window | undefined {
  const question = view.questions.at(-1);
  return question?.kind === 'start' || question?.kind === 'roll' || question?.kind === 'secrets' ? question : undefined;
}

export function ReactionBar({ seen, window }: { readonly seen: Seen; readonly window: Window }): ReactElement {
  const { moves, me } = seen;
  const { waited, mayWait } = useTable((state) => state.clocks);
  const wait = useTable((state) => state.wait);
  const asked = me !== undefined && ((window.asked >> me) & 1) === 1;
  const cards = (moves.play ?? []).filter(({ card }) => fits(seen, window, card));
  return (
    <Panel as="section" look="ink" className="reaction" aria-label={t('window.label', 'Reaction window')}>
      <div className="reaction-words">
        <b>{title(window)}</b>
        <span>
          <RichText text={about(seen, window)} seen={seen} />
        </span>
        <Countdown />
      </div>
      {asked && (
        <div className="reaction-buttons">
          {cards.map(({ card }) => (
            <Button
              key={card}
              {...point(`react.play.${card}`)}
              look="gold"
              icon="card-play"
              onClick={() => order({ type: 'play', card })}
            >
              {t('window.play', 'Play {card}', { card: specialName(seen, card) })}
            </Button>
          ))}
          <Button
            {...point('react.pass')}
            look="ink"
            hotkey="O"
            refusal={whyNoPass(seen)}
            onClick={() => order({ type: 'decline' })}
          >
            {window.answered ? t('window.passed', 'Passed') : t('window.pass', 'Pass')}
          </Button>
          <Button
            look="ink"
            hotkey="W"
            refusal={waited || !mayWait ? whyNoWait({ waited }) : undefined}
            aria-pressed={waited}
            onClick={() => void wait()}
          >
            {waited ? t('window.waiting', 'Waiting') : t('window.wait', 'Wait')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function whyNoPass(seen: Seen): Reason | undefined {
  return seen.moves.decline ? undefined : whyRefused(seen, { type: 'decline' });
}

function whyNoWait({ waited }: { readonly waited: boolean }): Reason {
  return {
    text: waited
      ? t('window.waited', 'You have asked for more time already.')
      : t('window.noWait', 'There is no more time to be had in this window.'),
    rule: 'R-24.6',
  };
}

function title(window: Window): string {
  switch (window.kind) {
    case 'start':
      return t('window.start', 'A turn begins');
    case 'roll':
      return t('window.roll', 'The dice have fallen');
    case 'secrets':
      return t('window.secrets', 'A Special is played');
  }
}

function about(seen: Seen, window: Window): string {
  switch (window.kind) {
    case 'start':
      return t(
        'window.start.about',
        'Does anybody stop {nameIs, select, you {your turn} other {the turn of {name}}}?',
        named(seen, seen.view.turn.seat),
      );
    case 'roll':
      return t('window.roll.about', 'The roll is {roll}. Does anybody change it?', {
        roll: seen.view.attack?.roll ?? 0,
      });
    case 'secrets':
      return t('window.secrets.about', '{what}. Does anybody cancel it?', {
        what: subjectText(window.subject, seen.me),
      });
  }
}

/** Any-time cards stay in the hand bar: the window's own buttons are those that answer it. */
function fits({ pack }: Seen, window: Window, card: number): boolean {
  const effect = pack.specials[card]?.effect.type;
  switch (window.kind) {
    case 'start':
      return effect === 'losesTurn';
    case 'roll':
      return effect === 'setsRoll';
    case 'secrets':
      return effect === 'cancelsSpecial';
  }
}
