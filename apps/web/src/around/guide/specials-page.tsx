import { pack } from '@illuminice/cards';
import type { SpecialNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { cardText, SpecialCard } from '../../pieces/cards/index.ts';
import { Section } from './section.tsx';

const ALL: readonly SpecialNo[] = pack.specials.map((_, special) => special);

export function SpecialsPage(): ReactElement {
  const [chosen, setChosen] = useState<SpecialNo>(ALL[0] ?? 0);
  const card = pack.specials[chosen];
  return (
    <>
      <Section n={1} title={t('guide.specials.all', 'All of them')} columns={6}>
        <ul className="guide-specials">
          {ALL.map((special) => (
            <li key={special}>
              <SpecialCard
                pack={pack}
                special={special}
                look="chip"
                chosen={special === chosen}
                onPress={() => setChosen(special)}
              />
            </li>
          ))}
        </ul>
        {card && (
          <p className="guide-slip" role="status">
            <b>{card.name}</b> {cardText(card).summary} <i>{cardText(card).timing}.</i>
          </p>
        )}
      </Section>
      <Section n={2} title={t('guide.specials.once', 'Once, then gone')} columns={2}>
        <p>
          {t(
            'guide.specials.use',
            'Drawn, it is yours: face-down, or open if you want to threaten with it. Each works once. Only Bribery costs an action.',
          )}
        </p>
      </Section>
      <Section n={3} title={t('guide.specials.privilege', 'Any of them buys privilege')} columns={2}>
        <p>
          {t(
            'guide.specials.discard',
            'Discard one when you announce an attack, whatever it says, and nobody else may interfere. Two discarded by somebody else take that away again.',
          )}
        </p>
      </Section>
      <Section n={4} title={t('guide.specials.answer', 'And one answers all others')} columns={2}>
        <p>
          {t(
            'guide.specials.secrets',
            'Whoever holds {name} may cancel any other Special the moment it is played or discarded. That is why the game asks everybody, every time.',
            { name: pack.specials[pack.specialNumbers.get('secrets-man-was-not-meant-to-know') ?? 0]?.name ?? '' },
          )}
        </p>
      </Section>
    </>
  );
}
