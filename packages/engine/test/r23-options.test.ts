import { pack } from '@illuminice/cards';
import {
  breakdownOf,
  clone,
  completeOptions,
  DEFAULT_OPTIONS,
  decide,
  eventFor,
  explainAttack,
  step,
  viewFor,
} from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const seats = {
  ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left' }] },
  ben: { illuminati: 'gnomes-of-zurich', money: 4, structure: [{ group: 'kgb', on: 'left' }] },
} as const;
const uncontrolled = ['yuppies', 'texas'];
const rules = { pack, random: () => 0 };

test('[R-23.15] the options of a game are in every view', () => {
  const table = aTable({ seats, uncontrolled, options: { basicGoalDelta: 2, giftConsent: true } });
  for (const viewer of ['ana', 'ben', 'spectator'] as const)
    expect(table.view(viewer).options).toEqual({ ...DEFAULT_OPTIONS, basicGoalDelta: 2, giftConsent: true });
});

test('[R-23.13][R-23.5] options that cannot be played are refused in words', () => {
  expect(completeOptions({})).toEqual(DEFAULT_OPTIONS);
  expect(
    completeOptions({ pace: 2, reactionSeconds: 30, turnSeconds: 90, offerSeconds: 10, dropSeconds: 5 }),
  ).toMatchObject({ pace: 2, turnSeconds: 90, clock: 'turn' });
  for (const wrong of [
    { basicGoalDelta: 6 },
    { basicGoalDelta: -5 },
    { lastRound: 100 },
    { lastRound: -1 },
    { pace: -1 },
    { pace: 1.5 },
    { clock: 'bank' as const, decisionSeconds: 0, bankSeconds: 0 },
    { hiddenOverstate: true },
    { hiddenIlluminati: true, illuminati: 'choose' as const },
  ])
    expect(completeOptions(wrong)).toHaveProperty('problem');
});

test('[R-23.16][R-23.17] a face-down Illuminati card uses what its owner states, and one more only where overstating is on', () => {
  const attack = {
    type: 'attack',
    seat: 0,
    kind: 'control',
    attacker: 0,
    target: pack.numbers.get('yuppies') ?? -1,
  } as const;
  const stated = (options: object, power: number) => {
    const table = aTable({ seats, uncontrolled, options });
    const decided = decide(rules, table.state, { ...attack, stated: power });
    return 'refusal' in decided ? decided.refusal.code : 'accepted';
  };
  expect(stated({ hiddenIlluminati: true }, 7)).toBe('accepted');
  expect(stated({ hiddenIlluminati: true }, 1)).toBe('accepted');
  expect(stated({ hiddenIlluminati: true }, 8)).toBe('BAD_AMOUNT');
  expect(stated({ hiddenIlluminati: true }, 0)).toBe('BAD_AMOUNT');
  expect(stated({ hiddenIlluminati: true, hiddenOverstate: true }, 8)).toBe('accepted');
  expect(stated({ hiddenIlluminati: true, hiddenOverstate: true }, 9)).toBe('BAD_AMOUNT');
  expect(stated({}, 7)).toBe('BAD_TIMING'); // it lies face-up
});

test('[R-23.16][R-7.16] the breakdown shows everybody the number a face-down card uses, stated or not, and a claimed bonus', () => {
  const number = (key: string) => pack.numbers.get(key) ?? -1;
  const attack = { type: 'attack', seat: 0, kind: 'destroy', attacker: 0, target: number('yuppies') } as const;
  const seenAfter = (more: object) => {
    const table = aTable({
      seats: { ...seats, ana: { ...seats.ana, illuminati: 'servants-of-cthulhu' } },
      uncontrolled,
      options: { hiddenIlluminati: true },
    });
    const state = clone(table.state);
    expect(step(rules, state, { ...attack, ...more })).toBeUndefined();
    const truth = breakdownOf(pack, state)?.required;
    const seen = [0, 1, 'spectator' as const].map(
      (viewer) => explainAttack(pack, viewFor(pack, state, viewer))?.required,
    );
    expect(seen).toEqual([truth, truth, truth]);
    return truth;
  };
  expect(seenAfter({})).toBe(9 - 1);
  expect(seenAfter({ stated: 4 })).toBe(4 - 1);
  expect(seenAfter({ claimed: true })).toBe(9 + 2 - 1);
  expect(seenAfter({ attacker: number('cia'), aids: [0] })).toBe(6 + 9 - 1);
});

test('[R-23.16] only the Discordians can claim immunity; claimed, the announcement is void and costs nothing', () => {
  const position = (illuminati: string) =>
    aTable({
      seats: {
        ana: { illuminati: 'network', money: 9, structure: [{ group: 'fbi', on: 'left' }] },
        ben: { illuminati, money: 4, structure: [{ group: 'kgb', on: 'left' }] },
      },
      uncontrolled,
      options: { hiddenIlluminati: true },
    });
  const discordian = position('discordian-society');
  discordian.seats.ana.attacks('neutralize', 'kgb').with('fbi');
  expect(discordian.waitingFor()).toEqual(['ben']);
  const claimed = decide(rules, discordian.state, { type: 'claimImmunity', seat: 1 });
  expect('events' in claimed && claimed.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['illuminatiRevealed', 'attackVoided']),
  );
  const gnomes = position('gnomes-of-zurich');
  gnomes.seats.ana.attacks('neutralize', 'kgb').with('fbi');
  expect(gnomes.waitingFor()).toEqual(['ben']); // asked alike
  expect(decide(rules, gnomes.state, { type: 'claimImmunity', seat: 1 })).toMatchObject({
    refusal: { code: 'BAD_TIMING' },
  });
});

test('[R-23.9][R-24.7] a face-down card has neither name nor numbers for others', () => {
  const table = aTable({ seats, uncontrolled, options: { hiddenIlluminati: true } });
  expect(table.view('ben').seats[0]).not.toHaveProperty('illuminati');
  expect(table.view('spectator').seats[1]).not.toHaveProperty('illuminati');
  expect(table.view('ana').seats[0]).toHaveProperty('illuminati');
  table.seats.ana.accuses('ben', 'gnomes-of-zurich');
  expect(table.view('spectator').seats[1]).toHaveProperty('illuminati');
  const accused = table.log.find(({ type }) => type === 'accused');
  if (accused === undefined) throw new Error('nobody was accused');
  expect(eventFor(pack, accused, 'spectator')).toMatchObject({ right: true });
});

test('[R-24.3] commands count in the order they come: the second of two that exclude each other is refused', () => {
  const table = aTable({
    seats: { ana: { ...seats.ana, specials: ['bribery'] }, ben: { ...seats.ben, money: 9 } },
    uncontrolled,
  });
  const { ana, ben } = table.seats;
  ana.offers('ben', { give: { specials: ['bribery'] }, want: { money: 5 } });
  ana.withdraws();
  ben.mayNot('BAD_TIMING').accepts();
});
