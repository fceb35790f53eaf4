let panel: typeof import('./log-panel.tsx') | undefined;
/** Its sentences are most of what the log weighs: it is fetched once the table stands. */
export const loadLogPanel = async () => {
  panel = await import('./log-panel.tsx');
  return panel;
};
/** Undefined until it is here. */
export const logPanelHere = () => panel;
export const loadLiveRegion = () => import('./live-region.tsx');
