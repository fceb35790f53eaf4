import { pack } from '@illuminice/cards';
import type { IlluminatiNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { CardFace, cardText } from '../../pieces/cards/index.ts';
import { ME } from './example.ts';
import { Section } from './section.tsx';

const ALL: readonly IlluminatiNo[] = pack.illuminati.map((_, illuminati) => illuminati);

export function EndPage(): ReactElement {
  const [chosen, setChosen] = useState<IlluminatiNo>(ALL[0] ?? 0);
  const card = pack.illuminati[chosen];
  return (
    <>
      <Section n={1} title={t('guide.end.eight', 'The eight Illuminati')} columns={6}>
        <ul className="guide-illuminati">
          {ALL.map((illuminati) => (
            <li key={illuminati}>
              <CardFace
                pack={pack}
                card={ME}
                illuminati={illuminati}
                ring={illuminati === chosen ? 'chosen' : undefined}
                onPress={() => setChosen(illuminati)}
              />
            </li>
          ))}
        </ul>
        {card && (
          <div className="guide-slip" role="status">
            <dl className="guide-facts">
              <div>
                <dt>{t('guide.end.ability', 'What {name} can do', { name: card.name })}</dt>
                <dd>{cardText(card).summary}</dd>
              </div>
              <div>
                <dt>{t('guide.end.goal', 'Special goal')}</dt>
                <dd>{cardText(card).goalSummary}</dd>
              </div>
            </dl>
          </div>
        )}
      </Section>
      <Section n={2} title={t('guide.end.when', 'When somebody wins')} columns={2}>
        <p>
          {t(
            'guide.end.check',
            'At the end of every turn, whosever it is, all are looked at. Whoever has reached a goal then wins, several together if need be. To have had it in between is not enough.',
          )}
        </p>
      </Section>
      <Section n={3} title={t('guide.end.out', 'When somebody is out')} columns={2}>
        <p>
          {t(
            'guide.end.no',
            'From the end of your third turn on you need a Group: whoever has none is out at once. Before that nobody can be thrown out.',
          )}
        </p>
      </Section>
      <Section n={4} title={t('guide.end.deck', 'When the cards run out')} columns={2}>
        <p>
          {t(
            'guide.end.score',
            'With an empty deck and no Group left to take, points decide: the Power of your Groups, and 1 for each of them.',
          )}
        </p>
      </Section>
    </>
  );
}
