// A how-to page as something to follow: its code blocks, in the order of the page.
//
//   ```ts packages/cards/src/groups/weekend-druids.ts      a new file
//   ```diff packages/engine/src/model/commands.ts          lines that come into a file, and go, between lines that stand there
//   ```sh                                                  commands

export type GuideStep =
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly lines: readonly string[] }
  | { readonly kind: 'commands'; readonly commands: readonly string[] };

export function readGuide(page: string): GuideStep[] {
  const blocks = page.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm);
  return [...blocks].flatMap(([, indent = '', language, file, text = '']): GuideStep[] => {
    const lines = text.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    if (language === 'sh') return [{ kind: 'commands', commands: lines.filter((line) => line !== '') }];
    if (file === undefined) return [];
    if (language === 'diff') return [{ kind: 'change', file, lines: lines.slice(0, -1) }];
    return [{ kind: 'file', file, text: lines.join('\n') }];
  });
}

/** The lines of the block that stand in the file already must stand there once and together; else the page is not true. */
export function changed(source: string, { file, lines }: Extract<GuideStep, { kind: 'change' }>): string {
  const only = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [only('+').join(''), only('-').join('')];
  const found = source.split(before).length - 1;
  if (found !== 1) throw new Error(`${file} has ${found} places that read\n${before}`);
  return source.replace(before, () => after);
}
