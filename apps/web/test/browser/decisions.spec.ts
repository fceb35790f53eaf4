/** Whatever the stage still shows: what is asked of a player is on their screen in the next frame (T-4). */
import type { LaidTable } from '../../dev/table/main.tsx';
import { changeSettings, expect, test } from './dev-table.ts';

/** What Borges does, in his own turn. */
const SHOWS = { seat: 2, do: { type: 'flaunt', card: 2, shown: false } };
const ATTACKS = { seat: 2, do: { type: 'attack', kind: 'neutralize', attacker: 2, target: 'card:yuppies' } };

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  for (const pace of ['normal', 'step'] as const)
    test(`[T-4] ${size}, pace ${pace}: what is asked is on the screen one frame after it was told, however far the stage is behind`, async ({
      table,
    }) => {
      const page = await table('rival');
      await page.setViewportSize(viewport);
      await changeSettings(page, { pace, director: true });
      await expect(page.locator('.stage')).toBeVisible();
      const before = await page.evaluate(doAndLook, [SHOWS, { ...SHOWS, do: { ...SHOWS.do, shown: true } }, SHOWS]);
      expect(before).toEqual({ isAsked: false, isBehind: true, isOnScreen: false });
      const asked = await page.evaluate(doAndLook, [ATTACKS]);
      expect(asked).toEqual({ isAsked: true, isBehind: false, isOnScreen: true });
      await changeSettings(page, { pace: 'instant', director: false });
    });

interface Look {
  readonly isAsked: boolean;
  readonly isBehind: boolean;
  readonly isOnScreen: boolean;
}

/** Runs in the page: the table hears of it now, and what the next frame shows is looked at before it is painted. */
async function doAndLook(moves: readonly object[]): Promise<Look> {
  const { laidTable } = globalThis as unknown as { readonly laidTable: LaidTable };
  for (const detail of moves) dispatchEvent(new CustomEvent('rival', { detail }));
  await new Promise(requestAnimationFrame);
  const { beats, at } = laidTable.usePlayback.getState();
  const decision = document.querySelector('.panel-place [data-point="spend.done"], .reaction button');
  return {
    isAsked: laidTable.isAskedNow(),
    isBehind: at < beats.length - 1,
    isOnScreen: decision !== null && decision.getClientRects().length > 0,
  };
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test(`[T-11] ${viewport.width}: that a decision is asked is said beside one’s cards, not over them, and nothing else lies there`, async ({
    table,
  }) => {
    const page = await table('rival');
    await page.setViewportSize(viewport);
    const { said, covered } = await page.evaluate(coveredByToast, ATTACKS);
    expect(said).toEqual(['Your decision']);
    expect(covered).toEqual([]);
  });

/** Runs in the page, for a toast is gone after two seconds: which cards of the own board lie under it. */
async function coveredByToast(detail: object): Promise<{ readonly said: string[]; readonly covered: string[] }> {
  dispatchEvent(new CustomEvent('rival', { detail }));
  while (document.querySelector('.toast') === null) await new Promise(requestAnimationFrame);
  const toasts = [...document.querySelectorAll('.toasts .panel')];
  const covered = [...document.querySelectorAll('.board [data-card]')].filter((card) => {
    const box = card.getBoundingClientRect();
    return toasts.some((toast) => {
      const over = toast.getBoundingClientRect();
      return over.left < box.right && over.right > box.left && over.top < box.bottom && over.bottom > box.top;
    });
  });
  return {
    said: toasts.map((toast) => toast.textContent ?? ''),
    covered: covered.map((card) => card.getAttribute('aria-label') ?? card.textContent ?? ''),
  };
}

const OFFERS = { seat: 2, do: { type: 'offer', to: 0, give: { money: 6 }, want: { groups: ['card:yuppies'] } } };

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test(`[S-12] ${viewport.width}: neither one’s own decision nor an offer is told over the names on the stage`, async ({
    table,
  }) => {
    const page = await table('rival');
    await page.setViewportSize(viewport);
    await changeSettings(page, { pace: 'normal', director: true });
    await expect(page.locator('.stage')).toBeVisible();
    expect(await page.evaluate(namesUnderToasts, OFFERS)).toEqual([]);
    await expect(page.locator('.toasts').getByRole('button', { name: 'See it' })).toBeVisible();
    expect(await page.evaluate(namesUnderToasts, ATTACKS)).toEqual([]);
    await changeSettings(page, { pace: 'instant', director: false });
  });

/** Runs in the page, for longer than a toast stands: the names at the upper edge of the stage that somebody could not read. */
async function namesUnderToasts(detail: object): Promise<string[]> {
  dispatchEvent(new CustomEvent('rival', { detail }));
  const covered = new Set<string>();
  for (let frames = 0; frames < 60; frames++) {
    await new Promise(requestAnimationFrame);
    for (const name of document.querySelectorAll('.stage-head b')) {
      const box = name.getBoundingClientRect();
      for (const toast of document.querySelectorAll('.toasts .panel')) {
        const over = toast.getBoundingClientRect();
        const isSeen = getComputedStyle(toast).clipPath === 'none';
        if (isSeen && over.left < box.right && over.right > box.left && over.top < box.bottom && over.bottom > box.top)
          covered.add(`${name.textContent} under ${toast.textContent}`);
      }
    }
  }
  return [...covered];
}
