// Colours and sizes that a style sheet says for itself.

import { breakpoints, themeFolder } from './rules.ts';

export type RawStyle = {
  readonly kind: 'colours' | 'sizes';
  readonly path: string;
  readonly line: number;
  readonly text: string;
};

/** Names that are no colour of ours: they take what is there. */
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|gold|gr[ae]y|silver)(?![\w-])/gi;
const declaration = /(?<=[;{]\s*)[\w-]+\s*:\s*[^;{}]+(?=[;}])/g;
const condition = /@(?:media|container)[^{]+/g;
const size = /(?:(min|max)-)?(width|height)\s*(?::|([<>]=?))\s*([\d.]+)(px|r?em)/g;

export function rawStylesIn(path: string, source: string): RawStyle[] {
  const text = source.replace(/\/\*.*?\*\/|url\([^)]*\)/gs, (cut) => cut.replace(/[^\n]/g, ' '));
  const found = (kind: RawStyle['kind'], part: RegExpExecArray, match: RegExpExecArray): RawStyle => ({
    kind,
    path,
    line: text.slice(0, part.index + match.index).split('\n').length,
    text: match[0],
  });
  const colours = path.startsWith(themeFolder)
    ? []
    : [...text.matchAll(declaration)].flatMap((part) =>
        [...part[0].matchAll(colour)].map((match) => found('colours', part, match)),
      );
  const sizes = [...text.matchAll(condition)].flatMap((part) =>
    [...part[0].matchAll(size)].filter((match) => !isNamed(match)).map((match) => found('sizes', part, match)),
  );
  return [...colours, ...sizes];
}

/** `max-width: 899px` and `min-width: 900px` are the two sides of one step. */
function isNamed([, bound, side, comparison, value, unit]: RegExpExecArray): boolean {
  const isLower = bound === 'min' || comparison === '>=' || comparison === '<';
  const last = Number(value) - (isLower ? 1 : 0);
  return (
    unit === 'px' && Object.values(breakpoints).some((step) => (side === 'width' ? step.width : step.height) === last)
  );
}
