import { compiled } from '../../vite/texts/compile.ts';

interface Placeholders {
  /** Names and numbers that stand in the sentence. */
  readonly shown: ReadonlySet<string>;
  /** Also those that only choose between branches; a language that does not need the choice leaves them out. */
  readonly all: ReadonlySet<string>;
}

export function placeholders(message: string): Placeholders {
  const shown = new Set<string>();
  const all = new Set<string>();
  const visit = (tokens: ReturnType<typeof compiled>): void => {
    if (typeof tokens === 'string') return;
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, choice, branches] = token;
      all.add(name);
      if (choice === undefined) shown.add(name);
      for (const branch of Object.values((branches ?? {}) as Readonly<Record<string, typeof tokens>>))
        visit(branch ?? '');
    }
  };
  visit(compiled(message));
  return { shown, all };
}
