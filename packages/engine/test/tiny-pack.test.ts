/** Whole games on invented cards, and a search for real ones in the engine's own sources. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@illuminice/cards';
import { newGame } from '@illuminice/engine';
import { aTable, checkedGame, injectedDice } from '@illuminice/testkit';
import { describe, expect, test } from 'vitest';
import { tinyPack } from './tiny-pack.ts';

describe('a pack of invented cards', () => {
  test('[R-0.2][R-16.1] a whole game on it is won by a goal printed on one of its cards', () => {
    const table = aTable({
      pack: tinyPack,
      seats: {
        ana: { illuminati: 'quiet-librarians', money: 20, specials: ['loaded-dice'] },
        ben: { illuminati: 'midnight-bakers', money: 6, specials: ['lost-in-the-post', 'power-cut'] },
      },
      uncontrolled: ['harbour-pilots', 'kite-club', 'wax-museum', 'tide-watchers'],
      deck: ['petty-cash', 'lamp-lighters', 'roof-gardeners', 'bell-ringers'],
      dice: [
        [2, 3],
        [6, 6],
        [1, 1],
        [4, 4],
        [4, 4],
      ],
    });
    const { ana, ben } = table.seats;

    ana.attacks('control', 'harbour-pilots').with('quiet-librarians');
    expect(table.asks('attack.required')).toBe(3);
    ana.spends(7);
    table.settles('placement');
    ana.places({ host: 'quiet-librarians', side: 'right' });
    ana.declines(); // no money for the new puppet
    expect(table.asks('at.harbour-pilots')).toEqual({ x: 4, y: -1, rotation: 3 }); // in by a long side: it stands upright

    // The bonus for Peaceful targets is the Librarians', Straight against Weird costs four (R-8.4).
    ana.attacks('control', 'kite-club').with('harbour-pilots');
    expect(table.asks('attack.breakdown')).toMatchObject({ power: 4, abilities: 2, alignment: -4, defence: 2 });
    ana.spends(3);
    ana.isDone();
    ben.isDone();
    ana.plays('loaded-dice'); // twelve becomes three
    ben.plays('lost-in-the-post'); // and is twelve again
    table.settles('actions');
    expect(table.asks('controls.0')).toEqual(['harbour-pilots']);
    ana.endsTurn();

    table.settles('actions');
    ben.passes();
    ben.plays('power-cut');
    expect(table.transcript()).toContain('ana loses the turn');
    table.settles('actions');
    ben.attacks('control', 'tide-watchers').with('midnight-bakers');
    ben.spends(10);
    table.settles('placement');
    ben.places({ host: 'midnight-bakers', side: 'bottom' });
    table.settles('actions');
    ben.endsTurn();

    table.settles('actions');
    ana.attacks('control', 'wax-museum').with('quiet-librarians', { aids: ['harbour-pilots'] });
    ana.spends(8);
    table.settles('placement');
    ana.places({ host: 'quiet-librarians', side: 'left' });
    table.settles('actions');
    expect(table.asks('goalsMet.0')).toEqual([]); // 6 + 4 + 5
    ana.attacks('control', 'kite-club').with('wax-museum'); // captured a moment ago (R-7.13)
    expect(table.asks('attack.required')).toBe(9);
    table.settles('placement');
    ana.places({ host: 'wax-museum', side: 'right' });
    table.settles('actions');
    ana.endsTurn();

    expect(table.asks('winners')).toEqual([0]);
    expect(table.asks('goalsMet.0')).toEqual(['power']);
  });

  test('[R-2.12][R-21.9] from the set-up to the end by default answers alone, somebody wins', () => {
    const game = checkedGame({
      pack: tinyPack,
      state: newGame({ pack: tinyPack, seats: 3 }),
      dice: injectedDice(Array.from({ length: 400 }, (_, index) => [1 + (index % 6), 1 + ((index * 5) % 6)] as const)),
    });
    expect(game.send({ type: 'begin' })).toBeUndefined();
    for (let turns = 0; turns < 400 && game.state.over === undefined; turns++) game.send({ type: 'timeOut' });
    expect(game.state.over?.winners.length).toBeGreaterThan(0);
    expect(game.log.filter(({ type }) => type === 'gameEnded')).toHaveLength(1);
  });
});

describe('[R-0.2] the engine names no card of the real catalogue', () => {
  const sources = globSync(join(import.meta.dirname, '..', 'src', '**', '*.ts')).map((file) => ({
    file,
    code: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }));

  test('neither by key nor by name', () => {
    expect(sources.length).toBeGreaterThan(50);
    const found = sources.flatMap(({ file, code }) =>
      catalogue
        .filter(({ key, name }) => code.includes(`'${key}'`) || (name.includes(' ') && code.includes(name)))
        .map(({ key }) => `${file}: ${key}`),
    );
    expect(found).toEqual([]);
  });

  test('nor by a nickname: no word of a printed name is a word of the code', () => {
    expect(nicknamesIn('judgeLasers(bribery, RECYCLERS)')).toEqual(['judgeLasers', 'bribery', 'RECYCLERS']);
    expect(sources.flatMap(({ file, code }) => nicknamesIn(code).map((name) => `${file}: ${name}`))).toEqual([]);
  });
});

const PRINTED = new Set(
  catalogue.flatMap(({ name }) => name.toLowerCase().split(/[^a-z]+/)).filter(({ length }) => length > 3),
);

/** Printed on a card as well, but a word of the rulebook or of every program. */
const ORDINARY = new Set(
  'account bank better book chain clone communist control copy empty flat fund game illuminati interference knows order power secret'.split(
    ' ',
  ),
);

/**
 * Names in stored games, older than the vocabulary: commands, events and states are read as they were written, so these stay as fields
 * and literals of the data. Nothing else is called so: no variable, function or file.
 */
const STORED =
  /(?<=\.|')(?:lasers|lasersUsed|whispering|recycle|recycled)\b|\b(?:lasers|lasersUsed|whispering|recycle|recycled)(?=\??:)/g;

function nicknamesIn(code: string): string[] {
  const names = code.replaceAll(STORED, '').match(/[A-Za-z]+/g) ?? [];
  return names.filter((name) =>
    name
      .split(/(?<=[a-z])(?=[A-Z])/)
      .map((word) => word.toLowerCase())
      .some((word) => isPrinted(word) && !ORDINARY.has(word) && !ORDINARY.has(word.replace(/s$/, ''))),
  );
}

/** The word itself, its plural or singular, and other forms of a long one: `recycle` for Recyclers. */
function isPrinted(word: string): boolean {
  if (PRINTED.has(word) || PRINTED.has(`${word}s`) || PRINTED.has(word.replace(/s$/, ''))) return true;
  const stem = word.replace(/(?:ed|ing|e)$/, '');
  return stem.length > 5 && [...PRINTED].some((printed) => printed.replace(/(?:ers|er|ing|ed|e)$/, '') === stem);
}
