/** How to play, page by page, and beside a table. */
import { PAGES } from '../../../src/around/guide/pages.ts';
import { BookScreen } from '../../../src/screens/rulebook/book-screen.tsx';
import { ui } from '../../../src/tabletop/seen/ui-store.ts';
import { sheetOf } from './specimen.ts';

export const GUIDE_SHEET = sheetOf({
  scale: 0.45,
  each: { shows: '.guide-rules li', whole: true },
  specimens: [
    ...PAGES.map(({ name }) => ({ name, screen: () => <BookScreen page={name} /> })),
    { name: 'an arrow pressed', screen: () => <BookScreen page="cards" />, press: ['.arrow-button ~ .arrow-button'] },
    { name: 'beside an attack', scenario: 'attack', begun: () => ui({ rule: 'now' }) },
  ],
});
