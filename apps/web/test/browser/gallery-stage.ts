/** Takes the specimens of the gallery's stage one after the other and lays them out on one sheet. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Sheet, Specimen } from '../../dev/gallery/stage/specimen.ts';
import { filesSeen } from './files-seen.ts';

/** Of a specimen only what can leave the page. */
type Staged = Pick<Specimen, 'name' | 'shows' | 'whole'>;
export type StagedSheet = Omit<Sheet, 'specimens'> & { readonly specimens: readonly Staged[] };

/** A page that shows specimens; what the browser can do beyond Playwright is asked through its own line. */
export interface Stage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface Tile {
  readonly name: string;
  /** In base 64. */
  readonly png: string;
  /** The files whose components can be seen in it. */
  readonly files: readonly string[];
}

export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What waits longer than this happens at once, or, while a specimen stands still, never. */
const LASTING = 1_200;

/** React waits at most so long before it shows a part that came late. */
const PAUSE = 300;

const PHONE_WIDTH = 600;

/** Only what never ends takes this long: a busy machine is no reason to fail. */
export const PATIENCE = 600_000;

/** Six panels, or two whole screens, beside each other. */
const SHEET_WIDTH = 1480;

export type Device = 'desk' | 'phone';

export function deviceOf({ width }: StagedSheet): Device {
  return width < PHONE_WIDTH ? 'phone' : 'desk';
}

export async function openStage(browser: Browser, url: string, device: Device): Promise<Stage> {
  const hasTouch = device === 'phone';
  const context = await browser.newContext({ hasTouch, reducedMotion: 'reduce', locale: 'en', timezoneId: 'UTC' });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(stopTime, { lasting: LASTING, pause: PAUSE });
  const page = await context.newPage();
  await page.goto(`${url}?stage`, { waitUntil: 'networkidle' });
  // All of them: the first specimen that needs one would be drawn without it, or with it, as it happens.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined));
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
  return { page, devtools: await context.newCDPSession(page) };
}

/** The same page in another size: loading it again would take longer than most sheets. */
export async function resize({ devtools }: Stage, { width, height, scale }: StagedSheet): Promise<void> {
  const size = { width, height, deviceScaleFactor: scale, mobile: false };
  await devtools.send('Emulation.setDeviceMetricsOverride', size);
}

interface Memory {
  /** Pictures that need not be waited for again: one nobody holds is fetched anew by the next specimen that shows it. */
  readonly drawn: Map<string, HTMLImageElement>;
  /** Begins again with every specimen, whatever was shown before it. */
  chance: number;
  /** Timers that run soon. */
  readonly soon: Set<unknown>;
}

/** Runs in the page before anything else: it is always the same moment, and chance is always the same. */
function stopTime({ lasting, pause }: { readonly lasting: number; readonly pause: number }): void {
  const moment = Date.UTC(2026, 4, 23, 19, 30);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [moment] : given) as [number]));
    }
    static override now(): number {
      return moment;
    }
  } as DateConstructor;
  const memory: Memory = { drawn: new Map(), chance: 0, soon: new Set() };
  Math.random = () => {
    memory.chance = (memory.chance * 16807) % 2147483647;
    return memory.chance / 2147483647;
  };
  Object.assign(globalThis, { memory });
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, after = 0, ...rest: unknown[]) => {
    if (after > lasting && document.body?.dataset.still === 'yes') return 0;
    const timer = start(
      () => {
        memory.soon.delete(timer);
        run(...rest);
      },
      after > lasting ? 0 : after,
    );
    if (after > 0 && after <= pause) memory.soon.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    memory.soon.delete(timer);
    stop(timer);
  };
}

/** The sheets live in the page (stage.tsx): their modules are those of the client. */
export function readSheets(page: Page): Promise<Readonly<Record<string, StagedSheet>>> {
  return page.evaluate(() => {
    const { sheets } = globalThis as unknown as { readonly sheets: Readonly<Record<string, Sheet>> };
    return Object.fromEntries(
      Object.entries(sheets).map(([name, { specimens, ...sheet }]) => [
        name,
        {
          ...sheet,
          specimens: specimens.map(({ name: own, shows, whole }) => ({
            name: own,
            ...(shows === undefined ? {} : { shows }),
            ...(whole === undefined ? {} : { whole }),
          })),
        },
      ]),
    );
  });
}

export async function takeTiles(stage: Stage, name: string, sheet: StagedSheet): Promise<readonly Tile[]> {
  const tiles: Tile[] = [];
  for (const specimen of sheet.specimens) tiles.push(await takeTile(stage, specimen, { sheet: name }));
  return tiles;
}

interface Taking {
  readonly sheet: string;
  /** Whatever stands on the stage now. */
  readonly asItStands?: true;
}

