export { AbolishPanel, BriberyPanel, ConfirmSpecial, RevivePanel, SpecialList, SpyPanel } from './special-panels.tsx';
export { ownTreasuries, startSpecial } from './start-special.ts';
