// The few shapes of the drawing, and its colours by day and by night.

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Viewers that know neither CSS nor the reader's preference show the first set of colours. */
export const style = `
  svg { color-scheme: light dark; font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
  .ground { fill: #fbfbfc } .room { fill: #f0f2f5; stroke: #d8dce3 } .tile { fill: #fff; stroke: #c5cbd6 }
  .title { font-size: 20px; font-weight: 650 } .name { font-size: 15px; font-weight: 650 }
  .label { font-size: 12px } .small { font-size: 10.5px } .level { font-size: 10.5px; letter-spacing: 0.06em }
  text { fill: #1e232d } .small, .level { fill: #667085 }
  .band { fill: #e6e9ef } .arrow { fill: none; stroke: #8f99ab; stroke-width: 1; opacity: 0.6 }
  .road { fill: none; stroke: #7d889c; stroke-width: 2.2 } .knot { stroke: #c9453a; opacity: 0.8 }
  .head { fill: #8f99ab } .knot-head { fill: #c9453a } .road-head { fill: #7d889c }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #12151b } .room { fill: #1a1e26; stroke: #2e3440 } .tile { fill: #262b36; stroke: #3d4554 }
    text { fill: #e8ebf1 } .small, .level { fill: #98a2b3 } .band { fill: #20252f }
    .arrow { stroke: #77839a } .road { stroke: #8894aa } .head { fill: #77839a } .road-head { fill: #8894aa }
    .knot { stroke: #ef7067 } .knot-head { fill: #ef7067 }
  }`;

export const heads = ['head', 'knot-head', 'road-head']
  .map(
    (name) =>
      `<marker id="${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto" ` +
      `markerUnits="userSpaceOnUse"><path class="${name}" d="M0 1 L8 4 L0 7 Z"/></marker>`,
  )
  .join('');

export function rectangle(kind: string, box: Box, radius = 6): string {
  return `<rect class="${kind}" x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" rx="${radius}"/>`;
}

export function text(kind: string, at: { readonly x: number; readonly y: number }, words: string): string {
  return `<text class="${kind}" x="${n(at.x)}" y="${n(at.y)}">${escaped(words)}</text>`;
}

/** From the lower edge of one box to the upper edge of another, or bowed aside where that one is not below. */
export function curve(kind: 'arrow' | 'arrow knot' | 'road', from: Box, to: Box): string {
  const start = { x: from.x + from.width / 2, y: from.y + from.height };
  const isBelow = to.y >= start.y;
  const end = { x: to.x + to.width / 2, y: isBelow ? to.y : to.y + to.height };
  const bow = isBelow ? Math.max(10, (end.y - start.y) * 0.5) : 34;
  const head = kind === 'road' ? 'road-head' : kind === 'arrow' ? 'head' : 'knot-head';
  const path = `M${n(start.x)} ${n(start.y)} C${n(start.x)} ${n(start.y + bow)} ${n(end.x)} ${n(isBelow ? end.y - bow : end.y + bow)} ${n(end.x)} ${n(end.y)}`;
  return `<path class="${kind}" d="${path}" marker-end="url(#${head})"/>`;
}

/** Good enough to make room for a label: no font is asked how wide it is. */
export function widthOf(words: string, size = 12): number {
  return words.length * size * 0.56;
}

export function counted(lines: number): string {
  return lines.toLocaleString('en');
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
