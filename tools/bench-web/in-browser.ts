// What can be measured of the built client in the pinned browser, a part at a time: medians of three runs.

import { openBrowser } from '../../apps/web/test/browser/open-browser.ts';
import { changingPlaces, panning } from './board.ts';
import { pressesBesideTheStage } from './directed.ts';
import { firstDecision } from './first-decision.ts';
import { idleMeter } from './idle.ts';
import { largestPaint } from './largest-paint.ts';
import { lookingBack, lookingBackOnPhone } from './looking-back.ts';
import { median } from './median.ts';
import { pressesAroundTheTable, pressesAtTheTable } from './presses.ts';
import { serve } from './serve.ts';
import type { Browser } from './throttled.ts';

export interface BrowserFigures {
  readonly panZoomCpuMsPerFrame: number;
  /** From the press to the first frame in which all 83 Groups are on their way to another place. */
  readonly relayoutMs: number;
  readonly relayoutCpuMsPerFrame: number;
  readonly lcpMs: number;
  readonly inpMs: number;
  /** The same for presses at a table, of a game this page hosts itself. */
  readonly tableInpMs: number;
  /** The same while computer players play and the director shows it. */
  readonly directedInpMs: number;
  /** From "Play" to the first question of a solo game. */
  readonly soloFirstDecisionMs: number;
  /** A game of 700 entries looked back on. */
  readonly replayOpenMs: number;
  readonly replayMomentMs: number;
  readonly replayBesideReviewMs: number;
  /** Throttled. */
  readonly replayPhoneMomentMs: number;
  /** Of the processors, meanwhile: with little to spare, times say more about the machine than about the client. */
  readonly idlePercent: number;
}

type Measure = (browser: Browser, url: string) => Promise<Partial<BrowserFigures>>;

const MEASURES = {
  pan: async (browser, url) => ({ panZoomCpuMsPerFrame: await panning(browser, url) }),
  relayout: async (browser, url) => {
    const { toFirstFrame, perFrame } = await changingPlaces(browser, url);
    return { relayoutMs: toFirstFrame, relayoutCpuMsPerFrame: perFrame };
  },
  lcp: async (browser, url) => ({ lcpMs: await largestPaint(browser, url) }),
  settings: async (browser, url) => ({ inpMs: await pressesAroundTheTable(browser, url) }),
  table: async (browser, url) => ({ tableInpMs: await pressesAtTheTable(browser, url) }),
  directed: async (browser, url) => ({ directedInpMs: await pressesBesideTheStage(browser, url) }),
  decision: async (browser, url) => ({ soloFirstDecisionMs: await firstDecision(browser, url) }),
  replay: async (browser, url) => {
    const { openMs, momentMs, besideReviewMs } = await lookingBack(browser, url);
    const replayPhoneMomentMs = await lookingBackOnPhone(browser, url);
    return {
      replayOpenMs: openMs,
      replayMomentMs: momentMs,
      replayBesideReviewMs: besideReviewMs,
      replayPhoneMomentMs,
    };
  },
} satisfies Record<string, Measure>;

export type Part = keyof typeof MEASURES;

export const PARTS = Object.keys(MEASURES) as Part[];

const RUNS = 3;

export async function measureInBrowser(dist: string, parts: readonly Part[]): Promise<Partial<BrowserFigures>> {
  const server = await serve(dist);
  const browser = await openBrowser();
  try {
    const runs: Partial<BrowserFigures>[] = [];
    for (let run = 0; run < RUNS; run++) {
      const idle = idleMeter();
      const figures = {};
      for (const part of parts) Object.assign(figures, await MEASURES[part](browser, server.url));
      runs.push({ ...figures, idlePercent: idle() });
    }
    const names = Object.keys(runs[0] ?? {}) as (keyof BrowserFigures)[];
    return Object.fromEntries(names.map((name) => [name, median(runs.map((figures) => figures[name] ?? 0))]));
  } finally {
    await browser.close();
    server.close();
  }
}
