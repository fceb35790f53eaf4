/** What a page loads later. */
export const loadReplayScreen = () => import('./replay-screen.tsx');