export async function takeTile(stage: Stage, staged: Staged, { sheet, asItStands }: Taking): Promise<Tile> {
  const { name, shows, whole } = staged;
  const { page, devtools } = stage;
  const part = whole ? undefined : shows;
  const clip = await page.evaluate(perform, { asked: asItStands ? undefined : `${sheet}/${name}`, part });
  // Packing a picture small takes a quarter of a second of work, and it is unpacked at once.
  const quick = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const;
  const { data } = await devtools.send('Page.captureScreenshot', quick);
  return { name, png: data, files: await filesSeen(page, part) };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Performance {
  /** Undefined: what stands there stays. */
  readonly asked: string | undefined;
  readonly part: string | undefined;
}

/**
 * Runs in the page: until the specimen is shown, its pictures and letters are there, no timer is about to run (some start
 * themselves again for ever: half a second is enough for the others) and for two frames nothing moved.
 */
async function perform({ asked, part }: Performance): Promise<Box> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const { memory } = globalThis as unknown as { readonly memory: Memory };
  const { body } = document;
  if (asked !== undefined) {
    memory.chance = 7;
    const next = `#${encodeURIComponent(asked)}`;
    // The same specimen twice is performed twice.
    if (location.hash === next) dispatchEvent(new HashChangeEvent('hashchange'));
    else {
      delete body.dataset.shown;
      location.hash = next;
    }
    while (body.dataset.shown !== asked) await frame();
  }
  await document.fonts.ready;
  const patience = performance.now() + 500;
  for (let quiet = 0, before = ''; quiet < 2; ) {
    // Once each: most of them were drawn for the specimen before. Icons and paper are pictures of styles.
    const fresh = [...document.images].filter(({ src, complete }) => !(complete && memory.drawn.has(src)));
    const styled = [...document.querySelectorAll('[style*="url("]')].flatMap((element) =>
      [...(element.getAttribute('style') ?? '').matchAll(/url\("?([^")]+)/g)].map(
        ([, url = '']) => new URL(url, location.href).href,
      ),
    );
    for (const src of new Set(styled)) if (!memory.drawn.has(src)) fresh.push(Object.assign(new Image(), { src }));
    await Promise.all(
      fresh.map((image) =>
        image.decode().then(
          () => memory.drawn.set(image.src, image),
          () => undefined,
        ),
      ),
    );
    // Whether the focus wears its ring depends on what the page was used for before: in a picture nothing has it.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !focused.closest('.outline')) focused.blur();
    await frame();
    for (const animation of document.getAnimations()) {
      const { iterations = 1 } = animation.effect?.getTiming() ?? {};
      if (iterations === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
    const now = body.innerHTML;
    const isAtRest = memory.soon.size === 0 || performance.now() > patience;
    quiet = now === before && isAtRest ? quiet + 1 : 0;
    before = now;
  }
  if (part === undefined) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  return { x, y, width, height };
}

interface LaidSheet {
  readonly picture: Buffer;
  readonly places: readonly Place[];
}

/** One sheet of all tiles with their names, in rows, drawn by the browser itself. */
export async function layOut(page: Page, tiles: readonly Tile[]): Promise<LaidSheet> {
  const { jpeg, places } = await page.evaluate(drawSheet, {
    tiles: tiles.map(({ name, png }) => ({ name, png })),
    width: SHEET_WIDTH,
  });
  return { picture: Buffer.from(jpeg, 'base64'), places };
}

interface Drawing {
  readonly tiles: readonly { readonly name: string; readonly png: string }[];
  readonly width: number;
}

/** Runs in the page. */
async function drawSheet({ tiles, width }: Drawing): Promise<{ jpeg: string; places: readonly Place[] }> {
  const [gap, caption] = [12, 18];
  const images = await Promise.all(
    tiles.map(async ({ name, png }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      return { name, image };
    }),
  );
  const places: Place[] = [];
  let [x, y, row] = [gap, gap, 0];
  for (const { name, image } of images) {
    if (x > gap && x + image.width + gap > width) [x, y, row] = [gap, y + row + caption + gap, 0];
    places.push({ name, x, y: y + caption, width: image.width, height: image.height });
    x += image.width + gap;
    row = Math.max(row, image.height);
  }
  const canvas = new OffscreenCanvas(width, y + row + caption + gap);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#0d1112';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '500 14px "Barlow Condensed"';
  context.fillStyle = '#93a09c';
  places.forEach((place, index) => {
    const { image, name } = images[index] ?? {};
    if (!image || name === undefined) return;
    context.fillText(name, place.x, place.y - 5, Math.max(90, place.width));
    context.drawImage(image, place.x, place.y);
  });
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 })).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { jpeg: btoa(binary), places };
}
