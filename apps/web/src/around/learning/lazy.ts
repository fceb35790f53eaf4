/** What a page loads later. */
export const loadHelp = () => import('./first-games/help.tsx');
