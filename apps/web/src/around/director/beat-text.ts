import type { EventView } from '@illuminice/engine';
import type { InterfaceIcon } from '../../base/theme/index.ts';
import type { Beat, BeatKind } from '../../session/playback/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { toldLog } from '../log/index.ts';

/** The sentences of a step, those of the log. */
export function beatText({ events, view }: Beat, seen: Seen): string {
  const turn: EventView = { type: 'turnBegan', seat: view.turn.seat };
  const isTurn = events.some(({ type }) => type === 'turnBegan');
  const told = isTurn ? events : [turn, ...events];
  const entries = told.map((event, id) => ({ id, version: 0, at: 0, event }));
  const lines = toldLog(entries, { ...seen, view });
  return (isTurn ? lines : lines.slice(1)).map(({ text }) => text).join(' ');
}

const SIGNS: Readonly<Record<BeatKind, InterfaceIcon>> = {
  quiet: 'hourglass',
  turn: 'flying-flag',
  income: 'receive-money',
  draw: 'stack',
  announce: 'crossed-swords',
  money: 'two-coins',
  spend: 'two-coins',
  interfere: 'spy',
  privilege: 'padlock',
  special: 'card-play',
  roll: 'dice-target',
  result: 'banging-gavel',
  place: 'family-tree',
  loss: 'death-skull',
  pass: 'hourglass',
  deal: 'shaking-hands',
  end: 'flying-flag',
};

/** What is paid against an attack is a shield, whoever pays it. */
export function signOf({ kind, events }: Beat): InterfaceIcon {
  const spent = events.find((event) => event.type === 'spent');
  if (kind === 'spend' && (spent?.on === 'target' || spent?.on === 'defenderIlluminati')) return 'checked-shield';
  return SIGNS[kind];
}
