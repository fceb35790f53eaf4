/** Every small interaction of the table, each on a position prepared for it. */
import { decision, expect, fromCardMenu, test } from './dev-table.ts';

test('[REQ-145 REQ-147 REQ-148 REQ-150 REQ-152 R-22.13] money into an attack: the treasuries allowed, digits, + and −, all-in, Cancel, Call off greyed once committed', async ({
  table,
}) => {
  const page = await table('attack');
  const form = page.locator('.spend');
  const payers = form.getByRole('group', { name: 'Who pays' });
  await expect(payers.getByRole('button', { name: /^Big Media 0 of 1 MB/ })).toBeVisible();
  await expect(payers.getByRole('button', { name: /^The Discordian Society 0 of 11 MB/ })).toBeVisible();
  await expect(payers.getByRole('button', { name: /^Hackers/ })).toHaveCount(0);
  const amount = form.getByRole('spinbutton', { name: 'Amount in MB' });
  await amount.fill('x5y');
  await expect(form.getByRole('button', { name: /^Attack with 5 MB/ })).toBeVisible();
  await form.getByRole('button', { name: 'One more' }).click();
  await expect(form.getByRole('button', { name: /^Attack with 6 MB/ })).toBeVisible();
  // All there is, and not more.
  await amount.fill('400');
  await expect(form.getByRole('button', { name: /^Attack with 12 MB/ })).toBeVisible();
  // Cancel: nothing is paid.
  await amount.press('Escape');
  await expect(amount).toHaveValue('0');
  await expect(page.locator('.ledger')).not.toContainText('not paid yet');
  await expect(decision(page).getByRole('button', { name: /^Call off/ })).toBeDisabled();
});

test('[REQ-149] the down button does nothing at zero', async ({ table }) => {
  const page = await table('funding');
  await expect(decision(page).getByRole('button', { name: 'One less' })).toBeDisabled();
  await decision(page).getByRole('button', { name: 'One more' }).click();
  await decision(page).getByRole('button', { name: 'One less' }).click();
  await expect(decision(page).getByRole('spinbutton')).toHaveValue('0');
});

test('[REQ-164] interference begins with a button, names a side and can be cancelled', async ({ table }) => {
  const page = await table('interfere');
  await decision(page)
    .getByRole('button', { name: /^Interfere/ })
    .click();
  await page.getByRole('radio', { name: 'Aid attacking player' }).click();
  await page.keyboard.type('1');
  await expect(page.getByRole('button', { name: /^Interfere with 1 MB/ })).toBeVisible();
  await page.locator('.spend').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Amount in MB' })).toHaveCount(0);
});

test('[REQ-172 REQ-338] privilege: the own Specials are shown, one is chosen and confirmed; a card that is not lit asks again', async ({
  table,
}) => {
  const page = await table('late');
  await page.keyboard.press('a');
  await page
    .locator('.board')
    .getByRole('button', { name: /^Republicans/ })
    .click();
  await expect(page.getByText('Tap the card that attacks')).toBeVisible();
  await page
    .locator('.board')
    .getByRole('button', { name: /^The Mafia/ })
    .click();
  await expect(page.getByText('Tap the target')).toBeVisible();
  await decision(page)
    .getByRole('button', { name: /^Privilege/ })
    .click();
  await expect(decision(page).getByRole('button', { name: 'Okay' })).toBeDisabled();
  await decision(page)
    .getByRole('button', { name: /^Discard Bribery/ })
    .click();
  await decision(page).getByRole('button', { name: 'Okay' }).click();
  await expect(decision(page).getByRole('button', { name: /^Privileged by Bribery/ })).toBeVisible();
});

