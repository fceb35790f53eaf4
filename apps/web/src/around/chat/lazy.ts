/** What a page loads later. */
export const loadChatPanel = () => import('./chat-panel.tsx');
