import { type Pack, type SeatCommand, type SeatOptions, type View, whyNot } from '@illuminice/engine';
import { pick } from '../model/choose.ts';
import { recall } from '../model/memory.ts';
import type { Mind } from '../model/mind.ts';

/** For tests and as the foot of the ladder: any admitted command, seldom a drop, never leaving or trading. */
export function randomMind(pack: Pack): Mind {
  return {
    decide({ view, options, random, memory }) {
      const command = randomCommand(pack, view, options, random);
      return { command, reason: { key: 'byChance' }, memory: recall(view, memory) };
    },
  };
}

const KINDS: readonly (keyof SeatOptions)[] = [
  'chooseIlluminati',
  'chooseGoal',
  'attack',
  'spend',
  'done',
  'replace',
  'play',
  'decline',
  'place',
  'fund',
  'transfer',
  'move',
  'drop',
  'recycle',
  'tax',
  'payTax',
  'payUpkeep',
  'claimImmunity',
  'keep',
  'pass',
  'endActions',
  'endTransfers',
  'endTurn',
  'bid',
  'reject',
];

function randomCommand(pack: Pack, view: View, options: SeatOptions, random: () => number): SeatCommand {
  const kinds = KINDS.filter((kind) => options[kind] !== undefined && (kind !== 'drop' || random() < 0.02));
  for (let attempt = 0; attempt < 8 && kinds.length > 0; attempt++) {
    const command = drawCommand(pick(kinds, random), options, random);
    if (command && !whyNot(pack, view, command)) return command;
  }
  return { type: 'default' };
}

function drawCommand(kind: keyof SeatOptions, options: SeatOptions, random: () => number): SeatCommand | undefined {
  const upTo = (most: number) => 1 + Math.floor(random() * Math.max(1, most));
  switch (kind) {
    case 'chooseIlluminati':
      return { type: 'chooseIlluminati', card: pick(options.chooseIlluminati ?? [], random) };
    case 'chooseGoal':
      return { type: 'chooseGoal', goal: pick(options.chooseGoal ?? [], random) };
    case 'attack':
      return drawAttack(options, random);
    case 'spend': {
      const { from, max, sides } = pick(options.spend ?? [], random);
      if (random() < 0.5) return undefined;
      return { type: 'spend', from, amount: upTo(max), ...(sides.length > 0 ? { side: pick(sides, random) } : {}) };
    }
    case 'replace':
      return { type: 'replace', none: true };
    case 'play':
      return drawPlay(options, random);
    case 'place': {
      const arrows = options.place?.arrows ?? [];
      return arrows.length > 0 ? { type: 'place', ...pick(arrows, random) } : undefined;
    }
    case 'fund':
      return { type: 'fund', amount: upTo(options.fund?.max ?? 1) };
    case 'transfer': {
      const { from, to, max } = pick(options.transfer ?? [], random);
      return { type: 'transfer', from, to: pick(to, random), amount: upTo(max) };
    }
    case 'move': {
      const { group, arrows } = pick(options.move ?? [], random);
      return { type: 'move', group, ...pick(arrows, random) };
    }
    case 'drop':
      return { type: 'drop', group: pick(options.drop ?? [], random) };
    case 'tax':
      return { type: 'tax', seats: options.tax ?? [] };
    case 'payUpkeep':
      return { type: 'payUpkeep', from: pick(options.payUpkeep ?? [], random) };
    case 'bid':
      return { type: 'bid', amount: upTo(options.bid?.max ?? 0) - 1 };
    case 'keep':
      return { type: 'keep', faceUp: random() < 0.2 };
    case 'reject': {
      const { from, serial } = pick(options.reject ?? [], random);
      return { type: 'reject', from, serial };
    }
    case 'done':
    case 'decline':
    case 'recycle':
    case 'claimImmunity':
    case 'pass':
    case 'endActions':
    case 'endTransfers':
    case 'endTurn':
      return { type: kind };
    default:
      return undefined;
  }
}

function drawAttack({ attack }: SeatOptions, random: () => number): SeatCommand | undefined {
  if (!attack) return undefined;
  const kind = pick(['control', 'control', 'neutralize', 'destroy'] as const, random);
  const targets = attack[kind];
  if (targets.length === 0) return undefined;
  const { card: attacker } = pick(attack.attackers, random);
  return {
    type: 'attack',
    kind,
    attacker,
    target: pick(targets, random),
    aids: attack.aids.filter((aid) => aid !== attacker && random() < 0.3),
  };
}

function drawPlay({ play = [] }: SeatOptions, random: () => number): SeatCommand | undefined {
  const option = pick(play, random);
  const { card } = option;
  if (option.arrows) {
    const { host, side } = pick(option.arrows, random);
    return { type: 'play', card, target: pick(option.targets ?? [], random), host, side };
  }
  if (option.targets) return { type: 'play', card, target: pick(option.targets, random) };
  if (option.hands) return { type: 'play', card, hand: pick(option.hands, random) };
  return { type: 'play', card };
}
