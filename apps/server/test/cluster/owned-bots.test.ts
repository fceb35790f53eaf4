import type { BotPort, BotRequest } from '@illuminice/table';
import { expect, test } from 'vitest';
import { OwnedBots } from '../../src/cluster/owned-bots.ts';

const request = (seat: number, attempt = 0): BotRequest =>
  ({ table: 't', seat, attempt, occasion: 'turn', level: 'novice', within: 1000 }) as BotRequest;

function thinking(): { readonly thought: string[]; readonly bots: BotPort } {
  const thought: string[] = [];
  const decide: BotPort['decide'] = async ({ seat, attempt }) => {
    thought.push(`${seat}.${attempt}`);
    return { command: { type: 'default' } };
  };
  return { thought, bots: { decide } };
}

test('of three processes that are asked the same only the one that tends to the table thinks', async () => {
  const { thought, bots } = thinking();
  const processes = [false, true, false].map((owns) => new OwnedBots(bots, () => owns));
  const answers = processes.map((one) => one.decide(request(2)));
  expect(await Promise.race(answers)).toEqual({ command: { type: 'default' } });
  expect(thought).toEqual(['2.0']);
});

test('who takes over thinks about the latest question of each seat, and about nothing that was let go', async () => {
  const { thought, bots } = thinking();
  const other = new OwnedBots(bots, () => false);
  void other.decide(request(1));
  const latest = other.decide(request(1, 1));
  const third = other.decide(request(3));
  expect(thought).toEqual([]);
  other.takeOver('t');
  await Promise.all([latest, third]);
  expect(thought).toEqual(['1.1', '3.0']);
  void other.decide(request(1, 2));
  other.forget('t');
  other.takeOver('t');
  expect(thought.length).toBe(2);
});
