export {
  besideOf,
  bundleOf,
  counterOf,
  type DealSide,
  type Effect,
  type Exchange,
  effectsOn,
  type Figure,
  isEmpty,
  type PromiseSide,
  proposalOf,
  subtreeOf,
  withGroup,
  withMoney,
  withoutGroup,
  withoutSpecial,
  withPromise,
  withSpecial,
  wouldWin,
} from './deal-draft.ts';
export { newDeal } from './new-deal.ts';
export { anyOffer, offer, openDeal } from './offer.ts';
export {
  clashOf,
  exchangeOf,
  isExchange,
  moneyOf,
  oddsAgainst,
  oddsOf,
  proposalIn,
  sumOf,
  termFor,
} from './say.ts';
export { aboutToWin, type Nearest, stopTogether } from './stop-together.ts';
