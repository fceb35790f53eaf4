import type { IlluminatiNo, View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { CardFace, cardText } from '../../pieces/cards/index.ts';
import { tablePack, useTable } from '../../session/stores/index.ts';

interface ChooseProps {
  readonly view: View;
  readonly info: TableInfo;
  /** Missing while somebody else chooses. */
  readonly choices: readonly IlluminatiNo[] | undefined;
}

/** with `choose`: face-up, one after another, no two alike. */
export function ChooseIlluminati({ view, info, choices }: ChooseProps) {
  const send = useTable((state) => state.send);
  const [busy, setBusy] = useState(false);
  const question = view.questions.at(-1);
  const chooser = question?.kind === 'illuminati' ? info.seats[question.seat]?.name : undefined;
  const take = (card: IlluminatiNo): void => {
    setBusy(true);
    void send({ type: 'chooseIlluminati', card }).then(() => setBusy(false));
  };
  return (
    <section className="setup-choice" aria-labelledby="setup-title">
      <h1 id="setup-title">{t('setup.title', 'Who pulls your strings?')}</h1>
      <p role="status">
        {choices
          ? t('setup.yours', 'It is your choice: take one of them.')
          : chooser === undefined
            ? t('setup.wait', 'A moment…')
            : t('setup.theirs', '{name} is choosing.', { name: chooser })}
      </p>
      <div className="setup-cards">
        {tablePack().illuminati.map((card, number) => {
          const { goalSummary, summary } = cardText(card);
          const owner = view.seats.findIndex(({ illuminati }) => illuminati === number);
          return (
            <button
              key={card.key}
              type="button"
              className="setup-card"
              disabled={busy || !choices?.includes(number)}
              onClick={() => take(number)}
            >
              <CardFace pack={tablePack()} card={0} illuminati={number} dimmed={owner >= 0} />
              <span>
                {owner >= 0 ? t('setup.takenBy', 'taken by {name}', { name: info.seats[owner]?.name ?? '' }) : summary}
              </span>
              <small>{goalSummary}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
