/**
 * docs/rules/rules.md and its translations as chapters and rules. The files are part of the repository and their form is
 * known: `## R-9 Title` begins a chapter, `- **R-9.14** …` a rule, tables belong to the chapter they stand in.
 */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string };

export type Block =
  | { readonly kind: 'rule'; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'item'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export interface Chapter {
  /** `R-9` or `appendix-a`, the same in every language: an address leads to the same place for everybody. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const RULE = /^- \*\*(R-\d+(?:\.\d+)?[a-z]?)\*\*\s*(.*)$/;

export function parseRules(markdown: string): readonly Chapter[] {
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title !== undefined) {
      chapters.push({ id: chapterId(title), title, blocks: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (!chapter || line.trim() === '') continue;
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1);
      chapter.blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end;
    } else if (line.startsWith('|')) {
      const table = lines.slice(at).slice(0, countTableLines(lines, at));
      chapter.blocks.push(tableOf(table));
      at += table.length - 1;
    } else chapter.blocks.push(blockOf(line));
  }
  return chapters.filter(({ blocks }) => blocks.length > 0);
}

function blockOf(line: string): Block {
  const rule = RULE.exec(line);
  if (rule) return { kind: 'rule', id: rule[1] as string, text: inline(rule[2] as string) };
  if (line.startsWith('#')) return { kind: 'heading', text: line.replace(/^#+ /, '') };
  const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line)?.[1];
  return item === undefined ? { kind: 'paragraph', text: inline(line) } : { kind: 'item', text: inline(item) };
}

function countTableLines(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, index) => index >= from && !line.startsWith('|'));
  return (end < 0 ? lines.length : end) - from;
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  return { kind: 'table', head: cells(lines[0] ?? ''), rows: lines.slice(2).map(cells) };
}

/** Bold, italic, code and mentions of other rules; marks of sources ("[O]", "[C-22]") are for editors, not for players. */
export function inline(text: string): readonly Inline[] {
  const plain = text.replace(/\s*\[(?:[A-Z]\d*\??|C-\d+|EX-\d+)(?:[ ,][^\]]*)?\]/g, '');
  return plain
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|R-\d+(?:\.\d+)?)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (/^\*[^*]+\*$/.test(part)) return { kind: 'emphasis', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (/^R-\d+/.test(part)) return { kind: 'rule', rule: part };
      return { kind: 'text', text: part };
    });
}

function chapterId(title: string): string {
  const rule = /^(R-\d+)\b/.exec(title)?.[1];
  if (rule !== undefined) return rule;
  const letter = /^\p{L}+ ([A-Z]) - /u.exec(title)?.[1];
  if (letter === undefined) throw new Error(`a chapter needs its number or its letter: ${title}`);
  return `appendix-${letter.toLowerCase()}`;
}

export function plainText(text: readonly Inline[]): string {
  return text.map((part) => (part.kind === 'rule' ? part.rule : part.text)).join('');
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'rule':
      return `${block.id} ${plainText(block.text)}`;
    case 'heading':
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    default:
      return plainText(block.text);
  }
}

/** Every word must occur; the number of a rule finds that rule alone. */
export function searchRules(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  const exact = /^r-\d+\.\d+$/.test(words[0] ?? '') && words.length === 1 ? words[0] : undefined;
  const matches = (block: Block): boolean => {
    if (exact !== undefined) return block.kind === 'rule' && block.id.toLowerCase() === exact;
    const text = wordsOf(block).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.filter(matches);
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}
