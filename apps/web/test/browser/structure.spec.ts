/** Groups in the structure: what a move would cost is agreed to first, and afterwards nothing lies on anything else. */
import type { Page } from '@playwright/test';
import { decision, expect, ownStructure, test } from './dev-table.ts';
import { toldLines } from './told-lines.ts';

const outline = (page: Page) => ownStructure(page).getByRole('tree');

async function beginMove(page: Page, group: RegExp): Promise<void> {
  await decision(page)
    .getByRole('button', { name: /^Move a group/ })
    .click();
  await ownStructure(page).getByRole('button', { name: group }).click();
}

test('[REQ-295 REQ-290] a move that would lose cards names them, they are lost only by who agrees, and the board says that there was no room', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await beginMove(page, /^Pentagon/);
  const lost = await costlyArrow(page);
  expect(lost.length).toBeGreaterThan(0);

  // Whoever thinks better of it keeps everything.
  await decision(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(decision(page)).toContainText('2 actions left');
  for (const name of lost) await expect(outline(page).getByRole('treeitem', { name })).toHaveCount(1);

  await beginMove(page, /^Pentagon/);
  expect(await costlyArrow(page)).toEqual(lost);
  await decision(page).getByRole('button', { name: 'Move and lose them' }).click();
  await expect(decision(page)).toContainText('one action left');
  for (const name of lost) {
    await expect(outline(page).getByRole('treeitem', { name })).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Uncontrolled groups' }).getByRole('button', { name: new RegExp(`^${name}`) }),
    ).toBeVisible();
  }
  const text = `No room, uncontrolled now: ${new Intl.ListFormat('en').format(lost)}.`;
  await expect.poll(toldLines(page)).toContainEqual(text);
});

/** The first place in the lists where something would be lost, and what. */
async function costlyArrow(page: Page): Promise<string[]> {
  const hosts = decision(page).getByLabel('On which card');
  const said = decision(page).getByRole('status');
  for (const host of await hosts.getByRole('option').allTextContents()) {
    await hosts.selectOption({ label: host });
    const arrows = decision(page).getByLabel('On which arrow');
    for (const arrow of await arrows.getByRole('option').allTextContents()) {
      if (/choose/.test(arrow)) continue;
      await arrows.selectOption({ label: arrow });
      await expect(said).toContainText(/fits|lost/);
      const [, names] = /would be lost: (.+)$/.exec((await said.textContent()) ?? '') ?? [];
      if (names !== undefined) return names.split(', ');
    }
  }
  return [];
}

test('[REQ-299 REQ-289] after a move the cards hang in their new order, and no card lies on another', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await beginMove(page, /^Hackers/);
  await decision(page).getByLabel('On which card').selectOption({ label: 'Yuppies' });
  await expect(decision(page)).toContainText('It fits. Nothing is lost.');
  await decision(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(decision(page)).toContainText('one action left');

  const hackers = (master: RegExp) =>
    outline(page)
      .getByRole('treeitem', { name: master })
      .getByRole('treeitem', { name: /^Hackers/ });
  await expect(hackers(/^Yuppies/)).toHaveCount(1);
  await expect(hackers(/^Multinational Oil/)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Hackers');
  await expect.poll(() => ownStructure(page).evaluate(overlapping)).toEqual([]);
});

/** Pairs of cards of which one lies on the other, by more than a line. */
function overlapping(structure: Element): string[] {
  const faces = [...structure.querySelectorAll('[data-card]')].map((face) => ({
    card: face.getAttribute('data-card'),
    ...face.getBoundingClientRect().toJSON(),
  }));
  if (faces.length < 11) return ['the board is not there yet'];
  const pairs = faces.flatMap((one, at) => faces.slice(at + 1).map((other) => [one, other] as const));
  return pairs
    .filter(
      ([a, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
    )
    .map(([a, b]) => `${a.card} ${b.card}`);
}
