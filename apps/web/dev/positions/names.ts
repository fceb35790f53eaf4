/** Whoever sits at a prepared table: short and long, and one as wide as a name can be. */
export const NAMES = [
  'Hagbard',
  'Ada',
  'Borges',
  'Cleo',
  'Mordecai Malignatus',
  'WWWWWWWWWWWWWWWWWWWW',
  'Fnord',
  'Simon of the Moon',
];
