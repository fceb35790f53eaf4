/** The README names what can be imported, all of it and nothing else, and its example is one that runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '@illuminice/engine';
import { expect, test } from 'vitest';
import { moves, refusal, told, view } from './readme-example.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

test('the example of the README runs as it says', () => {
  const [example] = readFileSync(join(import.meta.dirname, 'readme-example.ts'), 'utf8').split('\nexport {');
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(refusal).toBeUndefined();
  expect(told.length).toBeGreaterThan(0);
  expect(view.viewer).toBe(1);
  expect(moves.default).toBe(true);
});

test('everything that can be imported is named in the README', () => {
  const missing = Object.keys(engine).filter((name) => !new RegExp(`\`${name}\\b`).test(readme));
  expect(missing).toEqual([]);
});

test('every function the README names can be imported', () => {
  const named = [...readme.matchAll(/`([a-z]\w+)(?:\([^`]*\))?`/g)].map(([, name]) => name as string);
  // Commands and arguments.
  const words = ['begin', 'timeOut', 'lightOut', 'expireOffer', 'callTime', 'rules', 'seat', 'random'];
  expect(named.filter((name) => !words.includes(name) && !(name in engine))).toEqual([]);
});
