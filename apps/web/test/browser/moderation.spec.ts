import { create, expect, expectAccessible, join, sitAtTable, test } from './people.ts';

test('[V-3] the host lets who watches talk or not, mutes, reports and sends them away, from the list and from a line of the chat', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada', { viewport: { width: 390, height: 844 }, touch: true });
  const watcher = await person('Eris');
  const code = await create(host);
  await join(guest, code);

  // In the lobby: who is here, and what those may do who only watch.
  await watcher.page.goto(`/watch/${code}`);
  await host.page.getByRole('button', { name: 'People', exact: true }).click();
  const people = host.page.getByRole('dialog', { name: 'People' });
  const watching = people.getByRole('radiogroup', { name: 'Who watches' });
  await expect(watching.getByRole('radio', { name: 'May talk' })).toHaveAttribute('aria-checked', 'true');
  await watching.getByRole('radio', { name: 'Silent' }).click();
  await expect(people.getByText('and says nothing')).toBeVisible();
  await people.getByRole('radiogroup', { name: 'Slow talk' }).getByRole('radio', { name: '15' }).click();
  await expect(people.getByText('Guest', { exact: true })).toBeVisible();
  await expectAccessible(host.page, '.people-dialog');
  await people.getByRole('button', { name: 'Close' }).click();

  // The other one, on a phone, reads the same, changes nothing, and does not want to hear the stranger.
  await guest.page.getByRole('button', { name: 'People', exact: true }).click();
  const theirs = guest.page.getByRole('dialog', { name: 'People' });
  await expect(theirs.getByRole('radio', { name: 'Silent' })).toHaveAttribute('aria-checked', 'true');
  await expect(theirs.getByRole('radio', { name: 'Silent' })).toBeDisabled();
  await expect(theirs.getByRole('button', { name: 'Send Guest away' })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Mute Guest' }).click();
  await expect(theirs.getByRole('button', { name: 'Hear Guest again' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Report Guest' }).click();
  await theirs.getByLabel('What is wrong').fill('stares');
  await theirs.getByRole('button', { name: 'Send report' }).click();
  await expect(theirs.getByText('Reported.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Close' }).click();

  // A name in the chat leads there too.
  await guest.page.getByPlaceholder('Say something deniable…').fill('who is that?');
  await guest.page.keyboard.press('Enter');
  await host.page.getByRole('button', { name: 'Ada', exact: true }).click();
  await expect(people.getByRole('button', { name: 'Mute Ada' })).toBeVisible();
  await people.getByRole('button', { name: 'Close' }).click();

  // While the game runs: from the menu of the table.
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all([sitAtTable(host), sitAtTable(guest)]);
  await host.page.getByRole('button', { name: 'Table menu' }).click();
  await host.page.getByRole('button', { name: /^People/ }).click();
  await expect(people.getByRole('button', { name: 'Send Ada away' })).toHaveCount(0);
  await people.getByRole('button', { name: 'Send Guest away' }).click();
  await expect(people.getByText('Guest', { exact: true })).toHaveCount(0);
  await expect(watcher.page.getByText('The host took you off this table.')).toBeVisible();
});
