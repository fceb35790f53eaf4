/** The reports as a page: plain HTML, no script. Everything people typed is escaped. */

import type { StoredReport } from '../store/index.ts';
import { dateHtml, escaped, operatorHtml } from './operator-html.ts';

export const DAYS = [1, 7, 30, 365] as const;
export const ACTIONS = ['dismiss', 'mute', 'ban'] as const;

interface Page {
  readonly most: number;
  readonly path: string;
  readonly overviewPath: string;
}

export function reportsPage(reports: readonly StoredReport[], { most, path, overviewPath }: Page): string {
  const heading = reports.length === 0 ? 'No reports' : `${reports.length} report${reports.length === 1 ? '' : 's'}`;
  const more = reports.length === most ? '<p>There are more; these are the newest.</p>' : '';
  const body = `<p><a href="${overviewPath}">What runs now</a></p>${more}${reports.map((report) => reportHtml(report, path)).join('')}`;
  return operatorHtml({ title: heading, body });
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
<button name="action" value="mute">Mute ${named}</button>
<button name="action" value="ban">Ban ${named}</button>
<label>for <select name="days">${DAYS.map((days) => `<option value="${days}">${days} day${days === 1 ? '' : 's'}</option>`).join('')}</select></label>
</form></article>`;
}
