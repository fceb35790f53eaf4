/** What a page loads later. */
export const loadPeopleDialog = () => import('./people-dialog.tsx');
