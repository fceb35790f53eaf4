/** What a page loads later. */
export const loadRulebookScreen = () => import('./rulebook-screen.tsx');
