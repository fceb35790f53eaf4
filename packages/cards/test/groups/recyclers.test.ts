import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

/** Ana's turn, in P3; the deck lasts for two turns. */
function withRecyclers({
  treasury,
  deck = ['mafia', 'hackers', 'trekkies', 'moonies', 'smof', 'comic-books'],
}: {
  treasury: number;
  deck?: string[];
}) {
  return aTable({
    seats: {
      ana: { illuminati: 'network', money: 9, structure: [{ group: 'recyclers', on: 'left', money: treasury }] },
      ben: { illuminati: 'gnomes-of-zurich', money: 9, structure: [{ group: 'cia', on: 'left', money: 7 }] },
    },
    uncontrolled: ['yuppies', 'texas'],
    deck,
  });
}

test('[R-17.25] 5 MB of their own treasury buy a card, and no action', () => {
  const { seats, asks } = withRecyclers({ treasury: 6 });
  const actions = asks('actionsLeft');
  seats.ana.recycles();
  expect(asks('money.0.recyclers')).toBe(1);
  expect(asks('uncontrolled')).toEqual(expect.arrayContaining(['mafia', 'yuppies', 'texas']));
  expect(asks('actionsLeft')).toBe(actions);
});

test('[R-17.25] at the price it works, one below it does not, whatever else the seat owns', () => {
  const exact = withRecyclers({ treasury: 5 });
  exact.seats.ana.recycles();
  expect(exact.asks('money.0.recyclers')).toBe(0);
  const short = withRecyclers({ treasury: 4 });
  short.seats.ana.mayNot('INSUFFICIENT_FUNDS').recycles();
  expect(short.asks('money.0.illuminati')).toBe(9);
});

test('[R-17.25] once in a turn, and again in the next of their own', () => {
  const { seats, settles } = withRecyclers({ treasury: 10 });
  seats.ana.recycles();
  seats.ana.mayNot('BAD_TIMING').recycles();
  seats.ana.endsTurn();
  settles('actions');
  seats.ana.mayNot('NOT_YOUR_TURN').recycles();
  seats.ben.endsTurn();
  settles('actions');
  seats.ana.recycles();
});

test('[R-17.25] not from an empty deck', () => {
  const { seats, asks } = withRecyclers({ treasury: 5, deck: [] });
  seats.ana.mayNot('BAD_TIMING').recycles();
  expect(asks('legal.0.recycle')).toBe(false);
});

test('[R-17.25] who does not control them buys nothing, and loses nothing when another does', () => {
  const { seats, asks } = withRecyclers({ treasury: 5 });
  seats.ana.recycles();
  expect([asks('money.1.cia'), asks('money.1.illuminati'), asks('handCount.1')]).toEqual([7, 9, 0]);
  seats.ben.mayNot('NOT_YOUR_TURN').recycles();
  expect(asks('legal.1.recycle')).toBe(false);
});

test('[R-5.3] a Special they bring is kept or shown like any drawn one, and nothing stays open', () => {
  const { seats, asks, waitingFor } = withRecyclers({ treasury: 5, deck: ['bribery', 'mafia'] });
  seats.ana.recycles();
  seats.ana.keeps({ faceUp: false });
  expect(asks('hand.0')).toEqual(['bribery']);
  expect(asks('sees.1.hand.0')).toEqual([]);
  expect(waitingFor()).toEqual(['ana']);
  expect(asks('phase')).toBe('actions');
});
