export { LogPanel } from './log-panel.tsx';
export { toldLog } from './told-log.ts';
