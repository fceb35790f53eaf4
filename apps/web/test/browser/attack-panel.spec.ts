/** The panel of an attack: calling off, Attack and Defend, money on either side, interference, privilege. */
import type { Page } from '@playwright/test';
import { decision, expect, ownStructure, test } from './dev-table.ts';

const button = (page: Page, name: RegExp) => decision(page).getByRole('button', { name });
const ledger = (page: Page) => decision(page).getByRole('table', { name: 'The numbers of this attack' });
const amount = (page: Page) => decision(page).getByRole('spinbutton', { name: 'Amount in MB' });

async function announce(page: Page): Promise<void> {
  await button(page, /^Attack/).click();
  await ownStructure(page)
    .getByRole('button', { name: /^Big Media/ })
    .click();
  await page
    .getByRole('region', { name: 'Uncontrolled groups' })
    .getByRole('button', { name: /^Eco-Guerrillas/ })
    .click();
  await button(page, /^Announce attack/).click();
}

test('[REQ-115 REQ-116 REQ-117] Call off is there until money is committed; called off it costs no action and the same card attacks again; Attack rolls', async ({
  table,
}) => {
  const page = await table('actions', { answering: true });
  await announce(page);
  await expect(button(page, /^Call off/)).toBeEnabled();
  await button(page, /^Call off/).click();
  // Back in the menu of the turn, nothing used, told in the log.
  await expect(decision(page)).toContainText('2 actions left');
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('The attack is called off.');

  await announce(page);
  await amount(page).fill('2');
  await button(page, /^Attack with 2 MB/).click();
  await expect(page.getByRole('region', { name: 'Reaction window' })).toContainText('The roll is');
});

test('[REQ-117 REQ-146] the defender picks a treasury and an amount, the attack falls by it, and Defend ends their part', async ({
  table,
}) => {
  const page = await table('besieged', { answering: true });
  await expect(decision(page)).toContainText('Roll 9 or less');
  await amount(page).fill('3');
  // The target's own two would pay first, and count double.
  await expect(ledger(page).getByRole('row', { name: /^Your 3 MB/ })).toContainText('−5');
  await button(page, /^The Bermuda Triangle/).click();
  await expect(ledger(page).getByRole('row', { name: /^Your 3 MB/ })).toContainText('−3');
  await expect(decision(page)).toContainText('Roll 6 or less');
  await button(page, /^Defend with 3 MB/).click();
  await expect(ledger(page).getByRole('row', { name: /^You: money/ })).toContainText('−3');
  await expect(page.getByRole('region', { name: 'Reaction window' })).toContainText('The roll is');
});

test('[REQ-142 REQ-146] the attacker’s money raises the attack, and what anybody pays is in everybody’s numbers', async ({
  table,
}) => {
  const page = await table('attack');
  await expect(decision(page)).toContainText('Roll 8 or less');
  await expect(button(page, /^Call off/)).toBeDisabled();
  await expect(button(page, /^Call off/)).toContainText('committed');
  await amount(page).fill('1');
  await button(page, /^The Discordian Society/).click();
  await button(page, /^Attack with 1 MB/).click();
  await expect(ledger(page).getByRole('row', { name: /^You: money.*\+1/ })).toBeVisible();
  await expect(decision(page)).toContainText('Roll 9 or less');
  await expect(button(page, /^The Discordian Society 0 of 10 MB/)).toBeVisible();

  // The same attack in the eyes of the attacker, of the defender, of who interferes and of who looks on.
  for (const seat of [0, 1, 2, 3]) {
    await table('besieged', { seat });
    const rows = ledger(page).getByRole('row');
    await expect(rows.filter({ hasText: seat === 1 ? 'You: money' : 'Ada: money' })).toContainText('+6');
    await expect(rows.filter({ hasText: seat === 2 ? 'You: interference' : 'Borges: interference' })).toContainText(
      '−3',
    );
    await expect(decision(page)).toContainText('Roll 9 or less');
  }
});

test('[REQ-165 REQ-146] who interferes chooses the attacking or the defending player, and their money counts on that side', async ({
  table,
}) => {
  for (const [side, points, roll] of [
    ['Aid attacking player', '+4', 'Roll 10 or less'],
    ['Aid defending player', '−4', 'Roll 5 or less'],
  ] as const) {
    const page = await table('besieged', { seat: 3 });
    await button(page, /^Interfere/).click();
    await decision(page).getByRole('radio', { name: side }).click();
    await amount(page).fill('4');
    await button(page, /^Interfere with 4 MB/).click();
    await expect(ledger(page).getByRole('row', { name: /^You: interference/ })).toContainText(points);
    await expect(decision(page)).toContainText(roll);
  }
});

test('[REQ-170 REQ-177 REQ-375] a privileged attack has no Interfere but Abolish privilege, for the others only, and Interference is offered to its holder', async ({
  table,
}) => {
  const page = await table('interfere');
  await expect(button(page, /^Interfere/)).toBeEnabled();
  await expect(button(page, /^Abolish privilege/)).toHaveCount(0);

  // The attacker's own panel.
  await table('privileged', { seat: 1 });
  await expect(decision(page)).toContainText('Privileged');
  await expect(button(page, /^Abolish privilege/)).toHaveCount(0);

  await table('privileged');
  await expect(decision(page)).toContainText('nobody else may interfere');
  await expect(button(page, /^Interfere/)).toBeDisabled();
  await button(page, /^Interfere/).click({ force: true });
  await expect(page.locator('.toast')).toContainText('R-9.6');
  await expect(button(page, /^Play Interference/)).toBeEnabled();
  await expect(button(page, /^Abolish privilege/)).toBeEnabled();
  // It stays so after others have been asked.
  await button(page, /^Stay out/).click();
  await expect(button(page, /^Ready/)).toBeVisible();
  await expect(button(page, /^Interfere/)).toBeDisabled();
});

test('[REQ-174] the Bavarians are asked first: discard a Special or pay 5 MB; others can only discard', async ({
  table,
}) => {
  const page = await table('vast');
  await button(page, /^Attack/).click();
  await button(page, /^Privilege/).click();
  await expect(button(page, /^Discard Slush Fund/)).toBeVisible();
  await expect(button(page, /^Okay/)).toBeDisabled();
  await button(page, /^Pay 5 MB/).click();
  await button(page, /^Okay/).click();
  await expect(button(page, /^Privileged for 5 MB/)).toBeVisible();

  await table('late');
  await button(page, /^Attack/).click();
  await button(page, /^Privilege/).click();
  await expect(button(page, /^Discard Slush Fund/)).toBeVisible();
  await expect(button(page, /^Pay 5 MB/)).toHaveCount(0);
});
