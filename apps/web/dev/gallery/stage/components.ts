export const STAGE_SHEETS = [
  'attack',
  'turn',
  'answers',
  'table',
  'boards',
  'setup',
  'shell',
  'home',
  'phone',
] as const;

export type StageSheet = (typeof STAGE_SHEETS)[number];

/** Files with components that no sheet shows, and why; the test of the pictures asks React which ones were really drawn. */
export const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  'screens/table/idle-note.tsx': 'a countdown of a minute; clocks.spec.ts shows it in a browser',
  'screens/table/settings-dialog.tsx': 'the settings screen, in the dialog of the rulebook; both have their pictures',
  'tabletop/action/action.tsx': 'binds a module to the table; the panels it opens have their pictures',
  'tabletop/action/late-panel.tsx': 'loads a panel and draws nothing itself',
  'app/app.tsx': 'chooses the screen and draws nothing itself',
  'app/start.tsx': 'wires the client together',
};
