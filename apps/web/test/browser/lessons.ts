/** A pupil at the table: presses what is lit, as the memo says. */
import type { Locator, Page } from '@playwright/test';

export function memo(page: Page): Locator {
  return page.locator('.memo');
}

export function memoText(page: Page): Promise<string> {
  return page.locator('.memo-words').innerText();
}

/** What is to be done next, where it is on the screen, and the memo that asks for it. */
interface Asked {
  readonly memo: string;
  readonly what: 'press' | 'pay' | 'choose' | 'close' | 'wait';
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: what is asked in this frame. */
function askedNow(): Asked {
  const boxOf = (element: Element | null | undefined): DOMRect | undefined => {
    const box = element?.getBoundingClientRect();
    return box && box.width > 0 ? box : undefined;
  };
  const button = (where: string, name: string): DOMRect | undefined =>
    boxOf([...document.querySelectorAll(`${where} button`)].find(({ textContent }) => textContent === name));
  const asked = (what: Asked['what'], box?: DOMRect): Asked => ({
    memo: document.querySelector<HTMLElement>('.memo-words')?.innerText ?? '',
    what,
    x: box ? Math.round(box.x + box.width / 2) : 0,
    y: box ? Math.round(box.y + box.height / 2) : 0,
  });
  const next = button('.memo', 'Next');
  const frame = boxOf(document.querySelector('.spotlight-frame:not([hidden])'));
  /** The frame stands round this very element. */
  const isLit = (selector: string): boolean => {
    const box = boxOf(document.querySelector(selector));
    if (!frame || !box) return false;
    return Math.abs(frame.x + frame.width / 2 - (box.x + box.width / 2)) < 12 && Math.abs(frame.top - box.top) < 14;
  };
  // A press that came late, when the light had moved on, may have opened the menu of a card, which covers what is lit now.
  if (document.querySelector('.menu-away') && (next || !frame)) return asked('close');
  if (next) return asked('press', next);
  if (isLit('.spend')) return asked('pay', frame);
  if (isLit('.arrow-picker')) return asked('choose', frame);
  const toPress = asked('press', button('.panel-place', 'Nothing') ?? frame);
  // A button that has just come to where another one stood takes no press for a moment.
  const isHeld = document.elementFromPoint(toPress.x, toPress.y)?.closest('.button-held');
  return toPress.x === 0 || isHeld ? asked('wait') : toPress;
}

interface Asking {
  readonly askedNow: typeof askedNow;
  askedBefore?: string;
}

/**
 * Once the memo says `goal`, or something else is asked than was done, in two frames running. A press that was lost is made
 * again after a while.
 */
async function nextAsked(page: Page, goal: RegExp, done: Asked | undefined): Promise<Asked> {
  const found = await page.waitForFunction(
    ({ text, before, since }) => {
      const asking = globalThis as unknown as Asking;
      const now = asking.askedNow();
      if (text.test(now.memo)) return now;
      const seen = JSON.stringify(now);
      const stands = asking.askedBefore === seen;
      asking.askedBefore = seen;
      return stands && now.what !== 'wait' && (seen !== before || Date.now() - since > 2_000) && now;
    },
    { text: goal, before: JSON.stringify(done), since: Date.now() },
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Asked;
}

/** Whoever presses one thing so often for one memo is stuck. */
const ENOUGH = 8;

/** Goes on, press by press, until the memo says something with these words in it. */
export async function pressOnUntil(page: Page, text: RegExp, amountFor: (memo: string) => number): Promise<void> {
  await page.evaluate(`globalThis.askedNow = ${askedNow}`);
  let asked: Asked | undefined;
  const presses = new Map<string, number>();
  for (;;) {
    asked = await nextAsked(page, text, asked);
    if (text.test(asked.memo)) return;
    const again = (presses.get(JSON.stringify(asked)) ?? 0) + 1;
    if (again > ENOUGH) throw new Error(`Pressed ${ENOUGH} times to no effect: ${JSON.stringify(asked)}`);
    presses.set(JSON.stringify(asked), again);
    await follow(page, asked, amountFor(asked.memo));
  }
}

async function follow(page: Page, { what, x, y }: Asked, amount: number): Promise<void> {
  if (what === 'close') return page.keyboard.press('Escape');
  if (what === 'press') return page.mouse.click(x, y);
  if (what === 'pay') {
    await page.getByRole('spinbutton', { name: 'Amount in MB' }).fill(String(amount));
    return page.locator('[data-point="spend.done"]').click();
  }
  const arrows = page.getByRole('combobox', { name: 'On which arrow' });
  await arrows.selectOption(await arrows.locator('option:not([value=""])').first().getAttribute('value'));
}
