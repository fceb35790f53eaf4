/** The ten pages, in reading order. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { AimPage } from './aim-page.tsx';
import { AttackPage } from './attack-page.tsx';
import { CardsPage } from './cards-page.tsx';
import { DealsPage } from './deals-page.tsx';
import { EndPage } from './end-page.tsx';
import { KindsPage } from './kinds-page.tsx';
import { MoneyPage } from './money-page.tsx';
import type { PageName } from './page-now.ts';
import { SpecialsPage } from './specials-page.tsx';
import { TurnPage } from './turn-page.tsx';
import { WayPage } from './way-page.tsx';

export interface GuidePage {
  readonly name: PageName;
  readonly title: () => string;
  readonly lead: () => string;
  readonly Page: () => ReactElement;
  /** Which numbered rules say the same as the picture with that number. */
  readonly rules: readonly (readonly [number, string])[];
}

export const PAGES: readonly GuidePage[] = [
  {
    name: 'aim',
    title: () => t('guide.aim', 'What you want'),
    lead: () => t('guide.aim.lead', 'Everybody leads a secret society. Whoever pulls enough strings rules the world.'),
    Page: AimPage,
    rules: [
      [1, 'R-1.8'],
      [1, 'R-1.13'],
      [2, 'R-21.2'],
      [2, 'R-21.3'],
      [2, 'R-21.4'],
      [3, 'R-7.2'],
      [4, 'R-14.5'],
      [4, 'R-21.1'],
    ],
  },
  {
    name: 'turn',
    title: () => t('guide.turn', 'Your turn'),
    lead: () => t('guide.turn.lead', 'Five short steps, with two actions in the middle.'),
    Page: TurnPage,
    rules: [
      [1, 'R-3.1'],
      [1, 'R-5.2'],
      [1, 'R-3.8'],
      [2, 'R-4.1'],
      [2, 'R-4.3'],
      [3, 'R-6.1'],
      [3, 'R-6.2'],
      [4, 'R-3.10'],
    ],
  },
  {
    name: 'cards',
    title: () => t('guide.cards', 'Cards and arrows'),
    lead: () => t('guide.cards.lead', 'A card shows all it can do, and its arrows show where others fit.'),
    Page: CardsPage,
    rules: [
      [1, 'R-1.3'],
      [1, 'R-1.4'],
      [1, 'R-1.7'],
      [2, 'R-10.6'],
      [2, 'R-12.8'],
      [2, 'R-12.11'],
      [2, 'R-13.10'],
      [3, 'R-1.6'],
    ],
  },
  {
    name: 'attack',
    title: () => t('guide.attack', 'An attack'),
    lead: () =>
      t('guide.attack.lead', 'You take Groups by attacking them. One card of yours attacks, two dice decide.'),
    Page: AttackPage,
    rules: [
      [1, 'R-7.3'],
      [1, 'R-7.5'],
      [2, 'R-7.9'],
      [2, 'R-8.4'],
      [2, 'R-8.6'],
      [3, 'R-9.2'],
      [4, 'R-8.10'],
      [5, 'R-8.7'],
    ],
  },
  {
    name: 'kinds',
    title: () => t('guide.kinds', 'Control, neutralize, destroy'),
    lead: () => t('guide.kinds.lead', 'Three things an attack can want. The sum changes with each.'),
    Page: KindsPage,
    rules: [
      [1, 'R-7.4'],
      [1, 'R-7.6'],
      [1, 'R-7.7'],
      [2, 'R-8.2'],
      [2, 'R-8.3'],
      [3, 'R-8.5'],
      [4, 'R-10.10'],
      [4, 'R-10.11'],
    ],
  },
  {
    name: 'money',
    title: () => t('guide.money', 'Money'),
    lead: () => t('guide.money.lead', 'Megabucks, MB for short. They lie on cards, and where they lie matters.'),
    Page: MoneyPage,
    rules: [
      [1, 'R-1.11'],
      [1, 'R-11.1'],
      [1, 'R-11.3'],
      [2, 'R-9.2'],
      [2, 'R-9.3'],
      [2, 'R-9.8'],
      [3, 'R-10.7'],
      [3, 'R-1.12'],
      [3, 'R-10.9'],
    ],
  },
  {
    name: 'way',
    title: () => t('guide.way', 'Getting in the way'),
    lead: () => t('guide.way.lead', 'An announced attack is no captured Group. Now everybody may pay.'),
    Page: WayPage,
    rules: [
      [1, 'R-9.3'],
      [2, 'R-8.10'],
      [3, 'R-9.8'],
      [4, 'R-9.10'],
      [4, 'R-9.11'],
      [4, 'R-9.12'],
      [4, 'R-9.15'],
    ],
  },
  {
    name: 'specials',
    title: () => t('guide.specials', 'Special cards'),
    lead: () => t('guide.specials.lead', 'Fifteen cards that break a rule once. Press one to read it.'),
    Page: SpecialsPage,
    rules: [
      [1, 'R-1.1'],
      [1, 'R-15.2'],
      [2, 'R-15.1'],
      [2, 'R-5.3'],
      [2, 'R-15.5'],
      [3, 'R-9.10'],
      [3, 'R-9.12'],
      [4, 'R-15.12'],
    ],
  },
  {
    name: 'deals',
    title: () => t('guide.deals', 'Deals and lies'),
    lead: () => t('guide.deals.lead', 'Talk is free. What you give away is not.'),
    Page: DealsPage,
    rules: [
      [1, 'R-14.4'],
      [2, 'R-14.5'],
      [3, 'R-14.2'],
      [3, 'R-14.3'],
      [3, 'R-14.6'],
      [3, 'R-14.7'],
      [4, 'R-14.12'],
    ],
  },
  {
    name: 'end',
    title: () => t('guide.end', 'Illuminati, and the end'),
    lead: () => t('guide.end.lead', 'Who you are decides what you want. And when it is over.'),
    Page: EndPage,
    rules: [
      [1, 'R-1.9'],
      [1, 'R-21.4'],
      [2, 'R-21.1'],
      [2, 'R-21.5'],
      [3, 'R-19.1'],
      [3, 'R-19.2'],
      [4, 'R-20.2'],
      [4, 'R-20.3'],
    ],
  },
];
