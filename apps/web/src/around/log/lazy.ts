/** Its sentences are most of what the log weighs: it is fetched once the table stands. */
export const loadLogPanel = () => import('./log-panel.tsx');
export const loadLiveRegion = () => import('./live-region.tsx');
