import { pack } from '@illuminice/cards';
import type { IlluminatiNo, View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { useState } from 'react';
import { CardFace } from '../cards/index.ts';
import { t } from '../i18n/translate.ts';
import { playSound } from '../sound/effects.ts';
import { Button } from '../theme/index.ts';
import { Players } from './setup-screen.tsx';
import './setup.css';

interface TapProps {
  readonly view: View;
  readonly info: TableInfo;
  readonly own: IlluminatiNo;
  readonly onDone: () => void;
}

/**
 * REQ-022: eight backs on the table, take one. The cards were shuffled and dealt already, so every back is the
 * right one; tapping only turns it over.
 */
export function TapACard({ view, info, own, onDone }: TapProps) {
  const [tapped, setTapped] = useState<number>();
  const card = pack.illuminati[own];
  if (!card) return undefined;
  return (
    <main className="setup felt">
      <section className="setup-choice" aria-labelledby="setup-title">
        <h1 id="setup-title">{tapped === undefined ? t('setup.title', 'Who pulls your strings?') : card.name}</h1>
        <p role="status">
          {tapped === undefined
            ? t('setup.tap', 'Eight hands, all hidden. Take one.')
            : t('setup.youAre', 'You are {name}. {summary}', { name: card.name, summary: card.summary })}
        </p>
        <div className={tapped === undefined ? 'backs' : 'backs backs-open'}>
          {pack.illuminati.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={index === tapped ? 'back back-mine' : 'back'}
              aria-label={
                index === tapped ? card.name : t('setup.back', 'Face-down Illuminati {n} of 8', { n: index + 1 })
              }
              disabled={tapped !== undefined}
              onClick={() => {
                setTapped(index);
                playSound('card');
              }}
            >
              {index === tapped ? (
                <CardFace pack={pack} card={0} illuminati={own} money={card.income} />
              ) : (
                <CardFace pack={pack} card={0} />
              )}
            </button>
          ))}
        </div>
        {tapped !== undefined && (
          <>
            <p className="setup-goal">{t('setup.goal', 'Your special goal: {goal}', { goal: card.goalSummary })}</p>
            <Button look="red" size="large" onClick={onDone}>
              {t('setup.toTable', 'To the table')}
            </Button>
          </>
        )}
      </section>
      {tapped !== undefined && <Players view={view} info={info} />}
    </main>
  );
}
