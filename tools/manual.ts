// npm run manual [-- <folder>]   the documents as static pages with search; without a folder where the server shows them, under /docs.

import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildManual } from './manual/build-manual.ts';
import { repositoryRoot } from './rooms/read-rooms.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const root = repositoryRoot();
const into = resolve(root, positionals[0] ?? join('apps/web/dist', 'docs'));
console.log(`${into}: ${buildManual({ root, into }).length} pages`);
