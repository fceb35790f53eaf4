export { BidPanel, ImmunityPanel, ReplacePanel } from './answer-panels.tsx';
export { IncomePanel } from './income-panels.tsx';
export { KeepPanel } from './keep-panel.tsx';
export { PayTaxPanel } from './pay-tax-panel.tsx';
export { openWindow, ReactionBar } from './reaction-bar.tsx';
