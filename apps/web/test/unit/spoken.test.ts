/** What a screen reader is told of a whole attack, kept as a file: whoever changes a sentence sees what it does to the listener. */
import { pack } from '@illuminice/cards';
import { eventFor } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { chanceSpoken, decisionSpoken } from '../../src/around/log/spoken.ts';
import { toldLog } from '../../src/around/log/told-log.ts';
import { namesOf, plainText } from '../../src/tabletop/seen/index.ts';
import { evening, seenBy } from './evening.ts';

type Name = 'ana' | 'ben' | 'cleo';

/** In the order of the live region: what happened, the chance if it is another one, what is asked if it is something new. */
function listener(table: ReturnType<typeof evening>, name: Name) {
  const lines: string[] = [];
  let heard = table.log.length;
  let [chance, asked]: (string | undefined)[] = [undefined, undefined];
  const listen = () => {
    const seen = seenBy(table, name);
    const events = table.log.slice(heard).flatMap((event) => eventFor(pack, event, seen.me ?? 'spectator') ?? []);
    heard = table.log.length;
    const entries = events.map((event, index) => ({ id: index + 1, version: 1, at: 0, event }));
    for (const { text } of toldLog(entries, seen)) lines.push(plainText(text, namesOf(seen)));
    const [nextChance, nextAsked] = [chanceSpoken(seen), decisionSpoken(seen)];
    if (nextChance !== undefined && nextChance !== chance) lines.push(nextChance);
    if (nextAsked !== undefined && nextAsked !== asked) lines.push(nextAsked);
    [chance, asked] = [nextChance, nextAsked];
  };
  listen();
  return { lines, listen };
}

function wholeAttack(name: Name): readonly string[] {
  const table = evening({ dice: [[3, 4]] });
  const { lines, listen } = listener(table, name);
  const { ana, ben } = table.seats;
  for (const deed of [
    () => ana.attacks('control', 'eco-guerrillas').with('big-media', { aids: ['hackers'] }),
    () => ana.spends(2, { from: 'big-media' }),
    () => ben.spends(3, { side: 'against' }),
    () => ana.spends(4),
    () => table.everybodyIsContent(),
  ]) {
    deed();
    listen();
  }
  return lines;
}

describe('an attack as it is heard', () => {
  test.each(['ana', 'ben'] as const)('[S-19] by %s, from the announcement to the result', async (name) => {
    await expect(`${wholeAttack(name).join('\n')}\n`).toMatchFileSnapshot(`./spoken/attack-${name}.txt`);
  });

  test('[S-19] every change of the chance is said once', () => {
    const said = wholeAttack('ben').filter((line) => line.startsWith('The chance is'));
    expect(said.length).toBe(4);
    expect(new Set(said).size).toBe(4);
  });
});
