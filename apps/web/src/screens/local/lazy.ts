/** What a page loads later. */
export const loadHotSeatScreen = () => import('./hot-seat-screen.tsx');
export const loadSoloScreen = () => import('./solo-screen.tsx');
