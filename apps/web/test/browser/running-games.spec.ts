/** What this browser shows and hands out of a game that goes on, at every door that finished games are looked back on by. */
import { readFileSync } from 'node:fs';
import { pack } from '@illuminice/cards';
import { buildPosition, completeOptions, type Position, type State } from '@illuminice/engine';
import type { Page } from '@playwright/test';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { bringFile } from './looking-back.ts';
import { expect, test } from './people.ts';
import { savedGame } from './saved-game.ts';

interface Truth {
  /** Face-down in the rival's hand. */
  readonly held: string;
  /** Whose goal the rival chose in secret. */
  readonly goal: string;
  readonly deck: readonly string[];
  /** MB on the rival's first and second Group, stacked so that nobody counts them. */
  readonly money: readonly [number, number];
  /** What everybody sees of whoever is to act. */
  readonly own?: string;
}

const ONE: Truth = { held: 'bribery', goal: 'network', deck: ['kkk', 'fbi', 'texas', 'mafia'], money: [7, 2] };
const OTHER: Truth = {
  held: 'assassination',
  goal: 'bavarian-illuminati',
  deck: ['mafia', 'texas', 'kkk', 'fbi'],
  money: [1, 8],
};

function position({ held, goal, deck, money, own = 'hackers' }: Truth): State {
  const options = completeOptions({ hiddenGoals: true, moneyVisibility: 'ownerChoice', pace: 0 });
  if ('problem' in options) throw new Error(options.problem.code);
  const [more, less] = money;
  const seats: Position['seats'] = [
    {
      ...{ illuminati: 'discordian-society', money: 9, turnsTaken: 2, specials: ['slush-fund'] },
      ...{ goal: 'bermuda-triangle', structure: [{ group: own, on: 'left' }] },
    },
    {
      ...{ illuminati: 'gnomes-of-zurich', money: 12, turnsTaken: 2, specials: [held], goal },
      ...{ stacked: ['yuppies', 'moonies'] },
      structure: [
        { group: 'yuppies', on: 'left', money: more },
        { group: 'moonies', on: 'top', money: less },
      ],
    },
  ];
  return buildPosition(pack, { seats, uncontrolled: ['trekkies', 'smof'], deck }, options);
}

const KINDS = {
  solo: [
    { name: 'Ana', kind: 'human' },
    { name: 'Borges', kind: 'bot', level: 'regular' },
  ],
  'hot-seat': [
    { name: 'Ana', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ],
} as const;

/** When something was noted, and what is written with it; the seeds this device throws its dice with are another chance each time. */
const CHANCE = /\b1[6-9]\d{11}\b|\b\d{1,2}:\d{2}(:\d{2})?( [AP]M)?|\b[0-9a-f]{64}\b/g;

/** How every screen tells of it, the line in the list as it is kept, what the menu goes on with, and what the list becomes elsewhere. */
async function toldOf(page: Page, kind: string): Promise<readonly string[]> {
  const told: string[] = [];
  const screens = { '/games': 'main', '/': '.menu-dossier', [`/${kind}`]: 'main' };
  for (const [screen, part] of Object.entries(screens)) {
    await page.goto(screen);
    await expect(page.locator(part)).toContainText('Ana');
    // Drawn once the list has been read.
    if (screen === '/games') await expect(page.locator('.mini-board')).toHaveCount(2);
    told.push(await page.locator(part).innerHTML());
  }
  told.push(
    await page.evaluate(async () => {
      const opening = indexedDB.open('illuminice-games');
      await new Promise((done) => opening.addEventListener('success', done));
      const lines = opening.result.transaction('games').objectStore('games').getAll();
      await new Promise((done) => lines.addEventListener('success', done));
      // What this person likes, and which hints were on the screen long enough to be read.
      const { 'illuminice.settings': _, 'illuminice.explained': __, ...kept } = localStorage;
      return JSON.stringify([lines.result, Object.entries(kept).sort()]);
    }),
  );
  await page.goto('/games');
  for (const name of ['Spreadsheet', 'BG Stats']) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    told.push(readFileSync(await (await saving).path(), 'utf8'));
  }
  return told.map((text) => text.replace(CHANCE, 'T'));
}

for (const [kind, seats] of Object.entries(KINDS))
  test(`[R-18.2 R-24.6] ${kind}: list, pictures, statistics and exports tell the same of a running game whatever is hidden in it, and nothing of it opens`, async ({
    person,
  }) => {
    test.setTimeout(180_000);
    const look = async (truth: Truth): Promise<readonly string[]> => {
      const { page } = await person('Ana');
      await page.goto('/games');
      await bringFile(page, finishedGame({ id: 'evening', people: 1 }));
      await expect(page.locator('.games-row')).toBeVisible();
      await page
        .locator('input[type=file]')
        .setInputFiles(savedGame({ id: 'running', seats, position: position(truth) }));
      // On the table and away again: from then on the list says what the table told it.
      await page.locator('.games-paper').getByRole('button', { name: 'Continue' }).click();
      await expect(page.locator('.table, .local-curtain').first()).toBeVisible();
      const told = await toldOf(page, kind);
      await page.goto('/replay/running');
      await expect(page.getByRole('alert')).toContainText('This game is not over yet');
      return [...told, await page.locator('main').innerHTML()];
    };
    const one = await look(ONE);
    expect(await look(OTHER)).toEqual(one);
    // What everybody sees of it is told: another Group, another picture.
    expect(await look({ ...ONE, own: 'cia' })).not.toEqual(one);
  });
