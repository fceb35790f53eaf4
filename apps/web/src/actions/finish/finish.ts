/** Pass while nothing was done, Done after that, and the end of the turn (R-3.9, R-3.11, REQ-050…REQ-052, REQ-066). */
import { t } from '../../base/i18n/index.ts';
import type { InterfaceIcon } from '../../base/theme/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

const ENDS = ['endTurn', 'endActions', 'endTransfers'] as const;
type Finish = 'pass' | (typeof ENDS)[number];

interface Finishing {
  readonly act: Finish;
  readonly label: string;
  readonly hint?: string;
}

const ICONS: Readonly<Record<Finish, InterfaceIcon>> = {
  pass: 'hourglass',
  endActions: 'check-mark',
  endTransfers: 'check-mark',
  endTurn: 'flying-flag',
};

const HOTKEYS: Readonly<Partial<Record<Finish, string>>> = { pass: 'P', endActions: 'E', endTurn: 'N' };

export const finish = defineAction({
  name: 'finish',
  turn: (seen) =>
    finishing(seen).map((entry) => {
      const hotkey = HOTKEYS[entry.act];
      return {
        ...entry,
        list: 'finish',
        icon: ICONS[entry.act],
        ...(hotkey === undefined ? {} : { hotkey }),
        start: { command: { type: entry.act } },
      };
    }),
  keys: (seen) => {
    // Done with this phase; Pass would end the whole turn, and has a key of its own.
    const done = finishing(seen).find(({ act }) => act !== 'pass')?.act;
    return {
      p: seen.moves.pass && { command: { type: 'pass' } },
      e: done && { command: { type: done } },
      n: seen.moves.endTurn && { command: { type: 'endTurn' } },
    };
  },
  pointsTo: ({ type }) => {
    if (type === 'pass') return ['turn.pass', 'nav.panel'];
    return ENDS.some((end) => end === type)
      ? [`turn.${type}`, ...ENDS.map((end) => `turn.${end}`), 'panel.cancel', 'nav.panel']
      : undefined;
  },
});

function finishing({ view, moves }: Seen): readonly Finishing[] {
  const endTurn = { act: 'endTurn', label: t('act.endTurn', 'End turn') } as const;
  if (view.phase === 'actions') {
    if (moves.pass)
      return [
        { act: 'pass', label: t('act.pass', 'Pass'), hint: t('act.pass.hint', '+5 MB') },
        { act: 'endActions', label: t('act.toTransfers', 'On to transfers') },
      ];
    if (!moves.endActions) return [];
    const hint = t('act.done.hint', 'money transfers follow');
    return [{ act: 'endActions', label: t('act.done', 'Done'), hint }, endTurn];
  }
  // a face-down player goes on to the powers whether they have one or not.
  if (view.phase === 'transfers' && moves.endTransfers && view.seats[view.turn.seat]?.faceDown)
    return [endTurn, { act: 'endTransfers', label: t('act.toPowers', 'On to special powers') }];
  return moves.endTurn ? [endTurn] : [];
}
