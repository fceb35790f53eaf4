import { create, expect, expectAccessible, join, sitAtTable, test } from './people.ts';
import { leaveUnpainted } from './unpainted.ts';

test('[REQ-007 REQ-008 REQ-009 REQ-010 REQ-013 REQ-014 R-22.3] one creates, the other joins by the code, the host starts', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  const code = await create(host);
  await join(guest, code.toLowerCase());

  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
  await expect(guest.page.getByText('Waiting for Hagbard to start the game.')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Start game' })).toHaveCount(0);
  await expect(host.page.getByText('not ready yet: Ada')).toBeVisible();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(host.page.getByText('Everybody is here and ready.')).toBeVisible();
  await expect(host.page.locator('.seat').nth(1)).toContainText('Ready');

  await host.page.getByRole('button', { name: 'Start game' }).click();
  await expect(host.page.getByRole('heading', { name: 'Who pulls your strings?' })).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Who pulls your strings?' })).toBeVisible();
});

test('[REQ-011 R-22.7 T-27] a host with guests is asked before they leave, and the role passes on; the last one leaving closes the lobby', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  const code = await create(host);
  await join(guest, code);

  await host.page.getByRole('button', { name: 'Leave game' }).click();
  // Somebody else would decide here: that is said first, and nobody has gone yet.
  await expect(guest.page.getByText('2 of 8 filled')).toBeVisible();
  await host.page.getByRole('button', { name: 'Really? Another player becomes host' }).click();
  await expect(host.page.getByRole('button', { name: 'Create game' })).toBeVisible();
  await expect(guest.page.getByText('1 of 8 filled')).toBeVisible();
  // Who decides now is told by what they may do.
  await expect(guest.page.getByRole('button', { name: 'Start game' })).toBeVisible();

  await guest.page.getByRole('button', { name: 'Leave game' }).click();
  await expect(guest.page.getByRole('button', { name: 'Create game' })).toBeVisible();
  await host.page.getByLabel('Code of the game').fill(code);
  await host.page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(host.page.getByText('No game has this code')).toBeVisible();
});

test('[R-22.4 R-22.5 T-27] a wrong code, a missing name and a taken name are said kindly, each beside its field', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('hagbard');
  const { page } = guest;
  const code = await create(host);

  await page.goto('/');
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page.getByText('First say who you are.')).toBeVisible();
  await page.getByLabel('Your name').fill('hagbard');
  await page.getByLabel('Code of the game').fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByLabel('Code of the game')).toHaveAccessibleDescription(/^No game has this code/);
  await expect(page.locator('#name-problem')).toBeEmpty();
  await page.getByLabel('Code of the game').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/^Somebody in this lobby has that name/);
  await expect(page.locator('#code-problem')).toBeEmpty();

  // A game that runs may be watched, from where that is said.
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByLabel('Code of the game')).toHaveAccessibleDescription(/You may watch it/);
  await page.getByRole('button', { name: 'Only watch' }).click();
  await expect(page).toHaveURL(new RegExp(`${code}`));
});

test('[R-22.8 R-23] options and bots are the host’s to set and everybody’s to see', async ({ person }) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  await join(guest, await create(host));

  await host.page.getByRole('switch', { name: 'Hidden goals' }).click();
  await expect(guest.page.getByRole('switch', { name: 'Hidden goals' })).toHaveAttribute('aria-checked', 'true');
  await expect(guest.page.getByRole('switch', { name: 'Hidden goals' })).toBeDisabled();
  await host.page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Open' }).click();
  await expect(
    guest.page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Open' }),
  ).toHaveAttribute('aria-checked', 'true');
  await host.page.getByRole('button', { name: 'Evening' }).click();
  await expect(guest.page.getByRole('switch', { name: 'Hidden goals' })).toHaveAttribute('aria-checked', 'false');
  await expect(guest.page.getByRole('heading', { name: 'Evening' })).toBeVisible();

  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await expect(guest.page.getByText('3 of 8 filled')).toBeVisible();
  await host.page
    .getByRole('radiogroup', { name: /Strength/ })
    .getByRole('radio', { name: 'Master' })
    .click();
  await expect(guest.page.getByText(/computer · Master/)).toBeVisible();
});

