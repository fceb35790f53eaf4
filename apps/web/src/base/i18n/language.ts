/** Which languages there are, and how a catalogue gets here: only the language in use is ever downloaded. */
import { i18n } from './translate.ts';

/** The code of a language as browsers name it: the name of a file in `locales`. */
export type Language = string;

interface LanguageHeader {
  readonly code: Language;
  /** In its own words. */
  readonly name: string;
  /** What a language lacks is shown in English; only a complete one is chosen by itself. */
  readonly isComplete: boolean;
}

/** English stands in the sources. */
const ENGLISH: LanguageHeader = { code: 'en', name: 'English', isComplete: true };

const FOUND: Readonly<Record<string, LanguageHeader>> = import.meta.glob('../../../locales/*.po', {
  query: '?header',
  import: 'header',
  eager: true,
});

export const LANGUAGES: readonly LanguageHeader[] = [ENGLISH, ...Object.values(FOUND)];

type Messages = typeof i18n.messages;
type Catalogues = Readonly<Record<string, () => Promise<Messages>>>;

/** The shell comes first; the table's texts travel with the table (`vite/texts/parts.ts`). */
const CATALOGUES: Readonly<Record<'shell' | 'table' | 'lessons', Catalogues>> = {
  shell: import.meta.glob<Messages>('../../../locales/*.po', { query: '?part=shell', import: 'messages' }),
  table: import.meta.glob<Messages>('../../../locales/*.po', { query: '?part=table', import: 'messages' }),
  lessons: import.meta.glob<Messages>('../../../locales/*.po', { query: '?part=lessons', import: 'messages' }),
};

export type Part = keyof typeof CATALOGUES;

const parts = new Set<Part>();

export async function speak(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => fetchTexts(part, language)));
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Call before the screens of that part are shown. */
export async function needTexts(part: Part): Promise<void> {
  parts.add(part);
  await fetchTexts(part, i18n.locale);
}

async function fetchTexts(part: Part, language: Language): Promise<void> {
  const messages = await CATALOGUES[part][`../../../locales/${language}.po`]?.();
  if (messages !== undefined) i18n.load(language, { ...messages });
}

/** The first of the reader's languages that there is. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const complete = LANGUAGES.filter(({ isComplete }) => isComplete);
  for (const tag of wanted) {
    const found = complete.find(({ code }) => code === tag) ?? complete.find(({ code }) => code === tag.split('-')[0]);
    if (found !== undefined) return found.code;
  }
  return ENGLISH.code;
}
