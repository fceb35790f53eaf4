/** What two people say to each other beside the moves: a promise with an offer, a vote. */
import { twoInPosition } from './evening.ts';
import { expect, expectAccessible, test } from './people.ts';
import { ONE_GROUP_FROM_VICTORY } from './positions.ts';

test('[R-14.5 R-14.11 REQ-373 R-24.8] a promise goes with its offer and is given when that is accepted; a refused word stays in its box; a vote is seen by both to its end', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const [host, guest] = await twoInPosition(person, { ...ONE_GROUP_FROM_VICTORY, options: { pace: 0 } });
  const deals = (page: typeof host.page) => page.getByRole('tab', { name: /^Deals/ });
  await expect(host.page.getByRole('button', { name: /^Attack/ }).first()).toBeEnabled({ timeout: 40_000 });

  await deals(host.page).click();
  await host.page.getByRole('group', { name: 'Make an offer to' }).getByRole('button', { name: 'Ada' }).click();
  const paper = host.page.getByRole('dialog', { name: 'Offer to Ada' });
  await paper.getByRole('spinbutton').first().fill('1');
  await paper.getByRole('button', { name: 'Add a promise' }).click();
  await paper.getByRole('combobox', { name: /^Promise to/ }).selectOption({ label: 'In my own words' });
  await paper.getByRole('textbox', { name: 'What you promise' }).fill('You will not regret it.');
  await paper.getByRole('button', { name: 'Put it beside the offer' }).click();
  await expect(paper.getByText('And you promise:')).toContainText('You will not regret it.');
  await expectAccessible(host.page, '.trade');
  // Nothing has been said yet.
  await deals(guest.page).click();
  await expect(guest.page.getByText('Nobody has given a word yet.')).toBeVisible();
  await paper.getByRole('button', { name: /^Send offer/ }).click();
  await expect(paper).toBeHidden();

  const offer = guest.page.locator('.offer');
  await expect(offer).toContainText('And Hagbard promises: You will not regret it.');
  await expect(guest.page.getByText('Nobody has given a word yet.')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [host, guest])
    await expect(page.getByRole('list', { name: 'Promises' })).toContainText('You will not regret it. open');

  // If you, I: a proposal is answered where it stands, and both words are in the ledger of both.
  const propose = async () => {
    const whom = host.page.getByRole('group', { name: 'Propose something to' });
    await whom.getByRole('button', { name: 'Ada' }).click();
  };
  const say = host.page.getByRole('dialog', { name: 'Say it' });
  await propose();
  await say.getByRole('button', { name: /^Send to Ada/ }).click();
  await expect(say).toHaveCount(0);
  await guest.page
    .getByRole('article', { name: 'Hagbard proposes to you' })
    .getByRole('button', { name: 'Agree' })
    .click();
  for (const { page } of [host, guest])
    await expect(
      page.getByRole('list', { name: 'Promises' }).getByText('I will not attack you for one turn.'),
    ).toHaveCount(2);

  // Ten words to one player are enough: the eleventh is refused, and stays in its box.
  const ledger = host.page.getByRole('list', { name: 'Promises' }).getByRole('listitem');
  for (let text = 4; text <= 12; text++) {
    await propose();
    await say.getByRole('radio', { name: 'Promise' }).click();
    await say.getByRole('button', { name: 'In my own words' }).click();
    await say.getByRole('textbox', { name: 'What you promise' }).fill(`Word ${text}`);
    await say.getByRole('button', { name: /^Send to Ada/ }).click();
    if (text > 11) break;
    await expect(ledger).toHaveCount(text);
    await expect(say).toHaveCount(0);
  }
  await expect(say.getByRole('alert')).toContainText('at most 10 open promises to one player');
  await expect(say.getByRole('textbox')).toHaveValue('Word 12');
  await say.getByRole('button', { name: 'Cancel' }).click();
  await expect(ledger).toHaveCount(11);

  const menu = guest.page.getByRole('button', { name: 'Table menu' });
  await menu.click();
  await guest.page.getByRole('button', { name: 'Ask all for a new game' }).click();
  await guest.page.getByRole('button', { name: /^Really\?/ }).click();
  const asks = (asker: string, asked: string) =>
    new RegExp(`${asker} for a new game\\.\\s*1 of 2 agree · still asked: ${asked}`);
  await expect(host.page.locator('.toast-vote')).toContainText(asks('Ada asks', 'You'));
  await expect(guest.page.locator('.toast-vote')).toContainText(asks('You ask', 'Hagbard'));
  await expectAccessible(host.page, '.toasts');
  await menu.click();
  const again = guest.page.getByRole('button', { name: 'Ask all for a new game' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await menu.click();
  await host.page.getByRole('alertdialog', { name: 'Vote' }).getByRole('button', { name: 'No' }).click();
  await expect(host.page.getByText('Voted down: what Ada asked for does not happen.')).toBeVisible();
  await expect(guest.page.getByText('Voted down: what you asked for does not happen.')).toBeVisible();
});
