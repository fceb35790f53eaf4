/** danger is told before it happens. Each position is played on, so that what is foretold is what comes. */
import { pack } from '@illuminice/cards';
import { type Danger, dangersOf, groupDeadline, type SeatCommand } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const number = (key: string) => pack.numbers.get(key) ?? -1;
const gnomes = { illuminati: 'gnomes-of-zurich', money: 20, turnsTaken: 5 } as const;
const cat = { illuminati: 'network', turnsTaken: 5, structure: [{ group: 'fbi', on: 'left' }] } as const;
const yuppies = [{ group: 'yuppies', on: 'left' }] as const;
const uncontrolled = ['hackers', 'texas'];

type Names = 'ana' | 'ben' | 'cat';
const foretold = (table: ReturnType<typeof aTable<Names>>, who: Names, command: SeatCommand): Danger[] =>
  dangersOf(pack, table.view(who), command);

const out = { kind: 'eliminated', seat: 0, rule: 'R-19.2', provided: [] };

test.each(['pass', 'endActions', 'endTurn'] as const)(
  '[R-22.17][T-1] %s at the end of the third turn without a Group means the end; in the second turn it does not',
  (type) => {
    const at = (turnsTaken: number) =>
      aTable<Names>({
        seats: {
          ana: { ...gnomes, turnsTaken },
          ben: { illuminati: 'bavarian-illuminati', turnsTaken: 5, structure: yuppies },
          cat,
        },
        uncontrolled,
      });
    expect(foretold(at(1), 'ana', { type })).toEqual([]);
    expect(groupDeadline(at(1).view('ana'))).toEqual({ turn: 2, isNow: true });
    const third = at(2);
    expect(groupDeadline(third.view('ana'))).toEqual({ turn: 3, isNow: true });
    expect(groupDeadline(third.view('ben'))).toBeUndefined();
    expect(groupDeadline(third.view('spectator'))).toBeUndefined();
    expect(foretold(third, 'ana', { type })).toEqual([{ ...out, at: 'endOfTurn' }]);
    third.seats.ana[type === 'pass' ? 'passes' : type === 'endTurn' ? 'endsTurn' : 'endsActions']();
    third.timeRunsOut();
    expect(third.asks('eliminated')).toEqual([0]);
  },
);

test('[R-22.17] whoever controls a Group ends their turn without a question, and so does nobody for somebody else', () => {
  const table = aTable<Names>({
    seats: { ana: { ...gnomes, structure: yuppies }, ben: { illuminati: 'ufos' }, cat },
    uncontrolled,
  });
  expect(foretold(table, 'ana', { type: 'endTurn' })).toEqual([]);
  expect(foretold(table, 'ben', { type: 'endTurn' })).toEqual([]);
  expect(dangersOf(pack, table.view('spectator'), { type: 'endTurn' })).toEqual([]);
});

test('[R-22.17][R-19.2] the last Group dropped or traded away: out at once, in the third turn at its end; not the last but one', () => {
  const at = (turnsTaken: number, more: readonly { group: string; on: string }[] = []) =>
    aTable<Names>({
      seats: {
        ana: { ...gnomes, turnsTaken, structure: [...yuppies, ...more] },
        ben: {
          illuminati: 'bavarian-illuminati',
          money: 9,
          turnsTaken: 5,
          structure: [{ group: 'mafia', on: 'left' }],
        },
        cat,
      },
      uncontrolled,
    });
  const drop: SeatCommand = { type: 'drop', group: number('yuppies') };
  const sale = { give: { groups: [number('yuppies')] }, want: { money: 3 } };
  const offer: SeatCommand = { type: 'offer', to: 1, ...sale };
  expect(foretold(at(3), 'ana', drop)).toEqual([{ ...out, at: 'now' }]);
  expect(foretold(at(3), 'ana', offer)).toEqual([{ ...out, at: 'now', provided: ['offerAccepted'] }]);
  expect(foretold(at(2), 'ana', drop)).toEqual([{ ...out, at: 'endOfTurn', provided: ['noGroupByThen'] }]);
  expect(foretold(at(2), 'ana', offer)).toEqual([
    { ...out, at: 'endOfTurn', provided: ['offerAccepted', 'noGroupByThen'] },
  ]);
  expect(foretold(at(1), 'ana', drop)).toEqual([]);
  expect(foretold(at(3, [{ group: 'comic-books', on: 'right' }]), 'ana', drop)).toEqual([]);
  // For another Group it is an exchange.
  expect(
    foretold(at(3), 'ana', { type: 'offer', to: 1, give: sale.give, want: { groups: [number('mafia')] } }),
  ).toEqual([]);
  const played = at(3);
  played.seats.ana.drops('yuppies');
  expect(played.asks('eliminated')).toEqual([0]);
});

