/** What a page loads later. */
export const loadDefeatSign = () => import('./defeat-sign.tsx');
export const loadVictoryScreen = () => import('./victory-screen.tsx');
