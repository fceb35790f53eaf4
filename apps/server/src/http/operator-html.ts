/** What the pages of whoever runs the server have in common: plain HTML, one style, no script. Everything people typed is escaped. */

import { createHash } from 'node:crypto';

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; color: #1c1a17; background: #f6f2ea; }
  h1 { font-size: 1.5rem; }
  article { background: #fff; border: 1px solid #b9ae9a; border-radius: .5rem; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; margin: 0; }
  time { color: #5d564b; }
  ol { list-style: none; padding: .5rem; margin: .75rem 0; background: #f6f2ea; max-height: 20rem; overflow: auto; }
  li.reported, .bad { font-weight: 600; }
  .bad { color: #a3160c; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  button, select { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; }
  table { width: 100%; border-collapse: collapse; margin-top: .5rem; }
  th, td { text-align: left; padding: .2rem .5rem .2rem 0; border-top: 1px solid #b9ae9a; font-weight: inherit; }
  td { text-align: right; font-variant-numeric: tabular-nums; }
  .wide { overflow-x: auto; }
  .wide :is(th, td) { white-space: nowrap; padding-left: .75rem; }
  @media (prefers-color-scheme: dark) {
    body { color: #efe9dd; background: #1c1a17; } article { background: #2a2722; border-color: #5d564b; }
    ol { background: #1c1a17; } time { color: #b9ae9a; } a { color: #e8b64c; } .bad { color: #ff8f80; }
  }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but this one style; forms go back to where they came from. */
export const OPERATOR_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface OperatorHtml {
  readonly title: string;
  readonly body: string;
  /** Asked for again after so many seconds. */
  readonly again?: number;
}

export function operatorHtml({ title, body, again }: OperatorHtml): string {
  const refresh = again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<title>${title} · Illuminice</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

export function dateHtml(at: number): string {
  const date = new Date(at).toISOString();
  return `<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')}</time>`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
