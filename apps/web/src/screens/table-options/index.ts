export { BOT_LEVELS, levelText } from './bot-levels.ts';
export { finePrint } from './fine-print.ts';
export { LateHouseRules } from './late-house-rules.tsx';
export { noteOf, type OptionRow, optionGroups } from './option-list.ts';
export { basicGoalFor, optionText } from './option-text.ts';
export { OptionLine, OptionsPanel } from './options-panel.tsx';
