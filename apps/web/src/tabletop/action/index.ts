export { abilityEntry, powerIsAhead } from './ability-entry.ts';
export {
  type Action,
  defineAction,
  type MenuEntry,
  NOTHING,
  type Nothing,
  type OpenAction,
  type SlotPlace,
  type Start,
  type TurnEntry,
  type TurnList,
} from './action.tsx';
export { latePanel, type PanelProps } from './late-panel.tsx';
export { choosing, type Highlights, NO_LIGHTS, placing } from './lights.ts';
export { regular } from './regular.ts';
