// Who cites which id: test titles by `[R-9.14]`, scenarios by their `rules` and `requirements`.

export type Citation = {
  readonly id: string;
  /** `file: title` of a test, `file: id` of a scenario. */
  readonly by: string;
};

const idPattern = /\b(?:R-\d+\.\d+|REQ-\d+)\b/g;

/**
 * Titles may cite several ids, `[R-9.14, R-9.15]` or `[R-9.14][REQ-076]`. Only quoted text counts:
 * a rule named in a comment shows nothing.
 */
export function citationsOfTest(file: string, source: string): Citation[] {
  const titles = source.matchAll(/(['"`])((?:\[(?:R-\d|REQ-\d)[^\]]*\]\s*)+)((?:\\.|(?!\1)[^\\])*)\1/g);
  return [...titles].flatMap(([, , ids = '', title = '']) =>
    [...ids.matchAll(idPattern)].map(([id]) => ({ id, by: `${file}: ${title.replaceAll(/\s+/g, ' ').trim()}` })),
  );
}

export function citationsOfScenarios(file: string, source: string): Citation[] {
  const { scenarios } = JSON.parse(source) as {
    scenarios: { id: string; rules?: string[]; requirements?: string[] }[];
  };
  return scenarios.flatMap(({ id, rules = [], requirements = [] }) =>
    [...rules, ...requirements].map((cited) => ({ id: cited, by: `${file}: ${id}` })),
  );
}