test('[R-22.17][R-14.5] accepting an offer for the last Group is asked about on the side that gives it', () => {
  const table = aTable<Names>({
    seats: {
      ana: { ...gnomes, structure: yuppies },
      ben: { illuminati: 'bavarian-illuminati', turnsTaken: 3, structure: [{ group: 'mafia', on: 'left' }] },
      cat,
    },
    uncontrolled,
  });
  table.seats.ana.offers('ben', { give: { money: 3 }, want: { groups: ['mafia'] } });
  const { from, serial } = table.view('ben').offers[0] ?? { from: -1, serial: -1 };
  expect(foretold(table, 'ben', { type: 'accept', from, serial })).toEqual([{ ...out, seat: 1, at: 'now' }]);
  table.seats.ben.accepts();
  table.everybodyIsContent();
  expect(table.asks('eliminated')).toEqual([1]);
});

test('[R-22.17][R-19.3] an attack on one’s own last Group, with whatever hangs from it; not where the last one wins', () => {
  const at = (seat: object) =>
    aTable<Names>({
      seats: {
        ana: {
          ...gnomes,
          structure: [{ group: 'mafia', on: 'left', puppets: [{ group: 'kgb', on: 'left' }] }],
          ...seat,
        },
        ben: { illuminati: 'bavarian-illuminati', turnsTaken: 3, structure: yuppies },
        cat,
      },
      uncontrolled,
    });
  const attack: SeatCommand = { type: 'attack', kind: 'destroy', attacker: 0, target: number('mafia') };
  expect(foretold(at({}), 'ana', attack)).toEqual([{ ...out, at: 'now', provided: ['attackSucceeds'] }]);
  expect(foretold(at({}), 'ana', { ...attack, target: number('kgb') })).toEqual([]);
  expect(foretold(at({}), 'ana', { ...attack, target: number('yuppies') })).toEqual([]);
  const servants = { illuminati: 'servants-of-cthulhu', destroyed: 7 };
  expect(foretold(at(servants), 'ana', attack)).toEqual([]);
  expect(foretold(at({ ...servants, destroyed: 6 }), 'ana', attack)).toHaveLength(1);
});

test('[R-22.17][R-19.8] with two left, one’s own end is the other’s victory', () => {
  const table = aTable<'ana' | 'ben'>({
    seats: {
      ana: { ...gnomes, structure: yuppies },
      ben: { illuminati: 'bavarian-illuminati', turnsTaken: 3, structure: [{ group: 'mafia', on: 'left' }] },
    },
    uncontrolled,
  });
  expect(dangersOf(pack, table.view('ana'), { type: 'drop', group: number('yuppies') })).toEqual([
    { ...out, at: 'now' },
    { kind: 'wins', seat: 1, rule: 'R-19.8', at: 'now', provided: [], goals: ['last-standing'] },
  ]);
});

/** Eight began, so that eight cards win: a row of six Groups and the Illuminati card is one short. */
const six = [
  { group: 'mafia', on: 'left', puppets: [{ group: 'kgb', on: 'left' }] },
  { group: 'texas', on: 'right', puppets: [{ group: 'moral-minority', on: 'right' }] },
  { group: 'multinational-oil-companies', on: 'top', puppets: [{ group: 'pentagon', on: 'top' }] },
];

function nearVictory({ ben = {}, ana = {}, options = {} }: { ben?: object; ana?: object; options?: object } = {}) {
  return aTable<Names>({
    seats: {
      ana: { ...gnomes, structure: [...yuppies, { group: 'comic-books', on: 'right' }], ...ana },
      ben: { illuminati: 'discordian-society', money: 30, turnsTaken: 5, structure: six, ...ben },
      cat,
    },
    initialPlayers: 8,
    uncontrolled: ['hackers', 'punk-rockers'],
    options,
  });
}
const benWins = { kind: 'wins', seat: 1, rule: 'R-21.1', at: 'endOfTurn', goals: ['basic'], provided: [] };
const comics = () => ({ groups: [number('comic-books')] });

test('[R-22.17][L-2] a sale that completes somebody else’s goal is asked about, the same one to somebody further away is not', () => {
  const table = nearVictory();
  const offer = (to: number): SeatCommand => ({ type: 'offer', to, give: comics(), want: { money: 1 } });
  expect(foretold(table, 'ana', offer(1))).toEqual([{ ...benWins, provided: ['offerAccepted'] }]);
  expect(foretold(table, 'ana', { ...offer(2), want: {} } as SeatCommand)).toEqual([]);
  table.seats.ana.offers('ben', { give: { groups: ['comic-books'] }, want: { money: 1 } });
  table.seats.ben.accepts();
  table.everybodyIsContent();
  // From now on the end of the turn lets them win.
  expect(foretold(table, 'ana', { type: 'endTurn' })).toEqual([benWins]);
  expect(foretold(table, 'ana', { type: 'drop', group: number('yuppies') })).toHaveLength(1);
  table.seats.ana.endsTurn();
  expect(table.asks('winners')).toEqual([1]);
});

