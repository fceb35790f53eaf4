// node tools/launch.mjs packages/protocol/scripts/make-docs.ts: writes docs/protocol.md from the schemas.

import { writeFileSync } from 'node:fs';
import { protocolPage } from './protocol-page.ts';

const page = new URL('../../../docs/protocol.md', import.meta.url);
writeFileSync(page, protocolPage());
console.log('docs/protocol.md');
