import { start } from '../../src/app/start.tsx';
import { DevTable } from './dev-table.tsx';

await start(<DevTable />);
