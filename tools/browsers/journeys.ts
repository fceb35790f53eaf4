// What must work in every engine (S-30): each journey ends with what the screen shows.

import type { RealServer } from '../../apps/web/test/browser/real-server.ts';
import { attackWithMoney } from './attack-with-money.ts';
import { press, type Session, shows, until } from './session.ts';
import { intoOneGame, open, toTheTable } from './to-the-table.ts';

export interface Journey {
  readonly name: string;
  readonly windows: 1 | 2;
  readonly walk: (server: RealServer, first: Session, second: Session) => Promise<void>;
}

const IS_KEPT = "return navigator.serviceWorker?.controller?.state === 'activated'";

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
      await intoOneGame(server, host, guest);
      await shows(host, 'Who pulls your strings?');
      await shows(guest, 'Who pulls your strings?');
    },
  },
  {
    name: '[S-1] [S-28] an attack with money between two: one pays for it, the other against it, both see the same chance and the same dice; no name within reach is cut',
    windows: 2,
    walk: async (server, host, guest) => {
      await intoOneGame(server, host, guest);
      await Promise.all([toTheTable(host), toTheTable(guest)]);
      await attackWithMoney(host, guest);
    },
  },
];
