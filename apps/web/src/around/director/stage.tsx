/** What others do, on one stage: both structures, the money, the dice, the result (T-4, T-11). */
import type { CardNo } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { type Seen, useReader } from '../../tabletop/seen/index.ts';
import { RichText } from '../../tabletop/sentences/index.ts';
import { AttackScene } from './attack-scene.tsx';
import { beatText } from './beat-text.ts';
import { Controls } from './controls.tsx';
import { attackAt } from './on-stage.ts';
import { PlainScene } from './plain-scene.tsx';
import { useOnStage } from './use-on-stage.ts';
import { useSkipping } from './use-skipping.ts';
import './stage.css';
import './stage-phone.css';

export interface StageProps {
  readonly seen: Seen;
  readonly onCardPress: (card: CardNo, element: HTMLElement) => void;
}

export function Stage({ seen, onCardPress }: StageProps): ReactElement {
  const { beats, at } = useOnStage();
  useSkipping(seen);
  const beat = beats[at];
  const reader = useReader(seen);
  const view = beat?.view ?? seen.view;
  const shown = useMemo(() => ({ ...reader, view }), [reader, view]);
  const attack = useMemo(() => attackAt({ beats, at, seen: shown }), [beats, at, shown]);
  return (
    <section className="stage" aria-label={t('director.stage', 'Stage')}>
      {attack ? (
        <AttackScene seen={shown} scene={attack} onCardPress={onCardPress} />
      ) : (
        <PlainScene seen={shown} beat={beat} onCardPress={onCardPress} />
      )}
      {beat && beat.kind !== 'quiet' && attack && (
        <p className="stage-line" data-seat={beat.seat}>
          <RichText text={beatText(beat, seen)} seen={shown} />
        </p>
      )}
      <Controls seen={seen} />
    </section>
  );
}
