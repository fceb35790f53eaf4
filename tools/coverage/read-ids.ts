// The ids that must be shown by somebody: every rule of the rulebook, every requirement.

export type Id = {
  readonly id: string;
  /** The chapter of a rule, the area of a requirement. */
  readonly chapter: string;
};

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

/** Requirements are table rows: `| REQ-001 | area | …`. */
export function readRequirements(requirements: string): Id[] {
  const rows = requirements.matchAll(/^\| (REQ-\d+) \| ([^|]+?) \|/gm);
  return [...rows].map(([, id = '', chapter = '']) => ({ id, chapter }));
}
