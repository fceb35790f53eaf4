/** Every specimen, in the order in which the sheets show them. */
import { ANSWERS_SHEET } from './answers-sheet.ts';
import { ATTACK_SHEET } from './attack-sheet.ts';
import { BOARDS_SHEET } from './boards-sheet.ts';
import type { StageSheet } from './components.ts';
import { GUIDE_SHEET } from './guide-sheet.tsx';
import { HOME_SHEET } from './home-sheet.tsx';
import { MEMORY_PHONE_SHEET, MEMORY_SHEET } from './memory-sheet.tsx';
import { PHONE_SHEET } from './phone-sheet.tsx';
import { SETUP_SHEET } from './setup-sheet.tsx';
import { SHELL_SHEET } from './shell-sheet.tsx';
import { SIDEWAYS_SHEET, SMALL_SHEET, TABLET_SHEET } from './size-sheets.ts';
import type { Sheet } from './specimen.ts';
import { TABLE_SHEET } from './table-sheet.ts';
import { TURN_SHEET } from './turn-sheet.ts';

export const SHEETS: Readonly<Record<StageSheet, Sheet>> = {
  attack: ATTACK_SHEET,
  turn: TURN_SHEET,
  answers: ANSWERS_SHEET,
  table: TABLE_SHEET,
  boards: BOARDS_SHEET,
  setup: SETUP_SHEET,
  shell: SHELL_SHEET,
  guide: GUIDE_SHEET,
  home: HOME_SHEET,
  memory: MEMORY_SHEET,
  phone: PHONE_SHEET,
  'memory-phone': MEMORY_PHONE_SHEET,
  sideways: SIDEWAYS_SHEET,
  small: SMALL_SHEET,
  tablet: TABLET_SHEET,
};
