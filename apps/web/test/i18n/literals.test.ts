/** Words that stand in a component without `t` are English for everybody, and no catalogue misses them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
/** Properties that people read or hear. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|note|hint|words|text|stamp|refusal|reason|unit)$/;
/** The same in every language: our own name, the unit of money, a licence, a key. */
const SAME_EVERYWHERE = /^(?:Illuminice|MB|\(CC0\)|Esc)$/;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Literal words an expression can come to, through choices and sums; calls are somebody else's words. */
function textOf(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
    case 'JSXText':
      return typeof value.value === 'string' && /\p{L}{2}/u.test(value.value) ? [value.value.trim()] : [];
    case 'TemplateLiteral':
      return (value.quasis as readonly { readonly value: { readonly raw: string } }[])
        .map(({ value: { raw } }) => raw.trim())
        .filter((raw) => /\p{L}{2}/u.test(raw));
    case 'JSXExpressionContainer':
      return textOf(value.expression);
    case 'ConditionalExpression':
      return [...textOf(value.consequent), ...textOf(value.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return value.operator === '===' || value.operator === '!=='
        ? []
        : [...textOf(value.operator === '&&' ? undefined : value.left), ...textOf(value.right)];
    default:
      return [];
  }
}

function literalsIn(node: unknown, found: string[]): readonly string[] {
  if (Array.isArray(node)) for (const each of node) literalsIn(each, found);
  if (!isNode(node)) return found;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children as readonly unknown[]) found.push(...textOf(child));
  if (node.type === 'JSXAttribute' && READ.test(String((node.name as Node).name))) found.push(...textOf(node.value));
  if (node.type === 'AssignmentExpression' && isNode(node.left) && isNode(node.left.property))
    if (node.left.property.name === 'title') found.push(...textOf(node.right));
  for (const field of Object.values(node)) if (typeof field === 'object') literalsIn(field, found);
  return found;
}

test('what a component shows or says aloud goes through t', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['**/*.d.ts'] });
  expect(files.length).toBeGreaterThan(200);
  const left = files.flatMap((file) => {
    const tree = parseAst(readFileSync(join(SOURCES, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    return literalsIn(tree.body, [])
      .flatMap((text) => text.split(/^· | · /))
      .filter((text) => text !== '' && !SAME_EVERYWHERE.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(left).toEqual([]);
});

test('the search finds what it is for', () => {
  const found = (source: string) => literalsIn(parseAst(source, { lang: 'tsx' }).body, []);
  expect(found('const a = <p>Hello there</p>;')).toEqual(['Hello there']);
  expect(found('const a = <p>{many ? "cards" : t("a", "card")}</p>;')).toEqual(['cards']);
  expect(found('const a = <button aria-label="Close" className="quiet" />;')).toEqual(['Close']);
  expect(found('document.title = "Rules of " + name;')).toEqual(['Rules of']);
  expect(found('const a = <p title={t("a", "b")}>{t("c", "d")} · {kind === "bot" && name}</p>;')).toEqual([]);
});
