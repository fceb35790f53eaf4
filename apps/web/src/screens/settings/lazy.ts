/** What a page loads later. */
export const loadSettingsScreen = () => import('./settings-screen.tsx');
