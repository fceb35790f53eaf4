/** Pass while nothing was done, Done after that, and the end of the turn (R-3.9, R-3.11, REQ-050…REQ-052, REQ-066). */
import { t } from '../../base/i18n/index.ts';
import type { InterfaceIcon } from '../../base/theme/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';
import { ownCards, type Seen } from '../../tabletop/seen/index.ts';

const ENDS = ['endTurn', 'endActions', 'endTransfers'] as const;
type Finish = 'pass' | (typeof ENDS)[number];

interface Finishing {
  readonly act: Finish;
  readonly label: string;
  readonly hint?: string;
  readonly icon: InterfaceIcon;
  /** E is whatever comes next, on the panel as in the bar (T-35). */
  readonly hotkey?: string;
}

export const finish = defineAction({
  name: 'finish',
  turn: (seen) =>
    finishing(seen).map((entry) => ({ ...entry, list: 'finish', start: { command: { type: entry.act } } })),
  keys: (seen) => {
    const done = finishing(seen).find(({ hotkey }) => hotkey === 'E')?.act;
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

function finishing(seen: Seen): readonly Finishing[] {
  const { view, moves } = seen;
  const endTurn = { act: 'endTurn', label: t('act.endTurn', 'End turn'), icon: 'flying-flag', hotkey: 'E' } as const;
  if (view.phase === 'actions') {
    const done = { act: 'endActions', icon: 'check-mark', hotkey: 'E' } as const;
    // Money goes from card to card: with the Illuminati alone nothing can follow.
    const isAlone = ownCards(seen).length === 1;
    if (moves.pass) {
      const hint = t('act.pass.hint', '+5 MB');
      const pass = { act: 'pass', label: t('act.pass', 'Pass'), hint, icon: 'hourglass', hotkey: 'P' } as const;
      return isAlone ? [pass] : [pass, { ...done, label: t('act.toTransfers', 'On to transfers') }];
    }
    if (!moves.endActions) return [];
    if (isAlone) return [endTurn];
    const hint = t('act.done.hint', 'money transfers follow');
    return [
      { ...done, label: t('act.done', 'Done'), hint },
      { ...endTurn, hotkey: 'N' },
    ];
  }
  // a face-down player goes on to the powers whether they have one or not.
  if (view.phase === 'transfers' && moves.endTransfers && view.seats[view.turn.seat]?.faceDown)
    return [endTurn, { act: 'endTransfers', label: t('act.toPowers', 'On to special powers'), icon: 'check-mark' }];
  return moves.endTurn ? [endTurn] : [];
}
