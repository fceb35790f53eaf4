/** What a page loads later. */
export const loadNotices = () => import('./notices.tsx');
