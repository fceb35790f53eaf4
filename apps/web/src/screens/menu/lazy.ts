/** What a page loads later. */
export const loadCreditsScreen = () => import('./credits-screen.tsx');
export const loadGoodbyeScreen = () => import('./goodbye-screen.tsx');
