/** The action menu as the seeds describe it (REQ-050…REQ-052, REQ-066): lists that change with what was done. */
import { pack } from '@illuminice/cards';
import type { SeatOptions, View } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { type GreyedAct, type RuledReason, whyNot } from '../../tabletop/parts/index.ts';

export type TurnAct =
  | 'attack'
  | 'transfer'
  | 'move'
  | 'trade'
  | 'bribery'
  | 'accuse'
  | 'drop'
  | 'give'
  | 'special'
  | 'lasers'
  | 'recycle'
  | 'redistribute'
  | 'reorganize'
  | 'pass'
  | 'endActions'
  | 'endTransfers'
  | 'endTurn';

export interface TurnEntry {
  readonly act: TurnAct;
  readonly label: string;
  readonly hint?: string;
  /** Why it cannot be done now; missing when it can. */
  readonly why?: RuledReason;
}

export interface TurnMenu {
  readonly regular: readonly TurnEntry[];
  readonly free: readonly TurnEntry[];
  readonly powers: readonly TurnEntry[];
  /** Pass while nothing was done, Done after that; End turn at the end. */
  readonly finish: readonly TurnEntry[];
}

export const ACTIONS_PER_TURN = 2;

export function actionsLeft(view: View): number {
  return Math.max(0, ACTIONS_PER_TURN - view.turn.actionsUsed);
}

export function freeTransfersLeft(view: View): number {
  return Math.max(0, 2 - view.turn.freeTransfersUsed);
}

/** After the second regular action only free and special-power actions are left (REQ-052). */
export function turnMenu(view: View, options: SeatOptions): TurnMenu {
  const inActions = view.phase === 'actions';
  const left = actionsLeft(view);
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const greyable = (act: GreyedAct, label: string, enabled: boolean, hint?: string): TurnEntry => ({
    ...entry(act, label, hint),
    ...(enabled ? {} : { why: whyNot({ view, me, options }, act) }),
  });
  const bribery = options.play?.some((play) => play.arrows !== undefined) === true;
  const specials = (options.play ?? []).filter((play) => play.arrows === undefined);
  const regular =
    inActions && left > 0
      ? [
          greyable('attack', t('act.attack', 'Attack'), options.attack !== undefined),
          greyable('transfer', t('act.transfer', 'Transfer money'), options.transfer !== undefined),
          greyable('move', t('act.move', 'Move a group'), options.move !== undefined),
          greyable('trade', t('act.trade', 'Trade a group'), (options.offer?.groupsWith.length ?? 0) > 0),
          ...(bribery ? [entry('bribery', t('act.bribery', 'Bribe a group'))] : []),
          ...(view.options.hiddenIlluminati
            ? [greyable('accuse', t('act.accuse', 'Accuse'), options.accuse !== undefined)]
            : []),
        ]
      : view.phase === 'transfers'
        ? [
            greyable(
              'transfer',
              t('act.transfer', 'Transfer money'),
              options.transfer !== undefined,
              t('act.transfer.free', '{left} free', { left: freeTransfersLeft(view) }),
            ),
          ]
        : [];
  const free = [
    ...(inActions ? [greyable('drop', t('act.drop', 'Drop a group'), options.drop !== undefined)] : []),
    // Where gifts need consent a gift is an offer that wants nothing.
    greyable(
      'give',
      t('act.give', 'Give money or Specials'),
      options.give !== undefined || (view.options.giftConsent && options.offer !== undefined),
      view.options.giftConsent ? t('act.give.offer', 'as an offer') : undefined,
    ),
    greyable('special', t('act.special', 'Use a Special'), specials.length > 0),
    ...(inActions && left === 0 && view.options.freeTransfers === 'anytime' && options.transfer
      ? [entry('transfer', t('act.transfer', 'Transfer money'))]
      : []),
  ];
  const powers = [
    ...(options.lasers ? [entry('lasers', t('act.lasers', 'Mind control: change an alignment'))] : []),
    ...(options.recycle ? [entry('recycle', t('act.recycle', 'Recycle: 5 MB for another card'))] : []),
    ...(options.redistribute ? [entry('redistribute', t('act.redistribute', 'Move all your money freely'))] : []),
    ...(options.reorganize ? [entry('reorganize', t('act.reorganize', 'Rebuild your structure'))] : []),
  ];
  return { regular, free, powers, finish: finishing(view, options) };
}

/** the powers at the end of a turn exist for two Illuminati, and for every face-down one alike. */
function hasPowers({ seats, turn }: View): boolean {
  const player = seats[turn.seat];
  if (player?.faceDown) return true;
  return (pack.illuminati[player?.illuminati ?? -1]?.abilities ?? []).some(
    ({ type }) => type === 'redistributesMoney' || type === 'reorganizesStructure',
  );
}

function entry(act: TurnAct, label: string, hint?: string): TurnEntry {
  return { act, label, ...(hint ? { hint } : {}) };
}

function finishing(view: View, options: SeatOptions): TurnEntry[] {
  if (view.phase === 'actions') {
    if (options.pass)
      return [
        entry('pass', t('act.pass', 'Pass'), t('act.pass.hint', '+5 MB')),
        entry('endActions', t('act.toTransfers', 'On to transfers')),
      ];
    return options.endActions
      ? [
          entry('endActions', t('act.done', 'Done'), t('act.done.hint', 'money transfers follow')),
          entry('endTurn', t('act.endTurn', 'End turn')),
        ]
      : [];
  }
  if (view.phase === 'transfers' && options.endTransfers)
    return [
      entry('endTurn', t('act.endTurn', 'End turn')),
      ...(hasPowers(view) ? [entry('endTransfers', t('act.toPowers', 'On to special powers'))] : []),
    ];
  return options.endTurn ? [entry('endTurn', t('act.endTurn', 'End turn'))] : [];
}
