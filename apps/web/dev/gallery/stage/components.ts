export const STAGE_SHEETS = [
  'attack',
  'turn',
  'answers',
  'table',
  'boards',
  'setup',
  'shell',
  'guide',
  'home',
  'memory',
  'phone',
  'memory-phone',
  'sideways',
  'small',
  'tablet',
] as const;

export type StageSheet = (typeof STAGE_SHEETS)[number];

/** Files with components that no sheet shows, and why; the test of the pictures asks React which ones were really drawn. */
export const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  'actions/spend/commit-row.tsx': 'chooses between the buttons of spending, which have their pictures',
  'around/closer/card-slip.tsx':
    'lies beside a resting pointer, of which a picture has none; its faces and arrows have theirs',
  'around/game-over/branch-compared.tsx': 'a line under a heading; branch.test.ts reads it',
  'screens/learn/daily-others.tsx': 'needs a server that counts; daily.spec.ts shows it at both sizes',
  'screens/lobby/plain-http-note.tsx': 'only over plain http; lobby.spec.ts shows it there',
  'screens/people/people-dialog.tsx': 'moderation.spec.ts shows it at both sizes',
  'screens/people/person-row.tsx': 'moderation.spec.ts shows it at both sizes',
  'screens/setup/other-release.tsx': 'a server of another release; the words are those of the page it stands on',
  'screens/setup/time-left.tsx': 'a countdown; setup.spec.ts shows it in a browser',
  'screens/table/happenings.tsx': 'an own roll for a second; happenings.spec.ts shows it',
  'screens/table/idle-note.tsx': 'a countdown of a minute; clocks.spec.ts shows it in a browser',
  'screens/table/settings-dialog.tsx': 'the settings screen, in the dialog of the rulebook; both have their pictures',
  'tabletop/action/action.tsx': 'binds a module to the table; the panels it opens have their pictures',
  'tabletop/action/late-panel.tsx': 'loads a panel and draws nothing itself',
  'app/app.tsx': 'chooses the screen and draws nothing itself',
  'app/rare-screen.tsx': 'chooses the screen and draws nothing itself',
  'app/start.tsx': 'wires the client together',
};
