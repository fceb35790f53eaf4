import { type Pack, type SeatCommand, type SeatMoves, type View, whyNot } from '@illuminice/engine';
import { pick } from '../model/choose.ts';
import { recall } from '../model/memory.ts';
import type { Mind } from '../model/mind.ts';

/** For tests and as the foot of the ladder: any admitted command, seldom a drop, never leaving or trading. */
export function randomMind(pack: Pack): Mind {
  return {
    decide({ view, moves, random, memory }) {
      const command = randomCommand(pack, view, moves, random);
      return { command, reason: { key: 'byChance' }, memory: recall(view, memory) };
    },
  };
}

const KINDS: readonly (keyof SeatMoves)[] = [
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

function randomCommand(pack: Pack, view: View, moves: SeatMoves, random: () => number): SeatCommand {
  const kinds = KINDS.filter((kind) => moves[kind] !== undefined && (kind !== 'drop' || random() < 0.02));
  for (let attempt = 0; attempt < 8 && kinds.length > 0; attempt++) {
    const command = drawCommand(pick(kinds, random), moves, random);
    if (command && !whyNot(pack, view, command)) return command;
  }
  return { type: 'default' };
}

function drawCommand(kind: keyof SeatMoves, moves: SeatMoves, random: () => number): SeatCommand | undefined {
  const upTo = (most: number) => 1 + Math.floor(random() * Math.max(1, most));
  switch (kind) {
    case 'chooseIlluminati':
      return { type: 'chooseIlluminati', card: pick(moves.chooseIlluminati ?? [], random) };
    case 'chooseGoal':
      return { type: 'chooseGoal', goal: pick(moves.chooseGoal ?? [], random) };
    case 'attack':
      return drawAttack(moves, random);
    case 'spend': {
      const { from, max, sides } = pick(moves.spend ?? [], random);
      if (random() < 0.5) return undefined;
      return { type: 'spend', from, amount: upTo(max), ...(sides.length > 0 ? { side: pick(sides, random) } : {}) };
    }
    case 'replace':
      return { type: 'replace', none: true };
    case 'play':
      return drawPlay(moves, random);
    case 'place': {
      const arrows = moves.place?.arrows ?? [];
      return arrows.length > 0 ? { type: 'place', ...pick(arrows, random) } : undefined;
    }
    case 'fund':
      return { type: 'fund', amount: upTo(moves.fund?.max ?? 1) };
    case 'transfer': {
      const { from, to, max } = pick(moves.transfer ?? [], random);
      return { type: 'transfer', from, to: pick(to, random), amount: upTo(max) };
    }
    case 'move': {
      const { group, arrows } = pick(moves.move ?? [], random);
      return { type: 'move', group, ...pick(arrows, random) };
    }
    case 'drop':
      return { type: 'drop', group: pick(moves.drop ?? [], random) };
    case 'tax':
      return { type: 'tax', seats: moves.tax ?? [] };
    case 'payUpkeep':
      return { type: 'payUpkeep', from: pick(moves.payUpkeep ?? [], random) };
    case 'bid':
      return { type: 'bid', amount: upTo(moves.bid?.max ?? 0) - 1 };
    case 'keep':
      return { type: 'keep', faceUp: random() < 0.2 };
    case 'reject': {
      const { from, serial } = pick(moves.reject ?? [], random);
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

function drawAttack({ attack }: SeatMoves, random: () => number): SeatCommand | undefined {
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

function drawPlay({ play = [] }: SeatMoves, random: () => number): SeatCommand | undefined {
  const move = pick(play, random);
  const { card } = move;
  if (move.arrows) {
    const { host, side } = pick(move.arrows, random);
    return { type: 'play', card, target: pick(move.targets ?? [], random), host, side };
  }
  if (move.targets) return { type: 'play', card, target: pick(move.targets, random) };
  if (move.hands) return { type: 'play', card, hand: pick(move.hands, random) };
  return { type: 'play', card };
}
