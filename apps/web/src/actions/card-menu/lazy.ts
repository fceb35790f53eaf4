/** What a page loads later. */
export const loadCardMenuView = () => import('./card-menu-view.tsx');
