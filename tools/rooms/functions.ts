// The functions of a file: how long they are, and what they ask to be given.
// CONTRIBUTING: what a call does not say by itself goes into one options object.

import { childrenOf, type Node, parsed } from './syntax.ts';

export type FunctionFound = {
  /** Undefined for what is handed straight to a call: its parameters are the caller's choice. */
  readonly name: string | undefined;
  /** Of its first line, from 1. */
  readonly line: number;
  readonly lines: number;
  readonly parameters: number;
  /** A parameter declared as `boolean`: a call reads `draw(card, true)` and says nothing. */
  readonly takesBoolean: boolean;
};

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export function functionsOf(path: string, source: string): FunctionFound[] {
  const found: FunctionFound[] = [];
  const { program, lineOf } = parsed(path, source);

  const visit = (node: Node, holder: Node | undefined): void => {
    if (functionTypes.includes(node.type)) {
      const parameters = parametersOf(node);
      const line = lineOf(node.start);
      found.push({
        name: nameOf(node) ?? (holder && nameOf(holder)),
        line,
        lines: lineOf(node.end) - line + 1,
        parameters: parameters.length,
        // `disk.isFull = true` says what it sets.
        takesBoolean: holder?.kind !== 'set' && parameters.some(isBoolean),
      });
    }
    // `const draw = () => …`, `draw() {…}` and `const draw = useCallback(() => …)` are known by what holds them.
    const isPassedOn = holder !== undefined && isCallOf(node, 'useCallback');
    for (const child of childrenOf(node)) visit(child, isPassedOn ? holder : node);
  };
  visit(program, undefined);
  return found;
}

/** What is wrong with how the functions of a file are called, one sentence each. */
export function violationsOfFunctions(path: string, source: string): string[] {
  return functionsOf(path, source).flatMap(({ name, line, parameters, takesBoolean }) => {
    if (name === undefined) return [];
    return [
      ...(parameters >= 4
        ? [`${path}:${line}: ${name} takes ${parameters} arguments: make them one options object`]
        : []),
      ...(takesBoolean
        ? [`${path}:${line}: ${name} takes a boolean, which a call does not explain: name it in an object`]
        : []),
    ];
  });
}

function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && (node.callee as Node).name === name;
}

function parametersOf(node: Node): Node[] {
  return (node.params as Node[]).filter((parameter) => !(parameter.type === 'Identifier' && parameter.name === 'this'));
}

function isBoolean(parameter: Node): boolean {
  const isPreset = parameter.type === 'AssignmentPattern';
  if (isPreset && typeof (parameter.right as Node).value === 'boolean') return true;
  const target = isPreset ? (parameter.left as Node) : parameter;
  const annotation = (target.typeAnnotation as Node | null | undefined)?.typeAnnotation as Node | undefined;
  const choices = annotation?.type === 'TSUnionType' ? (annotation.types as Node[]) : [annotation];
  return choices.some((choice) => choice?.type === 'TSBooleanKeyword');
}

function nameOf(node: Node): string | undefined {
  const holder = (node.id ?? node.key) as Node | null | undefined;
  return typeof holder?.name === 'string' ? holder.name : undefined;
}
