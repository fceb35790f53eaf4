import type { GameResult } from './results.ts';
import { millisOf } from './results.ts';
import type { Summary } from './summary.ts';

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly text: string;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** One page, no outside reference: tables and plots a browser can show from a file. */
export function htmlReport(summary: Summary, results: readonly GameResult[], command: string): string {
  const { seats, games, turns } = summary;
  const equal = 1 / seats.length;
  const plots = [
    plot(
      'Win share by level, with 95 % interval',
      seats.map(({ level, winShare, low, high }, entry) => ({
        label: `${level} ${entry + 1}`,
        value: winShare,
        low,
        high,
        text: percent(winShare),
      })),
      equal,
    ),
    plot(
      'Win share by Illuminati, per appearance',
      summary.illuminati.map(({ name, share, appearances }) => ({
        label: name,
        value: share,
        text: `${percent(share)} of ${appearances}`,
      })),
      equal,
    ),
    plot('Goals met by the winners', bars(summary.goals, games)),
    plot('Length in turns of all seats together', lengths(turns.all)),
    ...seats.map((seat, entry) => plot(`Decision times of ${seat.level} ${entry + 1}`, times(results, entry))),
  ];
  const rows = seats
    .map(
      (seat, entry) =>
        `<tr><td>${seat.level} ${entry + 1}</td><td>${percent(seat.winShare)}</td><td>${percent(seat.low)} – ${percent(seat.high)}</td><td>${seat.rating.toFixed(2)}</td><td>${seat.decisionMsP50.toFixed(2)}</td><td>${seat.decisionMsP95.toFixed(2)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Arena</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fafaf7}table{border-collapse:collapse}td,th{padding:.3rem .8rem;border-bottom:1px solid #ccc;text-align:right}td:first-child,th:first-child{text-align:left}svg{display:block;width:100%;height:auto;margin:.5rem 0 2rem}</style><h1>Arena</h1><p>${games} games · ${summary.verdict} · median length ${turns.median} turns (${turns.p10}–${turns.p90})</p><p>Again: <code>${command}</code></p><table><tr><th>seat</th><th>win share</th><th>95 %</th><th>rating</th><th>ms p50</th><th>ms p95</th></tr>${rows}</table>${plots.join('')}</html>\n`;
}

function bars(counts: Readonly<Record<string, number>>, games: number): Bar[] {
  return Object.entries(counts)
    .toSorted((a, b) => b[1] - a[1])
    .map(([label, count]) => ({ label, value: count / Math.max(1, games), text: String(count) }));
}

function lengths(turns: readonly number[]): Bar[] {
  const width = Math.max(4, Math.ceil(((turns.at(-1) ?? 0) - (turns[0] ?? 0) + 1) / 12));
  const counts = new Map<number, number>();
  for (const each of turns) counts.set(Math.floor(each / width), (counts.get(Math.floor(each / width)) ?? 0) + 1);
  return [...counts].map(([bin, count]) => ({
    label: `${bin * width}–${bin * width + width - 1}`,
    value: count / turns.length,
    text: String(count),
  }));
}

function times(results: readonly GameResult[], entry: number): Bar[] {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { entries, times: all } of results)
    for (const [step, count] of all[entries.indexOf(entry)] ?? []) {
      const octave = Math.round(step / 4);
      counts.set(octave, (counts.get(octave) ?? 0) + count);
      total += count;
    }
  return [...counts]
    .toSorted((a, b) => a[0] - b[0])
    .map(([octave, count]) => ({
      label: `${millisOf(octave * 4).toPrecision(2)} ms`,
      value: count / Math.max(1, total),
      text: percent(count / Math.max(1, total)),
    }));
}

function plot(title: string, rows: readonly Bar[], line?: number): string {
  const most = Math.max(0.01, line ?? 0, ...rows.map(({ value, high }) => high ?? value));
  const x = (value: number) => 230 + (420 * value) / most;
  const body = rows
    .map(({ label, value, low, high, text }, index) => {
      const y = 10 + index * 26;
      const whisker =
        low === undefined || high === undefined
          ? ''
          : `<path d="M${x(low)} ${y + 9}H${x(high)}" stroke="#222" stroke-width="2"/>`;
      return `<text x="220" y="${y + 14}" text-anchor="end" font-size="13">${label}</text><rect x="230" y="${y}" width="${Math.max(0, x(value) - 230)}" height="18" fill="#3b6ea5"/>${whisker}<text x="${x(high ?? value) + 6}" y="${y + 14}" font-size="13">${text}</text>`;
    })
    .join('');
  const height = 20 + rows.length * 26;
  const marker =
    line === undefined ? '' : `<path d="M${x(line)} 4V${height - 6}" stroke="#b33" stroke-dasharray="4 3"/>`;
  return `<h2>${title}</h2><svg viewBox="0 0 800 ${height}" role="img" aria-label="${title}">${body}${marker}</svg>`;
}
