import { start } from '../../src/app/start.tsx';
import { useSettings } from '../../src/base/settings/settings-store.ts';
import { isAskedNow, usePlayback } from '../../src/session/playback/playback.ts';
import { useTable } from '../../src/session/stores/table-store.ts';
import { beginAction } from '../positions/begin-action.ts';
import { DevTable } from './dev-table.tsx';

/** What a test asks of the table beyond presses; by name, for in a built page a file has no address. */
const laidTable = { beginAction, isAskedNow, usePlayback, useSettings, useTable };
export type LaidTable = typeof laidTable;
Object.assign(globalThis, { laidTable });

await start(<DevTable />);
