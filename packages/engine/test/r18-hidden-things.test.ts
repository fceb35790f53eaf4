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

test('[R-18.5][T-18] a peeked card is closed again when the peek is stopped or caught; a private note says what it was', () => {
  const table = aTable({ seats, uncontrolled, options: { peeking: true } });
  const { ana, ben } = table.seats;
  const special = (key: string) => pack.specialNumbers.get(key);
  const seen = (index: number) => table.view('ana').seats[1]?.hand[index];
  ana.peeksAt('ben', 1);
  expect(seen(1)).toHaveProperty('card', special('deep-agent'));
  ana.stopsPeeking();
  expect(seen(1)).not.toHaveProperty('card');
  ana.peeksAt('ben', 0);
  ben.catchesPeek(0);
  expect(seen(0)).not.toHaveProperty('card');
  ana.peeksAt('ben', 1);
  ana.stopsPeeking();
  const note = { turnOf: 0, turn: 1, owner: 1, what: 'peek' };
  expect(table.view('ana').notes).toEqual([
    { ...note, special: special('bribery') },
    { ...note, special: special('deep-agent') },
  ]);
  for (const viewer of ['ben', 'cat', 'spectator'] as const) expect(table.view(viewer).notes).toEqual([]);
});

test.each([
  ['treasury', { money: 'cia' }, { what: 'money', owner: 0, card: pack.numbers.get('cia'), money: 5 }],
  [
    'hand',
    { hand: 1 },
    {
      what: 'hand',
      owner: 1,
      specials: [pack.specialNumbers.get('bribery'), pack.specialNumbers.get('deep-agent')],
    },
  ],
])('[R-18.4][T-32] a %s that Espionage showed stays in private notes when the notice is closed', (_, at, note) => {
  const table = aTable<'ana' | 'ben' | 'cat'>({
    seats: { ...seats, cat: { ...seats.cat, specials: ['computer-espionage'], turnsTaken: 2 } },
    uncontrolled,
    turn: { seat: 'cat' },
  });
  const { ben, cat } = table.seats;
  cat.plays('computer-espionage', at);
  table.everybodyIsContent();
  // Scenarios have no word for it.
  expect(step({ pack, random: () => 0 }, table.state, { type: 'closeNotice', seat: 2 })).toBeUndefined();
  ben.gives('ana', { specials: ['bribery'] });
  expect(table.view('cat').notices).toEqual([]);
  expect(table.view('cat').notes).toEqual([{ turnOf: 2, turn: 3, ...note }]);
  for (const viewer of ['ana', 'ben', 'spectator'] as const) expect(table.view(viewer).notes).toEqual([]);
});

test.each([
  ['captured', 2],
  ['traded', 4],
])('[R-18.3][L-3] a %s treasury lies spread until its new owner stacks it', (how, money) => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'bavarian-illuminati', money: 40, structure: [{ group: 'fbi', on: 'left' }] },
      ben: {
        illuminati: 'network',
        structure: [
          { group: 'cia', on: 'left', money: 4 },
          { group: 'kgb', on: 'right' },
        ],
        stacked: ['cia'],
      },
      cat: { illuminati: 'ufos', structure: [{ group: 'yuppies', on: 'left' }] },
    },
    uncontrolled: ['texas', 'hackers'],
    dice: [[1, 1]],
  });
  const { ana, ben } = table.seats;
  expect(table.asks('sees.0.money.1.cia')).toBe('hidden');
  if (how === 'captured') {
    ana.attacks('control', 'cia').with('bavarian-illuminati');
    ana.spends(30);
  } else {
    ana.offers('ben', { give: { money: 5 }, want: { groups: ['cia'] } });
    ben.accepts();
  }
  table.everybodyIsContent();
  expect([0, 1, 2, 'spectator'].map((viewer) => table.asks(`sees.${viewer}.money.0.cia`))).toEqual(
    Array(4).fill(money),
  );
  ana.stacks('cia');
  expect(table.asks('sees.1.money.0.cia')).toBe('hidden');
});
