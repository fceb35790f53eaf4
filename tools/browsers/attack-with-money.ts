// An attack with money, pressed by two people in two windows of an engine (S-1, R-9.7).

import { press, type Session, shows, until } from './session.ts';

/** What may stand before the first action of a turn, and between an announcement and its money. */
const ON_THE_WAY = ['Okay', 'Keep face-down', 'Pass', 'Go on without privilege'];

const POINT = (name: string) => `document.querySelector('.panel-place [data-point="${name}"]:enabled')`;
const REACH = "document.querySelector('.panel-place .reach button:enabled')";
/** Money of one's own in the head of the table, before and after. */
const TREASURY = "return Number(document.querySelector('.header-treasury b')?.textContent)";
const LOG = `return [...document.querySelectorAll('[role=list][aria-label="What happened"] li, ol[aria-label="What happened"] li, ul[aria-label="What happened"] li')].map((line) => line.innerText).join('\\n')`;

export async function attackWithMoney(host: Session, guest: Session): Promise<void> {
  const both = [host, guest];
  const attacker = await firstToMove(both);
  const other = attacker === host ? guest : host;

  await attacker.pressOn(`return ${REACH}`);
  await press(attacker, 'Announce attack');
  await goOnUntil(both, async () => (await attacker.run(`return ${POINT('spend.done')} !== null`)) === true);
  const before = Number(await attacker.run(TREASURY));
  for (const _ of [1, 2]) await press(attacker, 'One more');
  await press(attacker, 'Attack with 2 MB');
  await until('the money is gone', async () => Number(await attacker.run(TREASURY)) === before - 2);
  await shows(other, 'just paid 2 MB for it');

  await other.pressOn(`return ${POINT('spend.open')}`);
  await press(other, 'One more');
  await press(other, 'Interfere with 1 MB');
  // Whoever paid first is asked again, and says that it is enough.
  await goOnUntil(
    both,
    async () => (await toldOf(attacker)).includes('rolls') && (await toldOf(other)).includes('rolls'),
  );
  const dice = /rolls[^\n]*/.exec(await toldOf(attacker))?.[0];
  await until('the same dice', async () => dice !== undefined && (await toldOf(other)).includes(dice));
}

async function toldOf(session: Session): Promise<string> {
  return String(await session.run(LOG));
}

/** Whose turn it is: the one with something within reach. */
async function firstToMove(sessions: readonly Session[]): Promise<Session> {
  let found: Session | undefined;
  await goOnUntil(sessions, async () => {
    for (const session of sessions) if ((await session.run(`return ${REACH} !== null`)) === true) found = session;
    return found !== undefined;
  });
  if (!found) throw new Error('nobody has an attack');
  return found;
}

/** Gives the answers that change nothing until `isSo`. */
async function goOnUntil(sessions: readonly Session[], isSo: () => Promise<boolean>): Promise<void> {
  const answer = `[...document.querySelectorAll('.docket-foot button:enabled, .reaction button:enabled')].find((one) => ${JSON.stringify(ON_THE_WAY)}.some((word) => one.textContent.trim().startsWith(word)))`;
  await until('the next step', async () => {
    if (await isSo()) return true;
    for (const session of sessions) await session.pressOn(`return ${answer}`).catch(() => undefined);
    return false;
  });
}
