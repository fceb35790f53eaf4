/** What a page loads later. */
export const loadWarningDialog = () => import('./warning-dialog.tsx');
