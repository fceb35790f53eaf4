/** What travels only when somebody wants to read. */
import { needTexts } from '../../base/i18n/index.ts';

export const loadRuleDialog = () => import('./rule-dialog.tsx');

/** The pages speak in texts of the lessons. */
export async function loadBookBeside(): Promise<typeof import('./book-beside.tsx')> {
  const [book] = await Promise.all([import('./book-beside.tsx'), needTexts('lessons')]);
  return book;
}
