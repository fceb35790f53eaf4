// The ids that must be shown by somebody: every rule of the rulebook, every requirement.

export type Id = {
  readonly id: string;
  /** The chapter of a rule, the area of a requirement. */
  readonly chapter: string;
  /** It says what somebody sees or presses: a test of the engine alone does not show it. */
  readonly isAboutScreens?: true;
};

/** They name a tap, a dialogue, a menu or a board, and carry no mark: the seed documents meant the rule as much as the screen. */
const UNMARKED = new Set(['REQ-077', 'REQ-084', 'REQ-198', 'REQ-199', 'REQ-311', 'REQ-313', 'REQ-376']);

/** Rules are list entries that begin with their bold number, under a heading that names the chapter. */
export function readRules(rulebook: string): Id[] {
  const ids: Id[] = [];
  let chapter = '';
  for (const line of rulebook.split('\n')) {
    chapter = /^## (.+)$/.exec(line)?.[1] ?? chapter;
    const id = /^- \*\*(R-\d+\.\d+)\*\*/.exec(line)?.[1];
    if (id !== undefined) ids.push({ id, chapter });
  }
  return ids;
}

/** Requirements are table rows: `| REQ-001 | area | …`; one about screens begins with ◆. */
export function readRequirements(requirements: string): Id[] {
  const rows = requirements.matchAll(/^\| (REQ-\d+) \| ([^|]+?) \| (◆)?/gm);
  return [...rows].map(([, id = '', chapter = '', mark]) => ({
    id,
    chapter,
    ...(mark !== undefined || UNMARKED.has(id) ? { isAboutScreens: true } : {}),
  }));
}
