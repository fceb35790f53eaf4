/** What other rooms may import. */
export type * from './cards/card-definition.ts';
export { defineGroup, defineIlluminati, defineSpecial } from './cards/define-card.ts';
export {
  alignmentsIn,
  bitOf,
  compilePack,
  groupDefinition,
  isIlluminatiCard,
  keysOf,
  maskOf,
  type Pack,
  packWith,
  sideOf,
} from './cards/pack.ts';
export { type AnyCommand, type Decision, decide, resume, step } from './commands/step.ts';
export type { RandomPort, Rules } from './flow/game.ts';
export { directionOf, type Placed } from './geometry/grid.ts';
export { roomEverywhere } from './geometry/room.ts';
export type { Arrow, Link, Plan, Structure } from './geometry/structure.ts';
export { type AttackEventType, isAttackEvent } from './model/attack-events.ts';
export type * from './model/attack-numbers.ts';
export { COMMAND_SHAPES, type Fields, type Leaf, MOST_LISTED, type Shape } from './model/command-shapes.ts';
export type * from './model/commands.ts';
export { deckCardOf, isDeckSpecial, specialOfDeck, wholeDeck } from './model/deck.ts';
export { difference } from './model/difference.ts';
export type * from './model/events.ts';
export { type Fault, faultText } from './model/fault.ts';
export { isFaceUp, isKnownTo, slotOf, specialIn } from './model/hand.ts';
export type { Mutable } from './model/mutable.ts';
export type * from './model/needs.ts';
export { newGame } from './model/new-game.ts';
export { type CodeFault, codeOf, optionsOfCode } from './model/option-code.ts';
export {
  CLOCK_OPTIONS,
  completeOptions,
  DEFAULT_OPTIONS,
  type GameOptions,
  MASTER_MILLIS,
  OPTION_CHOICES,
  OPTION_RANGES,
} from './model/options.ts';
export { FORMER_PRESET_NAMES, houseRules, PRESET_NAMES, PRESETS, type Preset, presetNamed } from './model/presets.ts';
export { EngineBug, must, REFUSAL_CODES, type Refusal, type RefusalCode } from './model/refusal.ts';
export { activeMask, has, inTurnOrder, isActive } from './model/seats.ts';
export * from './model/state.ts';
export { type Danger, type DangerCondition, dangersOf } from './moves/dangers.ts';
export { type Foreseen, foresee } from './moves/foresee.ts';
export { type GroupDeadline, groupDeadline } from './moves/group-deadline.ts';
export { movesFor, offersCommand } from './moves/moves-for.ts';
export type * from './moves/seat-moves.ts';
export { targetsOf } from './moves/targets-of.ts';
export { whyNot } from './moves/why-not.ts';
export { buildPosition } from './position/build-position.ts';
export { describePosition } from './position/describe-position.ts';
export * from './position/position.ts';
export { withShuffledDeck } from './position/shuffle-deck.ts';
export { apply } from './reduce/apply.ts';
export { clone, copyInto } from './reduce/clone.ts';
export { attackingAlignments, breakdown, chance36, NOTHING_SPENT } from './rules/arithmetic.ts';
export { cardsIn, groupsOf, incomeOf, structureOf, upkeepOf } from './rules/board.ts';
export { basicGoal, goalOf, goalsMetNow, moneyOf, progressTowards, scoreOf } from './rules/goals.ts';
export { breakdownOf, layoutOfSeat, targetsFor as legalTargets } from './rules/queries.ts';
export { isOpenState, topQuestion, waitingFor } from './rules/windows.ts';
export { boardOf } from './view/board-of.ts';
export { type Audience, audienceOf, type EventView, eventFor } from './view/event-for.ts';
export { type AttackDraft, type Explanation, explain, explainAttack } from './view/explain.ts';
export { imagine } from './view/imagine.ts';
export { type PlacementDraft, type PlacementPreview, previewPlacement } from './view/preview-placement.ts';
export type * from './view/view.ts';
export { type Views, viewFor, viewsOf } from './view/view-for.ts';
export * from './vocabulary/vocabulary.ts';
