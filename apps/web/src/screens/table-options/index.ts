export { BOT_LEVELS, levelWords } from './bot-levels.ts';
export { noteOf, type OptionRow, optionGroups } from './option-list.ts';
export { basicGoalFor, optionWords } from './option-words.ts';
export { OptionLine, OptionsPanel } from './options-panel.tsx';
export { personaWords } from './persona-words.ts';
