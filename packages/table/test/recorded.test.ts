import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { foldStored } from '../src/fold/copy.ts';
import { type LogEntry, packOf, playedByIn, verifyLog } from '../src/index.ts';
import { positionHash } from './recorded/position-hash.ts';

const folder = join(import.meta.dirname, 'recorded');
const recorded = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

test('[V-1] there is a recorded log', () => expect(recorded.length).toBeGreaterThan(0));

test.each(recorded)('[V-1] the log of release %s folds to the position it had there, and verifies', (file) => {
  const [heading = '', ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const { hash } = JSON.parse(heading) as { readonly hash: string };
  const tail = lines.map((line) => JSON.parse(line) as LogEntry);
  const found = packOf(pack, playedByIn(tail[0]));
  if ('unplayable' in found) throw new Error(JSON.stringify(found.unplayable));
  const state = foldStored(found.pack, { tail });
  expect(state && positionHash(state)).toBe(hash);
  expect(verifyLog(catalogue, tail)).toMatchObject({ ok: true, entries: tail.length });
});
