export {
  actionsFor,
  bundleOf,
  counterOf,
  type DealSide,
  type Effect,
  effectsOn,
  type Figure,
  isEmpty,
  subtreeOf,
  withGroup,
  withMoney,
  withSpecial,
  withWord,
  wouldWin,
} from './deal-draft.ts';
export { newDeal } from './new-deal.ts';
export { offer, openDeal } from './offer.ts';
