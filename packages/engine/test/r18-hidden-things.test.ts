import { pack } from '@illuminice/cards';
import { type Audience, audienceOf, eventFor, type GameEvent, step } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const seats = {
  ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left', money: 5 }], stacked: ['cia'] },
  ben: {
    illuminati: 'gnomes-of-zurich',
    money: 4,
    structure: [{ group: 'kgb', on: 'left' }],
    specials: ['bribery', 'deep-agent'],
  },
  cat: { illuminati: 'ufos', money: 4, structure: [{ group: 'fbi', on: 'left' }], goal: 'servants-of-cthulhu' },
} as const;
const uncontrolled = ['yuppies', 'texas'];

test('[R-18.2] the view of another seat does not depend on what it cannot see', () => {
  const viewWith = (specials: readonly string[], goal: string, money: number) => {
    const table = aTable({
      seats: {
        ana: { ...seats.ana, structure: [{ group: 'cia', on: 'left', money }] },
        ben: { ...seats.ben, specials },
        cat: { ...seats.cat, goal },
      },
      uncontrolled,
      deck: goal === 'network' ? ['mafia', 'slush-fund'] : ['slush-fund', 'mafia'],
    });
    return [
      JSON.stringify(table.view('spectator')),
      JSON.stringify({ ...table.view('ana'), seats: table.view('ana').seats.slice(1) }),
    ];
  };
  const one = viewWith(['bribery', 'deep-agent'], 'servants-of-cthulhu', 5);
  const other = viewWith(['murphys-law', 'assassination'], 'network', 3);
  expect(other).toEqual(one);
});

test('[R-18.3] an amount that moves from or to a stacked card is its owner’s secret', () => {
  const table = aTable({ seats, uncontrolled });
  table.seats.ana.transfers(2, { from: 'cia', to: 'network' });
  const moved = table.log.find(({ type }) => type === 'moneyMoved');
  if (moved === undefined) throw new Error('no money moved');
  expect(eventFor(pack, moved, 0)).toMatchObject({ amount: 2 });
  expect(eventFor(pack, moved, 1)).not.toHaveProperty('amount');
  expect(eventFor(pack, moved, 'spectator')).not.toHaveProperty('amount');
});

test('[R-18.6][R-18.7][REQ-342] a peek blinks for the owner alone, also after it ended, and goes out without trace', () => {
  const table = aTable({ seats, uncontrolled, options: { peeking: true } });
  const { ana, ben } = table.seats;
  ana.peeksAt('ben', 1);
  expect(table.view('ben').lights).toEqual([1]);
  expect(table.view('cat').lights).toEqual([]);
  ana.stopsPeeking();
  expect(table.view('ben').lights).toEqual([1]);
  const state = structuredClone(table.state);
  const rules = { pack, random: () => 0 };
  expect(step(rules, state, { type: 'lightOut', peeker: 0, owner: 1, index: 1 })).toBeUndefined();
  expect(state.peeks).toEqual([]);
  ben.catchesPeek(1); // in time at this table
  const caught = table.log.find((event) => event.type === 'peekEnded' && event.caught);
  if (caught === undefined) throw new Error('nobody was caught');
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(eventFor(pack, caught, viewer)).toMatchObject({ seat: 0, owner: 1 });
});

test('[R-18.1] public at all times: piles, counts, marks, actions left', () => {
  const table = aTable({
    seats,
    uncontrolled,
    dead: ['mafia'],
    discard: ['slush-fund'],
    deck: ['hackers', 'texas'].slice(0, 1),
  });
  const view = table.view('spectator');
  expect(view.dead).toEqual([pack.numbers.get('mafia')]);
  expect(view.discard).toEqual([pack.specialNumbers.get('slush-fund')]);
  expect(view.deckCount).toBe(1);
  expect(view.seats.map(({ hand }) => hand.length)).toEqual([0, 2, 0]);
  expect(view.turn).toMatchObject({ seat: 0, actionsUsed: 0 });
});

test('[R-24.6] of what is secret only those learn that it happened whom it concerns', () => {
  const goals = { kind: 'goals', waiting: 0b010, stated: [-1, 3, -1] } as const;
  const peek = { seat: 1, owner: 2, slot: 0 } as const;
  const told: readonly (readonly [GameEvent, Audience])[] = [
    [{ type: 'noticeClosed', seat: 1 }, [1]],
    [{ type: 'goalChosen', seat: 1, goal: 0, draws: 0 }, [1]],
    [{ type: 'peekForgotten', ...peek }, [2]],
    [{ type: 'peekEnded', ...peek, caught: false }, [1]],
    [{ type: 'peekEnded', ...peek, caught: true }, 'everybody'],
    [{ type: 'answered', seat: 1, question: { kind: 'spending', done: 0b010 } }, [1]],
    // an income stated for the goals is nobody's business until the seat has answered.
    [{ type: 'answered', seat: 1, question: goals }, [1]],
    [{ type: 'answered', seat: 1, question: { ...goals, waiting: 0 } }, 'everybody'],
  ];
  for (const [event, audience] of told) {
    expect(audienceOf(event), event.type).toEqual(audience);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      if (audience !== 'everybody' && !audience.some((seat) => seat === viewer))
        expect(eventFor(pack, event, viewer), event.type).toBeUndefined();
  }
});
