/**
 * Plain information-set tree search, a yardstick for the bots: every iteration draws a state that the seat could be in (`imagine`), walks one
 * tree of commands by upper confidence bounds, tries something new at its edge, plays on by chance for a while and counts who holds what.
 * It knows nothing of the game beyond its rules. After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
 */
import {
  groupsOf,
  imagine,
  movesFor,
  type Pack,
  type RandomPort,
  type SeatCommand,
  type State,
  step,
  viewFor,
  waitingFor,
  whyNot,
} from '@illuminice/engine';
import { Chance } from './chance.ts';
import type { ToldSeat } from './move-by-chance.ts';
import { calmCommand } from './random-command.ts';
import { takenBy } from './situation.ts';

interface TreeSearch extends ToldSeat {
  readonly iterations: number;
}

interface Branch {
  readonly command: SeatCommand;
  readonly after: Crossing;
  visits: number;
  /** Of whoever chose it. */
  reward: number;
  /** How often it could have been chosen. */
  open: number;
}

interface Crossing {
  visits: number;
  readonly branches: Map<string, Branch>;
}

/** Weight of what has hardly been tried; rewards lie between 0 and 1. */
const CURIOSITY = 0.5;
/** There are thousands of commands: a crossing of n visits knows about so many times the root of n of them. */
const BREADTH = 1.5;
/** Commands played on by chance, about two turns. */
const PLAYED_ON = 40;
/** MB that count as much as a Group. */
const MB_PER_GROUP = 15;

export function moveByTreeSearch({ pack, view, moves, random, iterations }: TreeSearch): SeatCommand {
  const me = view.viewer;
  if (typeof me !== 'number') throw new Error(`${me} has no seat`);
  const root: Crossing = { visits: 0, branches: new Map() };
  if (isFormality(moves)) return { type: 'default' };
  for (let round = 0; round < iterations; round++) {
    const state = imagine(pack, view, portOf(random));
    iterate({ pack, random: portOf(random) }, { state, root, first: me });
  }
  // Imagined states may allow what the true one refuses.
  const best = [...root.branches.values()]
    .toSorted((a, b) => b.visits - a.visits)
    .find(({ command }) => !whyNot(pack, view, command));
  return best?.command ?? { type: 'default' };
}

interface Rules {
  readonly pack: Pack;
  readonly random: RandomPort;
}

function iterate(
  rules: Rules,
  { state, root, first }: { readonly state: State; readonly root: Crossing; readonly first: number },
) {
  const path: { readonly seat: number; readonly at: Crossing; readonly branch: Branch }[] = [];
  const chance = new Chance(rules.random);
  let at = root;
  let seat: number | undefined = first;
  let isNew = false;
  while (seat !== undefined && !state.over && !isNew) {
    const isWide = at.branches.size >= BREADTH * Math.sqrt(at.visits + 1);
    const known = isWide ? climb(rules, { state, seat, at }) : undefined;
    const branch = known ?? tryOut(rules, { state, seat, at, chance });
    isNew = branch.visits === 0;
    path.push({ seat, at, branch });
    at = branch.after;
    seat = nextSeat(rules.pack, state);
  }
  for (let steps = 0; steps < PLAYED_ON && seat !== undefined && !state.over; steps++) {
    play(rules, { state, seat, command: draw(rules.pack, { state, seat, chance }) });
    seat = nextSeat(rules.pack, state);
  }
  const rewards = rewardsOf(state);
  for (const { seat: chooser, at: crossing, branch } of path) {
    crossing.visits++;
    branch.visits++;
    branch.reward += rewards[chooser] ?? 0;
  }
}

/** Takes the most promising branch that this state allows. */
function climb(rules: Rules, { state, seat, at }: { state: State; seat: number; at: Crossing }): Branch | undefined {
  const bound = ({ reward, visits, open }: Branch) =>
    reward / Math.max(1, visits) + CURIOSITY * Math.sqrt(Math.log(open + 1) / Math.max(1, visits));
  const branches = [...at.branches.values()];
  for (const branch of branches) branch.open++;
  return branches
    .toSorted((a, b) => bound(b) - bound(a))
    .find(({ command }) => !step(rules, state, { ...command, seat }));
}

function tryOut(
  rules: Rules,
  { state, seat, at, chance }: { state: State; seat: number; at: Crossing; chance: Chance },
): Branch {
  const command = play(rules, { state, seat, command: draw(rules.pack, { state, seat, chance }) });
  const key = JSON.stringify(command);
  const known = at.branches.get(key);
  if (known) return known;
  const branch: Branch = { command, after: { visits: 0, branches: new Map() }, visits: 0, reward: 0, open: 1 };
  at.branches.set(key, branch);
  return branch;
}

function draw(pack: Pack, { state, seat, chance }: { state: State; seat: number; chance: Chance }): SeatCommand {
  // Showing and looking change nothing that is counted.
  const { flaunt: _shown, peek: _looked, ...moves } = movesFor(pack, state, seat);
  if (isFormality(moves)) return { type: 'default' };
  const view = () => viewFor(pack, state, seat);
  return calmCommand({ pack, seat, moves, view, isTaken: takenBy(pack, state, seat), chance }) ?? { type: 'default' };
}

function play(
  rules: Rules,
  { state, seat, command }: { state: State; seat: number; command: SeatCommand },
): SeatCommand {
  if (!step(rules, state, { ...command, seat })) return command;
  step(rules, state, { type: 'default', seat });
  return { type: 'default' };
}

/** Nothing to use: no attack, money, card or place to choose. */
function isFormality(moves: ReturnType<typeof movesFor>): boolean {
  return (
    !moves.attack &&
    !moves.spend?.length &&
    !moves.play?.length &&
    !moves.place &&
    !moves.transfer &&
    !moves.accept?.length
  );
}

function nextSeat(pack: Pack, state: State): number | undefined {
  return waitingFor(state).find((seat) => movesFor(pack, state, seat).default !== undefined);
}

function rewardsOf(state: State): number[] {
  const { over, seats } = state;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (over) return all.map((seat) => (over.winners.includes(seat) ? 1 / over.winners.length : 0));
  const held = all.map((seat) => {
    const groups = groupsOf(state, seat);
    const money = groups.reduce((sum, card) => sum + (state.money[card] ?? 0), state.money[seat] ?? 0);
    return state.status[seat] === 0 ? groups.length + money / MB_PER_GROUP : 0;
  });
  const sum = held.reduce((total, each) => total + each, 0);
  return held.map((each) => (sum > 0 ? each / sum : 1 / seats));
}

function portOf(random: () => number): RandomPort {
  return (_, below) => Math.floor(random() * below);
}
