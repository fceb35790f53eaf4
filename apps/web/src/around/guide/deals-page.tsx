import { pack } from '@illuminice/cards';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Coin, Icon, Segmented, Stamp } from '../../base/theme/index.ts';
import { SpecialCard } from '../../pieces/cards/index.ts';
import { Section } from './section.tsx';

const AGENT = pack.specialNumbers.get('deep-agent');

type Thing = 'money' | 'special' | 'group';

export function DealsPage(): ReactElement {
  const [thing, setThing] = useState<Thing>('money');
  return (
    <>
      <Section n={1} title={t('guide.deals.sure', 'Sure: what changes hands at once')} columns={3}>
        <p className="guide-trade" aria-hidden="true">
          <SpecialCard pack={pack} special={AGENT} look="chip" />
          <Icon name="trade" size={34} />
          <Coin amount={8} size="large" />
        </p>
        <p className="guide-slip guide-slip-gold">
          <Icon name="padlock" size={22} />{' '}
          {t(
            'guide.deals.offer',
            '“My Deep Agent for 8 MB, now.” One offers, the other accepts, the game does both or neither.',
          )}
        </p>
      </Section>
      <Section n={2} title={t('guide.deals.word', 'Not sure: a promise')} columns={3}>
        <p className="guide-trade" aria-hidden="true">
          <Stamp>{t('guide.deals.stamp', 'My word')}</Stamp>
        </p>
        <p className="guide-slip guide-slip-red">
          {t(
            'guide.deals.promise',
            '“Pay for me now, and I leave you alone for a turn.” Nobody has to keep it. The table remembers who did.',
          )}
        </p>
      </Section>
      <Section n={3} title={t('guide.deals.what', 'What may be dealt in, and when')} columns={6}>
        <Segmented
          label={t('guide.deals.thing', 'What is given')}
          value={thing}
          choices={[
            { value: 'money', text: t('guide.deals.money', 'Money') },
            { value: 'special', text: t('guide.deals.special', 'Specials') },
            { value: 'group', text: t('guide.deals.group', 'Groups') },
          ]}
          onChange={setThing}
        />
        <p role="status">{when(thing)}</p>
        <p>{t('guide.deals.shut', 'While an attack is privileged nothing at all changes hands.')}</p>
      </Section>
      <Section n={4} title={t('guide.deals.gift', 'No gift that ends the game')} columns={6}>
        <p>
          {t(
            'guide.deals.throwing',
            'A present that would make another player win, and not you, is refused. An exchange is your own business.',
          )}
        </p>
      </Section>
    </>
  );
}

function when(thing: Thing): string {
  switch (thing) {
    case 'money':
      return t(
        'guide.deals.money.when',
        'Money goes from Illuminati to Illuminati, at nearly any time, in anybody’s turn, without an action.',
      );
    case 'special':
      return t(
        'guide.deals.special.when',
        'Specials are given and traded like money: at nearly any time, without an action.',
      );
    case 'group':
      return t(
        'guide.deals.group.when',
        'Groups only during the actions of one of the two, and each costs that player an action. What hangs from it and all the money on it come along. The receiver must want it and have room.',
      );
  }
}
