/** Which languages there are, and how a catalogue gets here: only the language in use is ever downloaded. */
import { i18n } from './translate.ts';

export type Language = 'en' | 'de';

export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

/** The shell comes first; the table's texts travel with the table. */
type Part = 'shell' | 'table' | 'lessons' | 'reasons' | 'verdicts';

const parts = new Set<Part>();

const CATALOGUES: Readonly<Record<Part, () => Promise<Readonly<Record<string, string>>>>> = {
  shell: async () => (await import('./de/shell.ts')).shell,
  table: async () => {
    const [{ table }, { cards }] = await Promise.all([import('./de/table.ts'), import('./de/cards.ts')]);
    return { ...table, ...cards };
  },
  lessons: async () => (await import('./de/lessons.ts')).lessons,
  reasons: async () => (await import('./de/reasons.ts')).reasons,
  verdicts: async () => (await import('./de/verdicts.ts')).verdicts,
};

export async function speak(language: Language): Promise<void> {
  if (language === 'de') await Promise.all([...parts].map(fetchGerman));
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Call before the screens of that part are shown. */
export async function needTexts(part: Part): Promise<void> {
  parts.add(part);
  if (i18n.locale === 'de') await fetchGerman(part);
}

async function fetchGerman(part: Part): Promise<void> {
  i18n.load('de', { ...(await CATALOGUES[part]()) });
}

export function preferredLanguage(): Language {
  return navigator.languages.some((tag) => tag.startsWith('de')) && !navigator.languages[0]?.startsWith('en')
    ? 'de'
    : 'en';
}
