import { t } from '../../base/i18n/index.ts';

const LONGEST = 20;

/** said before the server has to: 1 to 20 visible characters after trimming. */
export function nameProblem(name: string): string | undefined {
  const visible = [...name.trim().replace(/\p{M}/gu, '')].length;
  if (visible === 0) return t('name.missing', 'First say who you are.');
  if (visible > LONGEST) return t('name.long', 'A name has at most 20 characters.');
  return undefined;
}
