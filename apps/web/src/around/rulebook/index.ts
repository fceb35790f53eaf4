export { RuleDialog } from './rule-dialog.tsx';
export { Rulebook } from './rulebook.tsx';
