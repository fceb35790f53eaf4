export type { AttackPlan, DealDraft } from './drafts.ts';
export { ownerOf } from './owner-of.ts';
export { mark, type Part, type PartNames, piecesOf, plainText } from './rich-text.ts';
export {
  act,
  cardName,
  endAbility,
  homeOf,
  illuminatiName,
  nameInSentence,
  nameOf,
  namesOf,
  order,
  plays,
  type Seen,
  specialName,
  treasuryOf,
  useSeen,
} from './seen.ts';
export {
  type Beside,
  begin,
  cancel,
  change,
  look,
  type Menu,
  type Mode,
  type OfferKey,
  type PlaceChoice,
  type Sheet,
  type Shown,
  type SideTab,
  show,
  startAfresh,
  ui,
  useUi,
} from './ui-store.ts';
