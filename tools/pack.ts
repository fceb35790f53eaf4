// npm run pack [-- <folder>]   the package that `npx illuminice` runs: server, built client, production dependencies only.

import { parseArgs } from 'node:util';
import { pack } from './pack/pack.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const { file, bytes } = await pack(positionals[0] ?? '.cache/pack');
console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
