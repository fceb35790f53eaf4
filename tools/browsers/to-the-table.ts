// The way to a table in any engine: settings that keep still, a lobby of two, the set-up.

import type { RealServer } from '../../apps/web/test/browser/real-server.ts';
import { fill, press, type Session, shows, until } from './session.ts';

const QUIET = JSON.stringify({
  ...{ music: false, effects: false, alarm: false, motion: 'reduced', language: 'en' },
  ...{ pace: 'instant', director: false, recap: false },
});

/** A page that has its settings before it starts. */
export async function open(session: Session, url: string, more = '{}'): Promise<void> {
  await session.go(`${url}/logo.svg`);
  await session.run(
    `localStorage.setItem('illuminice.settings', JSON.stringify({ ...JSON.parse(${JSON.stringify(QUIET)}), ...${more} }))`,
  );
  await session.go(url);
}

/** Hagbard creates a game, Ada joins it by its code, and it begins. */
export async function intoOneGame(server: RealServer, host: Session, guest: Session): Promise<void> {
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
}

export async function toTheTable(session: Session): Promise<void> {
  await until('the table', async () => {
    await session
      .pressOn(
        "return document.querySelector('.back:enabled') ?? document.querySelector('.setup-card:enabled') ?? [...document.querySelectorAll('button:enabled')].find((one) => /^(To the table|Throw the dice)/.test(one.textContent.trim()))",
      )
      .catch(() => undefined);
    return session.run("return document.querySelector('.table') !== null");
  });
}
