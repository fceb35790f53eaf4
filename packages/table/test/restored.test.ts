/** A backup is put back: people remember what was rolled and drawn since, so the table throws its dice again (V-18). */
import { catalogue } from '@illuminice/cards';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, calmCommand } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { type LogEntry, verifyGameLog, verifyLog } from '../src/index.ts';
import { looseCopy, rechained } from './finished-game.ts';
import { SigningHost } from './signing-host.ts';

const PEOPLE = [1, 2];
const BEFORE = 30;
const AFTER = 40;

async function aGame(seed = 'restored'): Promise<{ readonly host: SigningHost; readonly chance: Chance }> {
  const chance = new Chance(quickRandom(seed));
  const host = new SigningHost({
    seats: ['bot', 'human', 'human'],
    options: { pace: 2, reactionSeconds: 20 },
    bot: ({ pack, seat, view, moves }) =>
      calmCommand({ pack, seat, moves, view: () => view, chance }) ?? { type: 'default' },
  });
  await host.begin();
  return { host, chance };
}

async function play(host: SigningHost, chance: Chance, rounds: number): Promise<void> {
  for (let round = 0; round < rounds && host.table.state.stage !== 'over'; round++) {
    for (const seat of PEOPLE) {
      const { moves, view, table } = await host.table.updateFor(seat);
      if (!moves || !view || table.own?.answered) continue;
      const command = calmCommand({ pack: host.table.pack, seat, moves, view: () => view, chance });
      if (command) await host.send(seat, command);
    }
    await host.pass(3);
  }
}

/** What chance decided after this entry. */
function luckSince(entries: readonly LogEntry[], seq: number): unknown[] {
  return entries
    .filter((entry) => entry.seq > seq)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.type === 'game' ? fact.events : []))
    .filter(({ type }) => type === 'diceRolled' || type === 'cardDrawn' || type === 'deckShuffled');
}

test('[V-18] after a backup was put back the same moves meet other dice and another deck; without that they would be known', async () => {
  const luck = async (putBack: boolean): Promise<unknown[]> => {
    const { host, chance } = await aGame();
    await play(host, chance, BEFORE);
    const { seq } = host.table.state;
    const same = (): Chance => new Chance(quickRandom('since'));
    await play(host, same(), AFTER);
    const first = luckSince(host.log(), seq);
    host.store.putBack('t', seq);
    if (putBack) host.store.restored.add('t');
    await host.reopen();
    expect(host.table.state.stage).toBe(putBack ? 'dice' : 'playing');
    if (putBack) await host.throwIn();
    expect(host.table.state.stage).toBe('playing');
    expect(host.store.restored.has('t')).toBe(false);
    await play(host, same(), AFTER);
    const again = luckSince(host.log(), seq);
    expect(Math.min(first.length, again.length)).toBeGreaterThan(3);
    return [first.slice(0, 3), again.slice(0, 3)];
  };
  const [first, known] = await luck(false);
  expect(known).toEqual(first);
  const [before, after] = await luck(true);
  expect(after).not.toEqual(before);
}, 60_000);

let played: Promise<SigningHost> | undefined;

/** One for all tests here: none of them changes its log. */
function restoredGame(): Promise<SigningHost> {
  played ??= playRestored();
  return played;
}

async function playRestored(): Promise<SigningHost> {
  const { host, chance } = await aGame();
  await play(host, chance, BEFORE);
  host.store.restored.add('t');
  await host.reopen();
  await host.throwIn();
  await play(host, chance, 3_000);
  expect(host.table.state.stage).toBe('over');
  return host;
}

test('[V-18] the log of a game that was put back is proven to its end, and says where that was', async () => {
  const honest = (await restoredGame()).log();
  const at = honest.findIndex(({ facts }) => facts.some(({ type }) => type === 'diceAgain')) + 1;
  expect(at).toBeGreaterThan(1);
  expect(verifyGameLog(catalogue, honest)).toMatchObject({ ok: true, byServer: [at] });
  const otherDeck = looseCopy(honest);
  const goesOn = otherDeck.findLast(({ facts }) => facts.some(({ type }) => type === 'continued'));
  const game = goesOn?.facts.find(({ type }) => type === 'continued')?.game as { deck: number[] };
  game.deck.reverse();
  expect(verifyGameLog(catalogue, rechained(otherDeck))).toMatchObject({ wrong: { what: 'continuedGameDiffers' } });
  const sameDeck = looseCopy(honest).map((entry) => ({
    ...entry,
    facts: entry.facts.filter(({ type }) => type !== 'continued'),
  }));
  expect(verifyLog(catalogue, rechained(sameDeck))).toMatchObject({ wrong: { what: 'continuedGameMissing' } });
}, 60_000);

test('[V-18] nobody shuffles again, or mixes again, without saying why', async () => {
  const honest = (await restoredGame()).log();
  const hidden = looseCopy(honest).filter(({ facts }) => !facts.some(({ type }) => type === 'diceAgain'));
  expect(verifyGameLog(catalogue, rechained(hidden))).toMatchObject({ ok: false });
  expect(verifyGameLog(catalogue, rechained(hidden))).not.toHaveProperty('unproven');
}, 60_000);

test('[V-18] people who throw for the first time throw once more, and a game that is over stays as it is', async () => {
  const host = new SigningHost();
  await host.create();
  const { ceremonyId } = host.table.state.dice.secret;
  host.store.restored.add('t');
  await host.reopen();
  expect(host.table.state).toMatchObject({ stage: 'dice', game: undefined, dice: { again: true } });
  expect(host.table.state.dice.secret.ceremonyId).not.toBe(ceremonyId);
  const { table } = await host.table.updateFor(0);
  expect(table.dice.again).toBe(true);
  const over = await restoredGame();
  const { length } = over.log();
  over.store.restored.add('t');
  await over.reopen();
  expect(over.log()).toHaveLength(length);
}, 60_000);

test('[V-18] while the disk fails nothing is decided with the old dice; when it works again they are thrown first', async () => {
  const { host, chance } = await aGame();
  await play(host, chance, BEFORE);
  const { mixedSeed } = host.table.state.dice;
  const { seq } = host.table.state;
  host.store.restored.add('t');
  host.store.isFull = true;
  await host.reopen();
  const seat = host.table.state.game?.turn.seat ?? 0;
  expect(await host.send(seat, { type: 'endTurn' })).toMatchObject({ refusal: { code: 'TRY_AGAIN' } });
  expect(host.table.state).toMatchObject({ seq, dice: { mixedSeed } });
  host.store.isFull = false;
  await host.pass(2);
  expect(host.log()[seq]?.facts).toMatchObject([{ type: 'diceAgain' }]);
  expect(host.table.state.stage).toBe('dice');
}, 60_000);

test('[V-4] who is taken out by the server is named in the log as such, and the rest is still proven', async () => {
  const { host, chance } = await aGame();
  await play(host, chance, BEFORE);
  await host.table.remove(2, 'banned');
  await host.settle();
  expect(host.table.state.seats[2]).toMatchObject({ away: 'left' });
  await play(host, chance, 3_000);
  const honest = host.log();
  const at = honest.findIndex(({ facts }) => facts.some(({ type }) => type === 'removed')) + 1;
  expect(verifyGameLog(catalogue, honest)).toMatchObject({ ok: true, byServer: [at] });
  const unsaid = looseCopy(honest);
  for (const entry of unsaid) entry.facts = entry.facts.filter(({ type }) => type !== 'removed');
  expect(verifyGameLog(catalogue, rechained(unsaid))).toMatchObject({ wrong: { what: 'doneInOthersName', seat: 2 } });
}, 60_000);
