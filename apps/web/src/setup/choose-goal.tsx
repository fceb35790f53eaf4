import { pack } from '@illuminice/cards';
import type { IlluminatiNo } from '@illuminice/engine';
import { useState } from 'react';
import { CardFace } from '../cards/index.ts';
import { cardWords } from '../i18n/card-words.ts';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';

/** REQ-035, REQ-036: shown to the chooser alone; nobody sees what he takes, or whether it matters. */
export function ChooseGoal({ goals }: { readonly goals: readonly IlluminatiNo[] }) {
  const send = useTable((state) => state.send);
  const [busy, setBusy] = useState(false);
  const take = (goal: IlluminatiNo): void => {
    setBusy(true);
    void send({ type: 'chooseGoal', goal }).then(() => setBusy(false));
  };
  return (
    <section className="setup-choice" aria-labelledby="setup-title">
      <h1 id="setup-title">{t('setup.goalTitle', 'A secret goal')}</h1>
      <p role="status">
        {t(
          'setup.goalText',
          'Choose whose special goal you will play for. Nobody learns it until you have won, or the game is over.',
        )}
      </p>
      <div className="setup-cards">
        {goals.flatMap((number) => {
          const card = pack.illuminati[number];
          if (!card) return [];
          return (
            <button key={card.key} type="button" className="setup-card" disabled={busy} onClick={() => take(number)}>
              <CardFace pack={pack} card={0} illuminati={number} />
              <span>{cardWords(card).goalSummary}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
