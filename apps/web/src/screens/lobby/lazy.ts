/** What a page loads later. */
export const loadBrowseScreen = () => import('./browse-screen.tsx');
export const loadGameScreen = () => import('./game-screen.tsx');
