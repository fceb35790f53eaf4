/** Every `t('id', 'English', …)` of a source. Ids are written out, never computed, or nobody could find them. */
import { parseAst } from 'vite';

export interface WrittenText {
  readonly id: string;
  readonly english: string;
  /** Where the English stands in the source, its quotes included. */
  readonly start: number;
  readonly end: number;
}

export interface WrittenTexts {
  readonly texts: readonly WrittenText[];
  /** Calls whose id or English is not a plain text. */
  readonly unreadable: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export function textsIn(source: string, file: string): WrittenTexts {
  const texts: WrittenText[] = [];
  const unreadable: string[] = [];
  if (!/(?<![\w.])t\(/.test(source)) return { texts, unreadable };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 't') {
      const [id, english] = node.arguments as readonly Node[];
      const [idText, englishText] = [plainText(id), plainText(english)];
      if (idText === undefined || english === undefined || englishText === undefined)
        unreadable.push(`${file}: ${source.slice(node.start, node.end)}`);
      else texts.push({ id: idText, english: englishText, start: english.start, end: english.end });
    }
    for (const field of Object.values(node)) if (typeof field === 'object') visit(field);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return { texts, unreadable };
}

function plainText(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = node?.type === 'TemplateLiteral' ? (node.quasis as readonly { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}
