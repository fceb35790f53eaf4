import { chance36, explain } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import {
  aidsFor,
  announcement,
  attackersFor,
  needsWhispering,
  planAttack,
  roleOf,
  stepPlan,
  targetsFor,
} from '../../src/actions/attack/attack-draft.ts';
import { whyNotAnnounced } from '../../src/actions/attack/why-no-attack.ts';
import { withinReach } from '../../src/actions/attack/within-reach.ts';
import { card, evening, seenBy, special } from './evening.ts';

const seen = seenBy(evening(), 'ana');
const [bigMedia, california, hackers, feminists] = ['big-media', 'california', 'hackers', 'feminists'].map(card) as [
  number,
  number,
  number,
  number,
];
const eco = card('eco-guerrillas');

describe('an attack from either end', () => {
  test('[REQ-074] [REQ-075] it cannot be announced before type, attacker and target are set', () => {
    let plan = planAttack('control', {});
    expect(announcement(seen, plan)).toBeUndefined();
    plan = stepPlan(seen, plan, { do: 'card', card: bigMedia });
    expect(whyNotAnnounced(seen, plan)).toBeDefined();
    plan = stepPlan(seen, plan, { do: 'card', card: eco });
    expect(whyNotAnnounced(seen, plan)).toBeUndefined();
    expect(announcement(seen, plan)).toEqual({ type: 'attack', kind: 'control', attacker: bigMedia, target: eco });
  });

  test('[REQ-082] target first: then those of one’s cards that can reach it are choosable', () => {
    const plan = planAttack('control', { target: eco });
    expect(attackersFor(seen, plan)).toContain(bigMedia);
    const named = stepPlan(seen, plan, { do: 'card', card: bigMedia });
    expect(named).toMatchObject({ attacker: bigMedia, target: eco });
  });

  test('[REQ-081] [R-7.2] with neither end named a target is as good a beginning as an attacker', () => {
    const nothing = planAttack('control', {});
    expect(attackersFor(seen, nothing).length).toBeGreaterThan(1);
    expect(roleOf(seen, nothing, eco)).toBe('target');
    expect(roleOf(seen, nothing, bigMedia)).toBe('attacker');
    const target = stepPlan(seen, nothing, { do: 'card', card: eco });
    expect(target).toMatchObject({ target: eco });
    // Another target instead, and the first one again: it is put back.
    const kgb = stepPlan(seen, target, { do: 'card', card: card('kgb') });
    expect(kgb.target).toBe(card('kgb'));
    expect(stepPlan(seen, kgb, { do: 'card', card: card('kgb') }).target).toBeUndefined();
  });

  test('[S-18] target first, and only one card could attack it: it does', () => {
    const { attack } = seen.moves;
    const attackers = attack?.attackers.filter(({ card: by }) => by === bigMedia) ?? [];
    const alone = { ...seen, moves: { ...seen.moves, ...(attack ? { attack: { ...attack, attackers } } : {}) } };
    expect(stepPlan(alone, planAttack('control', {}), { do: 'card', card: eco })).toMatchObject({ attacker: bigMedia });
    expect(stepPlan(seen, planAttack('control', {}), { do: 'card', card: eco })).not.toHaveProperty('attacker');
  });

  test('[R-7.6] a target that was named first is forgotten when no card could attack it that way', () => {
    const plan = planAttack('control', { target: eco });
    expect(stepPlan(seen, plan, { do: 'kind', kind: 'neutralize' }).target).toBeUndefined();
    const rival = planAttack('control', { target: card('kgb') });
    expect(stepPlan(seen, rival, { do: 'kind', kind: 'neutralize' }).target).toBe(card('kgb'));
  });

  test('[REQ-083] [REQ-059] a card that is not lit does nothing', () => {
    const plan = planAttack('control', { attacker: bigMedia });
    expect(roleOf(seen, plan, california)).toBeUndefined();
    expect(stepPlan(seen, plan, { do: 'card', card: california })).toBe(plan);
  });

  test('[R-7.4] [REQ-081] own Groups are no targets of control, rivals’ and uncontrolled ones are', () => {
    const targets = targetsFor(seen, planAttack('control', { attacker: bigMedia }));
    expect(targets).toContain(eco);
    expect(targets).toContain(card('kgb'));
    expect(targets).not.toContain(hackers);
  });

  test('[R-7.9] [REQ-106] [REQ-107] only cards that lend can aid; a second press takes the aid back', () => {
    const plan = planAttack('control', { attacker: bigMedia, target: eco });
    expect(aidsFor(seen, plan)).toContain(hackers);
    expect(aidsFor(seen, plan)).not.toContain(feminists);
    const aided = stepPlan(seen, plan, { do: 'card', card: hackers });
    expect(aided.aids).toEqual([hackers]);
    expect(stepPlan(seen, aided, { do: 'card', card: hackers }).aids).toEqual([]);
  });

  test('a change of kind forgets a target that it no longer allows and keeps the attacker', () => {
    const plan = planAttack('control', { attacker: bigMedia, target: eco });
    const next = stepPlan(seen, plan, { do: 'kind', kind: 'neutralize' });
    expect(next.attacker).toBe(bigMedia);
    expect(next.target).toBeUndefined();
  });

  test('[R-15.15] a powerless target of destruction takes the whispering campaign with it', () => {
    const plan = planAttack('destroy', { attacker: bigMedia, target: eco });
    expect(needsWhispering(plan, seen.moves.attack)).toBe(true);
    expect(announcement(seen, plan)).toMatchObject({ whispering: true });
    expect(whyNotAnnounced(seen, plan)).toBeUndefined();
    const withOther = stepPlan(seen, plan, { do: 'privilege', with: { discard: special('slush-fund') } });
    expect(whyNotAnnounced(seen, withOther)).toBeUndefined();
    const withSame = stepPlan(seen, plan, { do: 'privilege', with: { discard: special('whispering-campaign') } });
    expect(whyNotAnnounced(seen, withSame)).toBeDefined();
  });

  test('[REQ-173] privilege can be taken out again', () => {
    const plan = stepPlan(seen, planAttack('control', { attacker: bigMedia, target: eco }), {
      do: 'privilege',
      with: { discard: special('slush-fund') },
    });
    expect(announcement(seen, plan)).toMatchObject({ privilege: { discard: special('slush-fund') } });
    expect(announcement(seen, stepPlan(seen, plan, { do: 'clear', what: 'privilege' }))).not.toHaveProperty(
      'privilege',
    );
  });
});

describe('what is within reach', () => {
  test('[R-8.12] uncontrolled Groups, likeliest first, each with the card that takes it most easily and what help and money add', () => {
    const reach = withinReach(seen);
    expect(reach.map(({ target }) => target).toSorted()).toEqual(seen.view.uncontrolled.toSorted());
    const chances = reach.map(({ required }) => chance36(required));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const { attacker, target, required, atMost } of reach) {
      expect(explain(seen.pack, seen.view, { kind: 'control', attacker, target, aids: [] }).required).toBe(required);
      expect(atMost).toBeGreaterThanOrEqual(required + 11);
      for (const other of attackersFor(seen, planAttack('control', { target })))
        expect(
          explain(seen.pack, seen.view, { kind: 'control', attacker: other, target, aids: [] }).required,
        ).toBeLessThanOrEqual(required);
    }
  });

  test('[R-7.1] nobody is within reach in the turn of a rival', () => {
    expect(withinReach(seenBy(evening(), 'ben'))).toEqual([]);
  });
});
