// An attack with money, pressed by two people in two windows of an engine (S-1, R-9.7).

import { press, type Session, shows, until } from './session.ts';

/** What may stand before the first action of a turn, and between an announcement and its money. */
const ON_THE_WAY = `[...document.querySelectorAll('.docket-foot button:enabled')].find((one) => /^(Okay|Keep face-down|Go on without privilege)/.test(one.textContent.trim())) ?? document.querySelector('[data-point="react.pass"]:enabled')`;

const POINT = (name: string) => `document.querySelector('.panel-place [data-point="${name}"]:enabled')`;
const COMMIT = (label: string) =>
  `[...document.querySelectorAll('[data-point="spend.done"]')].find((one) => one.textContent.startsWith(${JSON.stringify(label)}))`;
const REACH = "document.querySelector('.panel-place .reach button:enabled')";
/** S-28: a name that is wider than its place. */
const CUT_NAMES = `return [...document.querySelectorAll('.panel-place .reach b')].filter((name) => {
  const { right } = name.getBoundingClientRect();
  return name.scrollWidth > name.clientWidth + 1 || right > name.closest('button').getBoundingClientRect().right;
}).map((name) => name.textContent)`;
/** Of one's own, in the hand bar. */
const TREASURY = "return Number(/\\d+/.exec(document.querySelector('.treasury')?.textContent ?? '')?.[0])";
const DICE = "return /The dice show \\d and \\d/.exec(document.querySelector('ol.log')?.textContent ?? '')?.[0] ?? ''";

export async function attackWithMoney(host: Session, guest: Session): Promise<void> {
  const both = [host, guest];
  const attacker = await firstToMove(both);
  const other = attacker === host ? guest : host;

  const cut = await attacker.run(CUT_NAMES);
  if (!Array.isArray(cut) || cut.length > 0) throw new Error(`names within reach are cut: ${JSON.stringify(cut)}`);
  await pressUntilGone(attacker, REACH);
  await press(attacker, 'Announce attack');
  await goOnUntil('money is asked for', both, () => attacker.run(`return ${POINT('spend.done')} !== null`));
  const before = Number(await attacker.run(TREASURY));
  for (const _ of [1, 2]) await press(attacker, 'One more');
  // For a moment after it was asked, and after somebody paid, the button takes no press.
  await until('the money is gone', async () => {
    await attacker.pressOn(`return ${COMMIT('Attack with 2 MB')}`).catch(() => undefined);
    return Number(await attacker.run(TREASURY)) === before - 2;
  });
  await shows(other, 'just paid 2 MB for it');

  await pressUntilGone(other, POINT('spend.open'));
  await press(other, 'One more');
  await pressUntilGone(other, COMMIT('Interfere with 1 MB'));
  // Whoever paid first is asked again, and says that it is enough.
  await goOnUntil('the dice', both, async () => {
    for (const session of both) await session.pressOn(`return ${POINT('spend.done')}`).catch(() => undefined);
    return (await attacker.run(DICE)) !== '';
  });
  const dice = await attacker.run(DICE);
  await until('the same dice', async () => (await other.run(DICE)) === dice);
}

async function pressUntilGone(session: Session, what: string): Promise<void> {
  await until('a press', async () => {
    await session.pressOn(`return ${what}`).catch(() => undefined);
    return session.run(`return !(${what})`);
  });
}

/** Whose turn it is: the one with something within reach. */
async function firstToMove(sessions: readonly Session[]): Promise<Session> {
  let found: Session | undefined;
  await goOnUntil('a turn', sessions, async () => {
    for (const session of sessions) if ((await session.run(`return ${REACH} !== null`)) === true) found = session;
    return found !== undefined;
  });
  if (!found) throw new Error('nobody has an attack');
  return found;
}

/** Gives the answers that change nothing until `isSo`. */
async function goOnUntil(what: string, sessions: readonly Session[], isSo: () => Promise<unknown>): Promise<void> {
  await until(what, async () => {
    if ((await isSo()) === true) return true;
    for (const session of sessions) await session.pressOn(`return ${ON_THE_WAY}`).catch(() => undefined);
    return false;
  });
}
