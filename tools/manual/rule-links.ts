/** Wherever a document names a rule, it leads there. */

const RULE = /\bR-\d+(?:\.\d+)?\b/g;

export interface RuleAnchors {
  /** Rule or chapter → anchor on the page of the rules. */
  readonly anchors: ReadonlyMap<string, string>;
  /** From the page that is written to that of the rules; empty on the rules themselves. */
  readonly page: string;
}

/** A rule begins its line of the rulebook: `- **R-9.14** An attack …`. */
export function ruleAtStart(text: string): string | undefined {
  return /^\*\*(R-\d+\.\d+)\*\*/.exec(text)?.[1];
}

export function anchorsOfRules(markdown: string, slugs: (heading: string) => string): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const [, rule = ''] of markdown.matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)) anchors.set(rule, rule);
  for (const [, heading = '', rule = ''] of markdown.matchAll(/^## ((R-\d+) .+)$/gm)) anchors.set(rule, slugs(heading));
  return anchors;
}

/** Of text that is HTML already, and stands in no link. */
export function linkRules(html: string, { anchors, page }: RuleAnchors): string {
  return html.replaceAll(RULE, (rule) => {
    const anchor = anchors.get(rule);
    return anchor === undefined ? rule : `<a class="rule" href="${page}#${anchor}">${rule}</a>`;
  });
}
