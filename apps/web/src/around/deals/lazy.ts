/** What a page loads later. */
export const loadBetrayals = () => import('./betrayal.tsx');
export const loadDealsPanel = () => import('./deals-panel.tsx');
export const loadOfferDialog = () => import('./offer-dialog.tsx');
export const loadOfferSlips = () => import('./offer-slip.tsx');
export const loadRivalTalk = () => import('./rival-talk.tsx');
export const loadSayDialog = () => import('./say-dialog.tsx');
export const loadTradeDialog = () => import('./trade-dialog.tsx');
