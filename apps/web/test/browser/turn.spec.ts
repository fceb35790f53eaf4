/** A turn as its player sees it: what begins it by itself, what they draw, what they may do, how much is left of it. */
import { decision, expect, ownSpecials, ownStructure, players, test } from './dev-table.ts';
import { toldLines } from './told-lines.ts';

test('[REQ-226 REQ-042] income and tax come in by themselves, every treasury in sight says so at once, Okay goes on with the turn', async ({
  table,
}) => {
  const page = await table('taxing', { answering: true });
  const hand = page.getByRole('region', { name: 'Treasury and Specials' });
  // 4 MB before, 9 of income; nobody had to ask for it. The upkeep of 1 is paid with the Okay.
  await expect(decision(page)).toContainText('The Network +9');
  await expect(hand).toContainText('Treasury13MB');
  await expect(ownStructure(page).getByRole('button', { name: /^The Network, .*13 MB/ })).toBeVisible();
  await expect(players(page).getByRole('button', { name: /^You/ })).toContainText('All money 31');

  await decision(page).getByRole('button', { name: 'Okay' }).click();
  // 2 MB of tax from each of two rivals.
  await expect(players(page).getByRole('button', { name: /^You/ })).toContainText('All money 34');
  // The Network draws twice, the turn goes on without a further word.
  await expect(decision(page)).toContainText('2 actions left');
});

test('[REQ-042] the income of a rival is in their figures as soon as their turn begins', async ({ table }) => {
  const page = await table('transfers', { answering: true });
  const ada = players(page).getByRole('button', { name: /^Ada/ });
  await expect(ada).toContainText('All money 24');
  await decision(page)
    .getByRole('button', { name: /^End turn/ })
    .click();
  await page.getByRole('region', { name: 'Reaction window' }).getByRole('button', { name: /^Pass/ }).click();
  await expect(ada).toContainText('All money 31');
  await ada.click();
  await expect(page.getByRole('region', { name: 'Treasury and Specials' })).toContainText('Treasury of Ada26MB');
});

test('[REQ-044 REQ-047] a drawn Special is shown to who drew it, who keeps it face-down or shows it', async ({
  table,
}) => {
  for (const [answer, open] of [
    ['Keep face-down', false],
    ['Show it', true],
  ] as const) {
    const page = await table('drawn', { answering: true });
    await expect(decision(page).getByRole('img', { name: /^Swiss Bank Account/ })).toBeVisible();
    await decision(page).getByRole('button', { name: answer }).click();
    await expect(decision(page)).toContainText('2 actions left');
    const kept = ownSpecials(page).getByRole('button', { name: /^Swiss Bank Account/ });
    await expect(kept).toHaveAccessibleName(open ? /face-up/ : /^(?!.*face-up)/);
  }
});

test('[REQ-044] a drawn Group is shown with its face and lies among the uncontrolled ones', async ({ table }) => {
  const page = await table('income');
  const uncontrolled = page.getByRole('region', { name: 'Uncontrolled groups' }).getByRole('listitem');
  await expect(uncontrolled).toHaveCount(4);
  const told = toldLines(page);
  await decision(page).getByRole('button', { name: 'Okay' }).click();
  await expect(uncontrolled).toHaveCount(5);
  await expect.poll(told).toContainEqual(expect.stringMatching(/^You draw /));
});

test('[REQ-053] each regular action takes one from the number in sight, and the turn goes on', async ({ table }) => {
  const page = await table('late', { answering: true });
  const head = page.getByRole('banner');
  const move = async (from: RegExp, to: RegExp) => {
    await decision(page)
      .getByRole('button', { name: /^Transfer money/ })
      .click();
    await ownStructure(page).getByRole('button', { name: from }).click();
    await ownStructure(page).getByRole('button', { name: to }).click();
    await decision(page).getByRole('button', { name: 'Okay' }).click();
  };
  await expect(head).toContainText('2 of 2 left');
  await expect(decision(page)).toContainText('2 actions left');
  await move(/^Pentagon/, /^California/);
  await expect(head).toContainText('1 of 2 left');
  await expect(decision(page)).toContainText('one action left');
  await move(/^The Bermuda Triangle/, /^Pentagon/);
  await expect(head).toContainText('0 of 2 left');
  await expect(decision(page)).toContainText('no action left');
  await expect(decision(page).getByRole('button', { name: /^Done/ })).toBeEnabled();
});

test('[REQ-191] in the own turn regular and free actions stand in lists, and the own Specials are looked through to choose one', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  const regular = decision(page).getByRole('group', { name: 'Regular actions' });
  for (const action of [/^Attack/, /^Transfer money/, /^Move a group/, /^Trade a group/])
    await expect(regular.getByRole('button', { name: action })).toBeEnabled();
  const free = decision(page).getByRole('group', { name: 'Free actions' });
  await expect(free.getByRole('button', { name: /^Drop a group/ })).toBeEnabled();

  // What lies in the hand can be looked at, what can be used now is one list.
  await expect(ownSpecials(page).getByRole('listitem')).toHaveCount(6);
  await free.getByRole('button', { name: /^Use a Special/ }).click();
  await expect(decision(page).getByRole('button', { name: /^Media Campaign/ })).toBeVisible();
  await expect(decision(page).getByRole('button', { name: /^Interference/ })).toHaveCount(0);
  await decision(page)
    .getByRole('button', { name: /^Slush Fund/ })
    .click();
  await decision(page).getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('region', { name: 'Treasury and Specials' })).toContainText('Treasury38MB');
  await expect(ownSpecials(page).getByRole('listitem')).toHaveCount(5);
});