test('[REQ-179 REQ-180] abolishing: two of the own Specials are clicked and confirmed, or Cancel leaves all as it is', async ({
  table,
}) => {
  const page = await table('privileged');
  const abolish = decision(page).getByRole('button', { name: 'Abolish privilege' });
  await abolish.click();
  await decision(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(page.getByText(/^Privileged/)).toBeVisible();
  await abolish.click();
  const okay = decision(page).getByRole('button', { name: 'Okay' });
  await decision(page).getByRole('button', { name: 'Bribery' }).click();
  await expect(okay).toBeDisabled();
  await decision(page).getByRole('button', { name: 'Slush Fund' }).click();
  await okay.click();
  await expect(page.getByText(/discards .*Bribery/).first()).toBeVisible();
});

test('[REQ-221] White Collar Crime asks source, amount and destination of each move', async ({ table }) => {
  const page = await table('late');
  await page.getByRole('button', { name: /^White Collar Crime/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Use' }).click();
  await decision(page).getByLabel('From', { exact: true }).selectOption({ label: 'The Bermuda Triangle' });
  await decision(page).getByLabel('To', { exact: true }).selectOption({ label: 'Yuppies' });
  await decision(page).getByRole('spinbutton', { name: 'Amount in MB' }).fill('7');
  const before = Number(await decision(page).getByRole('spinbutton', { name: 'Money on Yuppies' }).inputValue());
  await decision(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(decision(page).getByRole('spinbutton', { name: 'Money on Yuppies' })).toHaveValue(String(before + 7));
  // The 5 MB that the card brings go where they are told to.
  await expect(decision(page).getByRole('button', { name: 'Okay' })).toBeDisabled();
  await page
    .locator('.board')
    .getByRole('button', { name: /^Yuppies/ })
    .click();
  await expect(decision(page).getByRole('spinbutton', { name: 'Money on Yuppies' })).toHaveValue(String(before + 12));
  await expect(decision(page).getByRole('button', { name: 'Okay' })).toBeEnabled();
});

test('[REQ-224 REQ-225 R-16.4] an ability at the end of the turn: from the card menu, alone, and End ability ends the turn', async ({
  table,
}) => {
  const page = await table('bermuda');
  await fromCardMenu(page, /Bermuda Triangle/, /^Use special ability/);
  await decision(page).getByRole('combobox').last().selectOption({ label: 'Yuppies' });
  await decision(page).getByRole('button', { name: 'Yuppies' }).click();
  await page.locator('.arrow-button').first().click();
  await expect(page.locator('.action-buttons').getByRole('button', { name: /^Attack/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await decision(page)
    .getByRole('button', { name: /^End ability/ })
    .click();
  await expect(page.locator('.header-turn')).toContainText('Turn of');
});

test('[REQ-246 REQ-337 R-22.10] View card: enlarged, with numbers, effect and advice; × closes it', async ({
  table,
}) => {
  const page = await table('late');
  await fromCardMenu(page, /Bermuda Triangle/, /^View card/);
  const dialog = page.getByRole('dialog', { name: 'Card' });
  await expect(dialog).toContainText('8 / 8');
  await expect(dialog.locator('.card-view-advice')).not.toBeEmpty();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('[REQ-282 REQ-283] placing: one list of hosts, one of the arrows of the chosen host; the place is confirmed', async ({
  table,
}) => {
  const page = await table('received');
  await decision(page).getByLabel('On which card').selectOption({ label: 'Yuppies' });
  const arrows = decision(page).getByLabel('On which arrow');
  await expect(arrows.getByRole('option')).toHaveText(['to the right']);
  await expect(page.locator('.ghost')).toBeVisible();
  await decision(page).getByRole('button', { name: 'Place it here' }).click();
  await expect(page.locator('.board').getByRole('button', { name: /^Clone Arrangers/ })).toBeVisible();
});

test('[REQ-297 REQ-298] Organize: the button, a card, and one of the places that light up', async ({ table }) => {
  const page = await table('late');
  await page
    .locator('.action-buttons')
    .getByRole('button', { name: /^Organize/ })
    .click();
  await expect(page.locator('.arrow-button')).toHaveCount(0);
  await page
    .locator('.board')
    .getByRole('button', { name: /^Hackers/ })
    .click();
  await page.locator('.arrow-button').first().click();
  await expect(page.locator('.ghost')).toBeVisible();
  await expect(decision(page)).toContainText('It fits. Nothing is lost.');
  await decision(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 of 2 left')).toBeVisible();
});

test('[REQ-326 REQ-339] giving money: the Illuminati, Give, a player by picture, name and Illuminati, the amount, Okay', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await fromCardMenu(page, /Bermuda Triangle/, /^Give money/);
  const ada = decision(page).getByRole('button', { name: /^Ada The Servants of Cthulhu/ });
  await expect(ada.locator('img')).toBeVisible();
  await ada.click();
  await decision(page).getByRole('spinbutton').fill('4');
  await decision(page).getByRole('button', { name: 'Okay' }).click();
  await expect(page.locator('.treasury')).toContainText('19');
});

test('[REQ-333 REQ-334 REQ-335] a press on a player shows their board, on a third one theirs, on oneself the own again', async ({
  table,
}) => {
  const page = await table('late');
  const players = page.getByRole('navigation', { name: 'Players' });
  await players.getByRole('button', { name: /^Ada/ }).click();
  await expect(page.getByRole('group', { name: 'Power structure of Ada' })).toBeVisible();
  await players.getByRole('button', { name: /^Borges/ }).click();
  await expect(page.getByRole('group', { name: 'Power structure of Borges' })).toBeVisible();
  await players.getByRole('button', { name: /^You/ }).click();
  await expect(page.getByRole('group', { name: 'Your power structure' })).toBeVisible();
});

test('[REQ-362 REQ-363] Defeat: a sign, and the choice to spectate or to quit', async ({ table }) => {
  const page = await table('defeated');
  const sign = page.getByRole('dialog', { name: 'Defeat' });
  await expect(sign.getByRole('button', { name: 'Quit' })).toBeVisible();
  await sign.getByRole('button', { name: 'Spectate' }).click();
  await expect(sign).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Power structure of Ada' })).toBeVisible();
});

test('[REQ-367 R-21.7] after the end everybody may leave, and look at the table first', async ({ table }) => {
  const page = await table('won');
  const reveal = page.getByRole('dialog', { name: 'The game is over' });
  await expect(reveal.getByRole('button', { name: 'Leave' })).toBeEnabled();
  await expect(reveal.getByText('Secret goal: The Network.')).toBeVisible();
  await expect(reveal.getByRole('button', { name: 'Senate Investigating Committee' })).toBeVisible();
  await reveal.getByRole('button', { name: 'Look at the table' }).click();
  await expect(decision(page).getByRole('button', { name: 'Leave' })).toBeEnabled();
});

test('[R-22.14 REQ-051] Pass while nothing was done, Done after an action, End turn at the end', async ({ table }) => {
  const page = await table('late', { answering: true });
  await expect(decision(page).getByRole('button', { name: /^Pass/ })).toBeVisible();
  await fromCardMenu(page, /^Hackers/, /^Drop group/);
  await decision(page).getByRole('button', { name: 'Drop it' }).click();
  await expect(decision(page).getByRole('button', { name: /^Pass/ })).toHaveCount(0);
  await decision(page).getByRole('button', { name: /^Done/ }).click();
  await expect(decision(page).getByRole('button', { name: /^End turn/ })).toBeVisible();
});

test('[R-14.13] a deal says ahead where what arrives will hang', async ({ table }) => {
  const page = await table('offered', { answering: true });
  await page.getByRole('tab', { name: /^Deals/ }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'What it does to both' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer from Ada' });
  await offer.getByLabel('Where Militia goes').selectOption({ label: 'Yuppies, to the right' });
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('.board').getByRole('button', { name: /^Militia/ })).toBeVisible();
  await expect(decision(page).getByText('Received')).toHaveCount(0);
});

test('[R-18.6 R-18.7] the red light on a card that is peeked at catches the peeker', async ({ table }) => {
  const page = await table('peeked');
  await page.getByRole('button', { name: /^Computer Espionage/ }).click();
  await expect(page.locator('.log')).toContainText('Ada');
});

test('[R-14.1] talk can be muted and reported', async ({ table }) => {
  const page = await table('late');
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.locator('.chat').getByRole('button', { name: 'Borges' }).click();
  await page.getByLabel('What is wrong').fill('rude');
  await page.getByRole('button', { name: 'Report Borges' }).click();
  await expect(page.getByText(/^Reported/)).toBeVisible();
  await page.getByRole('button', { name: 'Mute Borges' }).click();
  await expect(page.getByText('Five Weird groups? Not today.')).toHaveCount(0);
  await page.locator('.chat-muted').getByRole('button', { name: 'Borges' }).click();
  await page.getByRole('button', { name: 'Hear Borges again' }).click();
  await expect(page.getByText('Five Weird groups? Not today.')).toBeVisible();
});

test('the settings open beside the running game and change it at once', async ({ table }) => {
  const page = await table('actions');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('switch', { name: 'Patterns' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-patterns', 'on');
  await expect(dialog.getByText('Delete my data')).toHaveCount(0);
  await dialog.getByRole('switch', { name: 'Patterns' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[R-22.12] a greyed button says why, also to a finger', async ({ table }) => {
  const page = await table('second');
  const attack = page.locator('.action-buttons').getByRole('button', { name: /^Attack/ });
  await expect(attack).toBeDisabled();
  // Greyed for the eye and for assistive technology; a press still reaches it.
  await attack.click({ force: true });
  await expect(page.locator('.toast')).toContainText('Needed: a regular action.');
});
