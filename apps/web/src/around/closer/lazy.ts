/** What a page loads later. */
export const loadCardSlip = () => import('./card-slip.tsx');
export const loadCardView = () => import('./card-view.tsx');
