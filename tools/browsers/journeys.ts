// What must work in every engine (S-30): each journey ends with what the screen shows.

import type { RealServer } from '../../apps/web/test/browser/real-server.ts';
import { fill, press, type Session, shows, until } from './session.ts';

export interface Journey {
  readonly name: string;
  readonly windows: 1 | 2;
  readonly walk: (server: RealServer, first: Session, second: Session) => Promise<void>;
}

const QUIET = JSON.stringify({
  ...{ music: false, effects: false, alarm: false, motion: 'reduced', language: 'en' },
  ...{ pace: 'instant', director: false, recap: false },
});

/** A page that has its settings before it starts. */
async function open(session: Session, url: string, more = '{}'): Promise<void> {
  await session.go(`${url}/logo.svg`);
  await session.run(
    `localStorage.setItem('illuminice.settings', JSON.stringify({ ...JSON.parse(${JSON.stringify(QUIET)}), ...${more} }))`,
  );
  await session.go(url);
}

const IS_KEPT = "return navigator.serviceWorker?.controller?.state === 'activated'";

async function toTheTable(session: Session): Promise<void> {
  await until('the table', async () => {
    await session
      .pressOn(
        "return document.querySelector('.back:enabled') ?? document.querySelector('.setup-card:enabled') ?? [...document.querySelectorAll('button:enabled')].find((one) => /^(To the table|Throw the dice)/.test(one.textContent.trim()))",
      )
      .catch(() => undefined);
    return session.run("return document.querySelector('.table') !== null");
  });
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: '[S-25] [S-26] first visit: kept for a day without network, no word of a newer version, and there without a server',
    windows: 1,
    walk: async (server, page) => {
      await open(page, server.url);
      await shows(page, 'Solo');
      await until('the offline worker', () => page.run(IS_KEPT));
      await until(
        'no word of an update',
        async () => !(await page.run("return document.body.innerText.includes('newer')")),
      );
      await server.stop();
      try {
        await page.go(server.url);
        await shows(page, 'Solo');
      } finally {
        await server.start();
      }
    },
  },
  {
    name: '[REQ-001] [S-24] solo to the first decision, and with Huge letters every card of the board can be hit',
    windows: 1,
    walk: async (server, page) => {
      await open(page, server.url, "{ name: 'Ana', textSize: 'huge' }");
      await press(page, 'Solo');
      await press(page, 'Play');
      await toTheTable(page);
      await until('a card under its own middle', () =>
        page.run(`const cards = [...document.querySelectorAll('.board-view [data-card]')];
          return cards.length > 0 && cards.every((card) => {
            const { x, y, width, height } = card.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-card]') === card;
          })`),
      );
    },
  },
  {
    name: '[REQ-007] one creates a game, another joins by its code, and both choose their Illuminati',
    windows: 2,
    walk: async (server, host, guest) => {
      await open(host, server.url);
      await fill(host, 'Your name', 'Hagbard');
      await press(host, 'Create game');
      await until('a code', () =>
        host.run("return /^[A-Z2-9]{6}$/.test(document.querySelector('.invitation-code')?.textContent ?? '')"),
      );
      const code = String(await host.run("return document.querySelector('.invitation-code').textContent"));
      await open(guest, server.url);
      await fill(guest, 'Your name', 'Ada');
      await fill(guest, 'Code of the game', code);
      await press(guest, 'Join');
      await shows(host, '2 of 8 filled');
      await press(guest, 'I am ready');
      await shows(host, 'Everybody is here and ready.');
      await press(host, 'Start game');
      await shows(host, 'Who pulls your strings?');
      await shows(guest, 'Who pulls your strings?');
    },
  },
];
