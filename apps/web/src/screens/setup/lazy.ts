/** What a page loads later. */
export const loadTableRoom = () => import('./table-room.tsx');
