/** What a server says when it starts: where to play, and how others get in (S-23). */

import qrcode from 'qrcode-generator';
import { isEverywhere, isLoopback, reachableOrigins } from './runtime/index.ts';

interface Started {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  /** What was typed to start it. */
  readonly called: string;
  /** `--lan`: the network was asked for, so its address comes as a picture too. */
  readonly lan: boolean;
  readonly colours: boolean;
  readonly addresses?: readonly string[];
}

export function welcome({ host, port, publicUrl, called, lan, colours, addresses }: Started): readonly string[] {
  if (publicUrl !== undefined) return [`illuminice: play at ${publicUrl}`];
  const [best, ...others] = reachableOrigins({ host, port }, addresses);
  const isHere = isLoopback(host) || isEverywhere(host);
  const here = `illuminice: play at ${isHere ? `http://localhost:${port}` : best}`;
  if (isLoopback(host)) return [here, `illuminice: to let others in your network join: ${called} --lan`];
  if (best === undefined) return [here, 'illuminice: this machine is in no network that others could come through'];
  return [
    here,
    `illuminice: others in your network open ${[best, ...others].join(' or ')}`,
    ...(lan ? squareLines(best, { colours }) : []),
  ];
}

/** Two rows of the square in each line of text. Without colours light is drawn: most terminals are dark. */
export function squareLines(text: string, { colours }: Pick<Started, 'colours'>): readonly string[] {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const MARGIN = 2;
  const inside = (at: number): boolean => at >= 0 && at < size;
  const isInk = (y: number, x: number): boolean => (inside(y) && inside(x) && code.isDark(y, x)) === colours;
  const lines: string[] = [];
  for (let y = -MARGIN; y < size + MARGIN; y += 2) {
    let line = '';
    for (let x = -MARGIN; x < size + MARGIN; x++) line += ' ▀▄█'[(isInk(y, x) ? 1 : 0) + (isInk(y + 1, x) ? 2 : 0)];
    lines.push(colours ? `\x1b[30;107m${line}\x1b[0m` : line);
  }
  return lines;
}
