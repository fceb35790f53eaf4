/** What a page loads later. */
export const loadGamesScreen = () => import('./games-screen.tsx');
