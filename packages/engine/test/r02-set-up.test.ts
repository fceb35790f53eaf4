import { pack } from '@illuminice/cards';
import { DEFAULT_OPTIONS, deckCardOf, eventFor, newGame, viewFor, waitingFor } from '@illuminice/engine';
import { checkedGame, injectedDice, transcript } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const NAMES = ['ana', 'ben', 'cat'];

/** The set-up of three players with their cards arranged, and the story of it. */
function setUp(illuminati: readonly string[], deck: readonly string[], dice: readonly (readonly [number, number])[]) {
  const game = checkedGame({ pack, state: newGame({ pack, seats: illuminati.length }), dice: injectedDice(dice) });
  const refusal = game.send({
    type: 'begin',
    illuminati: illuminati.map((key) => pack.illuminatiNumbers.get(key) ?? -1),
    deck: deck.map((key) => deckCardOf(pack, key) ?? 0),
  });
  expect(refusal).toBeUndefined();
  const story = () =>
    transcript({ pack, illuminati: game.state.illuminati, nameOf: (seat) => NAMES[seat] ?? '?' }, game.log).split('\n');
  return { game, story };
}

test('[R-2.12][R-2.6][REQ-031] the whole set-up: Illuminati, money, four Groups, rolls, first turn', () => {
  const { story } = setUp(
    ['network', 'bavarian-illuminati', 'gnomes-of-zurich'],
    ['yuppies', 'texas', 'mafia', 'fbi', 'kgb', 'hackers'],
    [
      [2, 3],
      [6, 4],
      [1, 1],
    ],
  );
  expect(story().slice(0, 14)).toEqual([
    'the deck of 6 is made ready',
    'ana plays The Network',
    'ben plays The Bavarian Illuminati',
    'cat plays The Gnomes of Zurich',
    'The Network gains 9 (setup)',
    'The Bavarian Illuminati gains 9 (setup)',
    'The Gnomes of Zurich gains 12 (setup)',
    'from the deck comes Yuppies: uncontrolled',
    'from the deck comes Texas: uncontrolled',
    'from the deck comes The Mafia: uncontrolled',
    'from the deck comes F.B.I.: uncontrolled',
    'ana rolls 2+3, ben rolls 6+4, cat rolls 1+1: ben is next',
    'the turn of ben begins',
    'phase: income',
  ]);
});

test("[R-2.4][REQ-023] everybody sees everybody's Illuminati card from the beginning", () => {
  const { game } = setUp(
    ['network', 'bavarian-illuminati'],
    ['yuppies', 'texas', 'mafia', 'fbi'],
    [
      [6, 6],
      [1, 1],
    ],
  );
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = viewFor(pack, game.state, viewer);
    expect(view.seats.map(({ illuminati }) => pack.illuminati[illuminati ?? -1]?.key)).toEqual([
      'network',
      'bavarian-illuminati',
    ]);
  }
});

test('[R-2.7] a Special among the first four is buried at a place nobody is told', () => {
  const { game } = setUp(
    ['network', 'bavarian-illuminati'],
    ['yuppies', 'bribery', 'texas', 'mafia', 'fbi', 'kgb'],
    [
      [1, 1],
      [6, 6],
    ],
  );
  const shuffles = game.log.filter(({ type }) => type === 'deckShuffled');
  expect(shuffles).toHaveLength(2);
  for (const shuffle of shuffles)
    expect(JSON.stringify(eventFor(pack, shuffle, 'spectator'))).toMatch(/^\{"type":"deckShuffled","cards":\d+\}$/);
});

test('[R-2.8][REQ-029] every player rolls in turn; those tied for the highest roll again', () => {
  const { story } = setUp(
    ['network', 'bavarian-illuminati', 'gnomes-of-zurich'],
    ['yuppies', 'texas', 'mafia', 'fbi'],
    [
      [6, 3],
      [4, 4],
      [5, 4],
      [1, 2],
      [2, 2],
    ],
  );
  expect(story()).toContain('ana rolls 6+3, ben rolls 4+4, cat rolls 5+4, ana rolls 1+2, cat rolls 2+2: cat is next');
});