test('[R-22.17][R-14.12] hidden treasuries and secret goals are never consulted, one’s own are', () => {
  const rich = { illuminati: 'gnomes-of-zurich', money: 145, structure: six };
  const ana = { illuminati: 'bavarian-illuminati' };
  const gift: SeatCommand = { type: 'give', to: 1, money: 5 };
  const loose = { noThrowing: false };
  const byMoney = { ...benWins, goals: ['money'] };
  expect(foretold(nearVictory({ ana, ben: rich, options: loose }), 'ana', gift)).toEqual([byMoney]);
  expect(
    foretold(nearVictory({ ana, ben: { ...rich, stacked: ['illuminati'] }, options: loose }), 'ana', gift),
  ).toEqual([]);
  // Refused anyway.
  expect(foretold(nearVictory({ ana, ben: rich }), 'ana', gift)).toEqual([]);
  const secret = { illuminati: 'ufos', money: 145, goal: 'gnomes-of-zurich', structure: six };
  expect(foretold(nearVictory({ ana, ben: secret, options: loose }), 'ana', gift)).toEqual([]);
  // Ana wins too, by a goal only Ana knows.
  const own = { illuminati: 'ufos', money: 200, goal: 'gnomes-of-zurich' };
  expect(foretold(nearVictory({ ana: own, ben: rich, options: loose }), 'ana', gift)).toEqual([]);
});

test('[R-22.17] while somebody attacks for their last card, whoever lets it be rolled or pays for it is told', () => {
  const table = aTable<Names>({
    seats: {
      ana: { ...gnomes, turnsTaken: 3, structure: yuppies },
      ben: { illuminati: 'discordian-society', money: 60, turnsTaken: 5, structure: six },
      cat: { ...cat, money: 9 },
    },
    turn: { seat: 'ben' },
    initialPlayers: 8,
    uncontrolled: ['hackers', 'punk-rockers'],
  });
  table.seats.ben.attacks('control', 'yuppies').with('discordian-society');
  // Not enough for any roll.
  expect(foretold(table, 'ana', { type: 'done' })).toEqual([]);
  table.seats.ben.spends(30);
  const wins = { ...benWins, provided: ['attackSucceeds'] };
  expect(foretold(table, 'ana', { type: 'done' })).toEqual([{ ...out, at: 'now', provided: ['attackSucceeds'] }, wins]);
  expect(foretold(table, 'cat', { type: 'done' })).toEqual([wins]);
  expect(foretold(table, 'cat', { type: 'spend', from: 2, amount: 2, side: 'for' })).toEqual([wins]);
  expect(foretold(table, 'cat', { type: 'spend', from: 2, amount: 2, side: 'against' })).toEqual([]);
  expect(foretold(table, 'ben', { type: 'done' })).toEqual([]);
});

test('[R-22.17][R-20.2] the last turn by score: told to whoever is behind', () => {
  const at = (seat: Names) =>
    aTable<Names>({
      seats: {
        ana: { ...gnomes, structure: yuppies },
        ben: { illuminati: 'bavarian-illuminati', turnsTaken: 5, structure: six.slice(0, 2) },
        cat,
      },
      turn: { seat },
    });
  expect(foretold(at('ana'), 'ana', { type: 'endTurn' })).toEqual([{ ...benWins, rule: 'R-20.2', goals: ['score'] }]);
  expect(foretold(at('ben'), 'ben', { type: 'endTurn' })).toEqual([]);
  const played = at('ana');
  played.seats.ana.endsTurn();
  expect(played.asks('winners')).toEqual([1]);
});

test('[R-22.17][R-16.4] a structure rebuilt without its last Group is the end; without one of two it is not', () => {
  const table = aTable<Names>({
    seats: {
      ana: {
        illuminati: 'bermuda-triangle',
        turnsTaken: 4,
        structure: [...yuppies, { group: 'comic-books', on: 'right' }],
      },
      ben: { illuminati: 'bavarian-illuminati', turnsTaken: 5, structure: [{ group: 'mafia', on: 'left' }] },
      cat,
    },
    uncontrolled,
    turn: { phase: 'powers' },
  });
  const [first] = table.view('ana').seats[0]?.groups ?? [];
  expect(first).toBeDefined();
  const links = first ? [{ card: first.card, host: first.host, side: first.side }] : [];
  expect(foretold(table, 'ana', { type: 'reorganize', links })).toEqual([]);
  expect(foretold(table, 'ana', { type: 'reorganize', links: [] })).toEqual([{ ...out, at: 'now' }]);
});