test('[R-23 T-27] house rules: what differs is said, a code carries them to another table, a wrong one says why, the browser keeps them', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const { page } = host;
  const rules = page.getByRole('region', { name: 'House rules' });
  const different = rules.getByRole('list', { name: 'What differs from Official' });
  const enter = rules.getByLabel('Code of other house rules');
  await create(host);
  await expect(rules.getByText('Everything as in the rulebook.')).toBeVisible();
  await rules.getByRole('button', { name: 'The Seeds’ Way' }).click();
  await expect(rules.getByRole('button', { name: 'The Seeds’ Way' })).toHaveAttribute('aria-pressed', 'true');
  await expect(different).toContainText('Peeking On');
  await expect(rules.getByLabel('Code of these rules')).toHaveText('2233-3435-37GN');

  await enter.fill('2233-3435-37GM');
  await rules.getByRole('button', { name: 'Use' }).click();
  await expect(enter).toHaveAccessibleDescription(/mistyped/);
  await enter.fill('264q cvh4 yh84');
  await rules.getByRole('button', { name: 'Use' }).click();
  await expect(different).toContainText('Length of the game 90 min');
  await expect(rules.getByRole('button', { name: 'Evening' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('switch', { name: 'Peeking' }).click();
  await rules.getByRole('button', { name: 'Keep as mine' }).click();
  await expect(rules.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
  await rules.getByRole('button', { name: 'Official' }).click();
  await expect(rules.getByText('Everything as in the rulebook.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/solo');
  await page.getByText('Options', { exact: false }).first().click();
  await rules.getByRole('button', { name: 'Mine' }).click();
  await expect(different).toContainText('Peeking On');
});

test('[R-22.8] the host seats, passes the role on and shows the door', async ({ person }) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  await join(guest, await create(host));
  const rows = host.page.locator('.seat h3');
  await host.page.getByRole('button', { name: 'What to do with Ada' }).click();
  await host.page.getByRole('button', { name: 'Seat up' }).click();
  await expect(rows.first()).toContainText('Ada');
  await host.page.getByRole('button', { name: 'Make host' }).first().click();
  await expect(guest.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await guest.page.getByRole('button', { name: 'What to do with Hagbard' }).click();
  await guest.page.getByRole('button', { name: 'Show the door' }).click();
  await expect(host.page.getByText('The host took you off this table.')).toBeVisible();
});

test('[REQ-012 REQ-019] the host sends everybody home', async ({ person }) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  await join(guest, await create(host));
  await host.page.getByRole('button', { name: 'Cancel game' }).click();
  await host.page.getByRole('button', { name: 'Really send everybody home' }).click();
  await expect(guest.page.getByText('The host called the game off.')).toBeVisible();
});

test('[S-16] a link invites: the name, and one is in; chat reaches the others as plain text, on a phone with a button that leads to it', async ({
  person,
}) => {
  const host = await person('Hagbard', { viewport: { width: 390, height: 664 } });
  const guest = await person('Ada');
  const code = await create(host);
  await guest.page.goto(`/join/${code}`);
  await guest.page.getByLabel('Your name').fill('Ada');
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: 'Join game' }).click();
  await guest.page.getByLabel('Say something').fill('<b>fnord</b>');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await expect(host.page.getByText('<b>fnord</b>')).toBeVisible();
  const unseen = host.page.getByRole('button', { name: '1 new message' });
  await expect(unseen).toBeInViewport({ ratio: 1 });
  // Nor does it lie over the button that starts the game, on a phone or on a tablet held sideways.
  for (const viewport of [
    { width: 1024, height: 600 },
    { width: 390, height: 664 },
  ]) {
    await host.page.setViewportSize(viewport);
    await expect(unseen).toBeInViewport({ ratio: 1 });
    await host.page.getByRole('button', { name: 'Start game' }).click({ trial: true });
    const [news, start] = await Promise.all(
      [unseen, host.page.getByRole('button', { name: 'Start game' })].map((one) => one.boundingBox()),
    );
    const isOver = news && start && news.x + news.width > start.x && news.y + news.height > start.y;
    expect(isOver && news.y < start.y + start.height, `${viewport.width}`).toBeFalsy();
  }
  await unseen.click();
  await expect(host.page.getByText('<b>fnord</b>')).toBeInViewport();
  await expect(unseen).toHaveCount(0);
});

test('public tables are listed and can be joined; quick match finds them', async ({ person }) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  await create(host);
  await host.page.getByRole('switch', { name: 'Public table' }).click();
  await guest.page.goto('/browse');
  await expect(guest.page.getByText("Hagbard's table")).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.goto('/');
  await guest.page.getByLabel('Your name').fill('Ada');
  await guest.page.getByRole('button', { name: 'Quick match' }).click();
  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
});

test('the lobby is accessible, and whole after a reload', async ({ person }) => {
  const host = await person('Hagbard');
  await create(host);
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
  await expectAccessible(host.page);
  await host.page.reload();
  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Start game' })).toBeVisible();
});

test('[REQ-018] eight is the most: the ninth is told so, and no further computer player can be added', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const code = await create(host);
  for (let seats = 2; seats <= 8; seats++) {
    await host.page.getByRole('button', { name: '+ Bot' }).first().click();
    await expect(host.page.getByText(`${seats} of 8 filled`)).toBeVisible();
  }
  await expect(host.page.getByRole('button', { name: '+ Bot' })).toHaveCount(0);
  const ninth = await person('Ada');
  await ninth.page.goto(`/join/${code}`);
  await ninth.page.getByLabel('Your name').fill('Ada');
  await ninth.page.getByRole('button', { name: 'Join game' }).click();
  await expect(ninth.page.getByText('All eight seats of this game are taken')).toBeVisible();
});

test('[REQ-016 REQ-020] whoever does not want to play says so before the start: the seat is free again, the others go on', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const [ada, cleo] = [await person('Ada'), await person('Cleo')];
  const code = await create(host);
  await join(ada, code);
  await join(cleo, code);
  await expect(host.page.getByText('3 of 8 filled')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Leave game' }).click();
  await expect(ada.page.getByRole('button', { name: 'Create game' })).toBeVisible();
  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await expect(cleo.page.getByRole('heading', { name: 'Who pulls your strings?' })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Create game' })).toBeVisible();
});

test('[R-22.3] over plain http in a network of one’s own the page starts, copies the link, and a game begins', async ({
  browser,
  server,
}) => {
  const url = server.url.replace(/\/\/[^:]+/, '//lan.test');
  const context = await browser.newContext({ baseURL: url, locale: 'en' });
  await leaveUnpainted(context);
  const page = await context.newPage();
  await create({ page, name: 'Hagbard' });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  // S-23: the link others get is the address that led here, and what plain http lacks is said once.
  await expect(page.locator('.invitation-link')).toContainText(/^lan\.test:\d+\/join\//);
  await expect(page.getByText('Only this machine can open the link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await expect(page.getByText('This address has no https')).toHaveCount(0);
  await page.getByRole('button', { name: '+ Bot' }).first().click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await sitAtTable({ page });
  await expect(page.locator('.table')).toBeVisible();
  await context.close();
});
