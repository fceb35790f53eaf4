/** The reports as a page: plain HTML, no script. Everything people typed is escaped. */

import { createHash } from 'node:crypto';
import type { StoredReport } from '../store/index.ts';

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; color: #1c1a17; background: #f6f2ea; }
  h1 { font-size: 1.5rem; }
  article { background: #fff; border: 1px solid #b9ae9a; border-radius: .5rem; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; margin: 0; }
  time { color: #5d564b; }
  ol { list-style: none; padding: .5rem; margin: .75rem 0; background: #f6f2ea; max-height: 20rem; overflow: auto; }
  li.reported { font-weight: 600; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  button, select { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; }
  @media (prefers-color-scheme: dark) {
    body { color: #efe9dd; background: #1c1a17; } article { background: #2a2722; border-color: #5d564b; }
    ol { background: #1c1a17; } time { color: #b9ae9a; }
  }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but this one style; forms go back to where they came from. */
export const REPORTS_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const DAYS = [1, 7, 30, 365] as const;
export const ACTIONS = ['dismiss', 'mute', 'ban'] as const;

interface Page {
  readonly most: number;
  readonly path: string;
}

export function reportsPage(reports: readonly StoredReport[], { most, path }: Page): string {
  const heading = reports.length === 0 ? 'No reports' : `${reports.length} report${reports.length === 1 ? '' : 's'}`;
  const more = reports.length === most ? '<p>There are more; these are the newest.</p>' : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · Illuminice</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1>${more}${reports.map((report) => reportHtml(report, path)).join('')}</main></body></html>`;
}

function reportHtml({ id, at, reported, reason, messages, about }: StoredReport, path: string): string {
  const lines = messages.map(
    ({ author, name, recipient, at: said, text }) =>
      `<li${author === reported ? ' class="reported"' : ''}>${dateHtml(said)} ${escaped(name)}${recipient === undefined ? '' : ' (whispers)'}: ${escaped(text)}</li>`,
  );
  const named = escaped(about.reportedName || 'Somebody');
  return `<article><h2>${named}</h2>
<p>${dateHtml(at)} reported by ${escaped(about.reporterName || 'somebody')}: <q>${escaped(reason)}</q></p>
${lines.length === 0 ? '<p>The two of them have said nothing that is still kept.</p>' : `<ol>${lines.join('')}</ol>`}
<form method="post" action="${path}/${id}">
<button name="action" value="dismiss">Dismiss</button>
<label>for <select name="days">${DAYS.map((days) => `<option value="${days}">${days} day${days === 1 ? '' : 's'}</option>`).join('')}</select></label>
<button name="action" value="mute">Mute ${named}</button>
<button name="action" value="ban">Ban ${named}</button>
</form></article>`;
}

function dateHtml(at: number): string {
  const date = new Date(at).toISOString();
  return `<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')}</time>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
