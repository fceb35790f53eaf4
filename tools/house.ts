// npm run house                     draws rooms, folders, imports and sizes into docs/house.svg
// npm run house -- --json           prints figures instead: knots, lines, long functions, crowded parameters
// npm run house -- --of <folder>    of another checkout; the picture then goes to <folder>/house.svg

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawHouse } from './house/draw-house.ts';
import { figuresOf } from './house/figures.ts';
import { readHouse } from './house/read-house.ts';
import { repositoryRoot } from './rooms/read-rooms.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, of: { type: 'string' } } });
const other = values.of === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.of);
const house = readHouse(other ?? repositoryRoot());
if (values.json) {
  console.log(JSON.stringify(figuresOf(house), undefined, 2));
} else {
  const file = other === undefined ? join(repositoryRoot(), 'docs', 'house.svg') : join(other, 'house.svg');
  writeFileSync(file, drawHouse(house));
  console.log(file);
}
