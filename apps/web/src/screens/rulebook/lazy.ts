/** What a page loads later. */
export const loadBookScreen = () => import('./book-screen.tsx');
