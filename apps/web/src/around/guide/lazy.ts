/** What travels only when somebody wants to read. */
export const loadRuleDialog = () => import('./rule-dialog.tsx');
