/** Presets and what differs, in the words of the option rows; what this browser keeps of them. */
import { codeOf, type GameOptions, houseRules, optionsOfCode, type Preset } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { finePrint } from './fine-print.ts';
import { optionGroups } from './option-list.ts';

export interface Difference {
  readonly name: string;
  readonly value: string;
}

/** What is played differently from what is usual here, in the order of the options. */
export function differences(
  options: GameOptions,
  { usual, basicGoal }: { readonly usual: GameOptions; readonly basicGoal: number },
): readonly Difference[] {
  const rules = houseRules(options, usual);
  return [...optionGroups(basicGoal), finePrint()].flatMap(({ rows }) =>
    rows.flatMap((row): Difference[] => {
      const value = rules[row.key];
      if (value === undefined) return [];
      if (row.kind === 'switch')
        return [{ name: row.name, value: value ? t('options.on', 'On') : t('options.off', 'Off') }];
      return [{ name: row.name, value: row.choices.find((choice) => choice.value === value)?.text ?? String(value) }];
    }),
  );
}

export function presetText(preset: Preset): { readonly name: string; readonly note: string } {
  switch (preset) {
    case 'official':
      return { name: t('preset.official', 'Official'), note: t('preset.officialNote', 'as in the rulebook') };
    case 'evening':
      return { name: t('preset.evening', 'Evening'), note: t('preset.eveningNote', 'fewer cards, a fixed end') };
    case 'tournament':
      return { name: t('preset.tournament', 'Tournament'), note: t('preset.tournamentNote', 'a clock, no presents') };
    case 'long':
      return { name: t('preset.long', 'Long'), note: t('preset.longNote', 'more cards, no hurry') };
    case 'seeds':
      return { name: t('preset.seeds', 'The Seeds’ Way'), note: t('preset.seedsNote', 'as first written down') };
  }
}

/** Why a code says nothing. */
export function codeProblem(code: string): string | undefined {
  const read = optionsOfCode(code);
  if (!('problem' in read)) return undefined;
  const { problem } = read;
  switch (problem.code) {
    case 'codeEmpty':
      return t('code.empty', 'Type or paste a code first.');
    case 'codeCharacter':
      return t('code.character', 'A code has no “{character}”.', { character: problem.values.character ?? '' });
    case 'codeMisread':
      return t('code.misread', 'Something is missing or mistyped: compare it once more.');
    case 'codeEdition':
      return t('code.edition', 'This code is of another edition of the game.');
    case 'codeUnplayable':
      return t('code.unplayable', 'These rules do not go together.');
  }
}

const KEPT = 'illuminice.houseRules';

/** Codes, so that what another release wrote is read or left alone as a whole. */
export interface KeptRules {
  readonly last?: string;
  readonly own?: string;
}

/** Somebody's storage may hold anything. */
export function keptRules(): KeptRules {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const { last, own } = typeof found === 'object' && found !== null ? ({ ...found } as Record<string, unknown>) : {};
    return { ...(isCode(last) ? { last } : {}), ...(isCode(own) ? { own } : {}) };
  } catch {
    return {};
  }
}

export function keepRules(kept: KeptRules): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...keptRules(), ...kept }));
  } catch {
    // It lasts as long as the page.
  }
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && !('problem' in optionsOfCode(value));
}

/** As the code says it: two sets of options are the same game when their codes are. */
export function codeHere(options: GameOptions, usual: GameOptions): string {
  return codeOf(houseRules(options, usual));
}
