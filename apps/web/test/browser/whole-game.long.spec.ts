/** One whole game from the first turn: two browsers press what they see until somebody rules the world. */
import type { Page } from '@playwright/test';
import { twoAtTable } from './evening.ts';
import { expect, test } from './people.ts';
import { painted } from './unpainted.ts';

const decision = (page: Page) => page.getByRole('complementary', { name: 'Decision' });

/** Answers in the order in which a question would be asked; the first that can be pressed is pressed. */
const ANSWERS = [
  /^Place it for me/,
  /^Nothing$/,
  /^Keep face-down/,
  /^Go on without privilege/,
  /^Leave the privilege/,
  /^Let it go on/,
  /^Okay/,
  /^Pay/,
  /^Announce attack/,
  /^Defend/,
  /^Attack/,
  // "Stay out: 3 MB?" is said to somebody else.
  /^Stay out(?!:)/,
];

/** One thing that this player can do now; false = they wait. A panel may change under the finger: that is no failure. */
async function doSomething(page: Page): Promise<boolean> {
  const press = async (selector: string, name?: RegExp): Promise<boolean> => {
    const button = name
      ? page.locator(selector).getByRole('button', { name }).and(page.locator(':enabled')).first()
      : page.locator(selector).first();
    if (!(await button.isVisible())) return false;
    return button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  const share = async (selector: string): Promise<number> => {
    const text = page.locator(selector).first();
    return (await text.isVisible()) ? Number.parseInt((await text.textContent()) ?? '', 10) : Number.NaN;
  };
  if (await press('.warning-dialog', /^Do it all the same/)) return true;
  if (await press('.reaction', /^Pass/)) return true;
  // Money until two rolls of three succeed, or until there is no more.
  const attacks = page.locator('.panel-place .docket-foot').getByRole('button', { name: /^Attack/ });
  if ((await attacks.isVisible()) && (await share('.commit-odds b')) < 67) {
    const amount = page.locator('.spend').getByRole('spinbutton');
    if (await amount.isVisible()) {
      await amount.fill('3', { timeout: 2_000 }).catch(() => undefined);
      if (await press('.spend', /^Attack with/)) return true;
    }
  }
  const hopeless = page.locator('.hold-to-roll');
  if (await hopeless.isVisible()) await hopeless.click({ delay: 900, timeout: 2_000 }).catch(() => undefined);
  for (const name of ANSWERS) if (await press('.panel-place .docket-foot', name)) return true;
  if ((await share('.reach-odds')) >= 8 && (await press('.reach button'))) return true;
  if (await press('.panel-place .docket-foot', /^(End turn|Pass|Done)/)) return true;
  return press('.panel-place .docket-foot', /^Ready/);
}

test('[REQ-351 R-21.9] a whole game from the first turn to the reveal', async ({ person }) => {
  const people = await twoAtTable(person);
  const over = people[0].page.getByRole('dialog', { name: 'The game is over' });
  let idle = 0;
  for (let presses = 0; presses < 3_000 && !(await over.isVisible()); presses++) {
    const did = await Promise.all(people.map(({ page }) => doSomething(page)));
    idle = did.includes(true) ? 0 : idle + 1;
    if (idle > 60)
      throw new Error(
        `nobody can do anything: ${await decision(people[0].page).textContent()} | ${await decision(people[1].page).textContent()}`,
      );
    if (idle > 0) await people[0].page.waitForTimeout(250);
  }
  await expect(over).toBeVisible();
  await expect(people[1].page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await expect(over.locator('.plot polyline')).toHaveCount(2);
  await expect(over.locator('.reveal-winner')).not.toHaveCount(0);
  await over.getByRole('button', { name: 'Check the dice' }).click();
  await expect(over.getByRole('status')).toContainText('Fair');
  await expect(over.getByRole('status')).toContainText('Your own seed is among them.');
  const { page } = people[0];
  await painted(page, () => page.screenshot({ path: '../../.cache/browser-tests/checked-dice.png' }));
});