test('[R-2.5] the goal of the UFOs is told to their player alone', () => {
  const { game } = setUp(
    ['ufos', 'network'],
    ['yuppies', 'texas', 'mafia', 'fbi'],
    [
      [6, 6],
      [1, 1],
    ],
  );
  game.send({ type: 'chooseGoal', seat: 0, goal: pack.illuminatiNumbers.get('gnomes-of-zurich') ?? -1 });
  const chosen = game.log.find(({ type }) => type === 'goalChosen');
  if (chosen === undefined) throw new Error('no goal was chosen');
  expect(eventFor(pack, chosen, 0)).toEqual(chosen);
  expect(eventFor(pack, chosen, 1)).toBeUndefined();
  expect(eventFor(pack, chosen, 'spectator')).toBeUndefined();
  expect(viewFor(pack, game.state, 1).seats[0]).not.toHaveProperty('goal');
});

test('[R-2.3][R-24.1] who chooses first is drawn by lot; the clock chooses by lot too, and every draw stands in one fact', () => {
  const options = { ...DEFAULT_OPTIONS, illuminati: 'choose' } as const;
  const game = checkedGame({ pack, state: newGame({ pack, seats: 2, options }), dice: injectedDice([]) });
  game.send({ type: 'begin' });
  const [drawn] = game.log;
  if (drawn?.type !== 'firstChooserDrawn') throw new Error('nobody was drawn');
  expect(drawn.draws).toBe(1);
  expect(game.state.questions).toEqual([{ kind: 'illuminati', seat: drawn.seat, left: [1 - drawn.seat] }]);
  game.send({ type: 'timeOut' });
  const taken = game.log.filter(({ type }) => type === 'illuminatiAssigned');
  expect(taken).toMatchObject([{ seat: drawn.seat, faceDown: false, draws: 1 }]);
  expect(game.state.counter).toBe(2);
  expect(game.state.questions).toMatchObject([{ kind: 'illuminati', seat: 1 - drawn.seat, left: [] }]);
});

test('[R-2.3][R-23.1] chosen face-up one after another in seat order: only who is asked, no card twice', () => {
  const options = { ...DEFAULT_OPTIONS, illuminati: 'choose' } as const;
  const game = checkedGame({ pack, state: newGame({ pack, seats: 3, options }), dice: injectedDice([]) });
  game.send({ type: 'begin' });
  const first = waitingFor(game.state)[0] ?? -1;
  const [second, third] = [(first + 1) % 3, (first + 2) % 3];
  const chooses = (seat: number, key: string) =>
    game.send({ type: 'chooseIlluminati', seat, card: pack.illuminatiNumbers.get(key) ?? -1 })?.code;
  expect(chooses(second, 'network')).toBe('BAD_TIMING');
  expect(chooses(first, 'network')).toBeUndefined();
  expect(viewFor(pack, game.state, second).seats[first]?.illuminati).toBe(pack.illuminatiNumbers.get('network'));
  expect(chooses(first, 'gnomes-of-zurich')).toBe('BAD_TIMING');
  expect(chooses(second, 'network')).toBe('ILLEGAL_TARGET');
  expect(chooses(second, 'bermuda-triangle')).toBeUndefined();
  expect(waitingFor(game.state)).toEqual([third]);
  expect(chooses(third, 'ufos')).toBeUndefined();
  expect(game.state.money.slice(0, 3)).toEqual(
    [0, 1, 2].map((seat) => ({ [first]: 9, [second]: 9, [third]: 8 })[seat]),
  );
  expect(waitingFor(game.state)).toEqual([third]); // the goal of the UFOs
});

test('[R-2.1][R-2.2] two to eight seats, and no more', () => {
  for (const seats of [1, 9]) expect(() => newGame({ pack, seats })).toThrow('2 to 8');
  expect(newGame({ pack, seats: 8 }).sequence.order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
