export { type Caution, dangerLabel } from './cautions.ts';
export type { DealDraft } from './deal-draft.ts';
export { dealsWaiting, proposalsToAnswer } from './deals-waiting.ts';
export { groupsInPlay, isOwnGroup, ownCards, ownerOf, rivalsOf } from './owner-of.ts';
export {
  mark,
  type Part,
  type PartNames,
  type Persons,
  partsOf,
  personsFor,
  piecesOf,
  plainText,
} from './rich-text.ts';
export { type Rules, useRules } from './rules.ts';
export { newSay, peaceWith, type SayDraft, type SayKind } from './say-draft.ts';
export {
  act,
  actAndBegin,
  cardName,
  endAbility,
  facesIn,
  holdsPlay,
  homeOf,
  illuminatiName,
  named,
  nameInSentence,
  nameOf,
  namesOf,
  order,
  plays,
  type Seen,
  seenNow,
  specialName,
  treasuryOf,
  useLater,
  useReader,
  useSeen,
} from './seen.ts';
export {
  type Begun,
  type Beside,
  begin,
  cancel,
  change,
  look,
  type Menu,
  type OfferKey,
  type Sheet,
  type Shown,
  type SideTab,
  type Stop,
  show,
  startAfresh,
  ui,
  useUi,
  type Warned,
} from './ui-store.ts';
