#!/usr/bin/env node
// npx illuminice: the server under Node 24, which is fetched once where the running one is older. Plain JavaScript without
// dependencies: it must run on Node 20.19.

import { join } from 'node:path';
import { node24 } from '../launch/node24.mjs';
import { repository, say } from '../launch/place.mjs';
import { runUnder } from '../launch/run-under.mjs';

const node = await node24().catch((/** @type {Error} */ error) => {
  say(error.message);
  process.exit(1);
});
runUnder(node, [join(repository, 'dist/main.js'), ...process.argv.slice(2)]);
