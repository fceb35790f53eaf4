export { BookSwitch } from './book-switch.tsx';
export { Guide } from './guide.tsx';
export { RuleDialog } from './rule-dialog.tsx';
