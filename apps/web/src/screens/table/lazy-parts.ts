/** Parts of the table that are fetched once it stands, so that they are there before somebody wants them. */
export const loadHappenings = () => import('./happenings.tsx');
export const loadPanels = () => import('./panels.tsx');
export const loadCardMenu = () => import('../../actions/card-menu/card-menu-view.tsx');
export const loadChat = () => import('../../around/chat/chat-panel.tsx');
export const loadDeals = () => import('../../around/deals/deals-panel.tsx');
export const loadTrade = () => import('../../around/deals/trade-dialog.tsx');
export const loadOffer = () => import('../../around/deals/offer-dialog.tsx');
export const loadCardView = () => import('./card-view.tsx');
export const loadVictory = () => import('../../around/game-over/victory-screen.tsx');
export const loadDefeat = () => import('../../around/game-over/defeat-sign.tsx');
export const loadNotices = () => import('../../actions/answer/notices.tsx');
export const loadNotes = () => import('./table-notes.tsx');
export const loadTableMenu = () => import('./table-menu-list.tsx');
export const loadBeside = () => import('./beside-drawers.tsx');
export const loadOver = () => import('./over-panel.tsx');

export function fetchAhead(): void {
  for (const load of [
    ...[loadCardMenu, loadPanels, loadCardView, loadChat, loadDeals, loadTrade, loadOffer],
    ...[loadTableMenu, loadNotes, loadNotices, loadVictory, loadOver, loadDefeat],
  ])
    load().catch(() => undefined); // It is asked for again when it is needed, and fails there in words.
}
