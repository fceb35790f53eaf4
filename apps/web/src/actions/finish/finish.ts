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
}

const ICONS: Readonly<Record<Finish, InterfaceIcon>> = {
  pass: 'hourglass',
  endActions: 'check-mark',
  endTransfers: 'check-mark',
  endTurn: 'flying-flag',
};

/** E is whatever comes next (T-35: one key on the panel and in the bar). */
const HOTKEYS: Readonly<Partial<Record<Finish, string>>> = { pass: 'P', endTurn: 'N' };

export const finish = defineAction({
  name: 'finish',
  turn: (seen) =>
    finishing(seen).map((entry) => {
      const hotkey = entry.act === doneOf(seen) ? 'E' : HOTKEYS[entry.act];
      return {
        ...entry,
        list: 'finish',
        icon: ICONS[entry.act],
        ...(hotkey === undefined ? {} : { hotkey }),
        start: { command: { type: entry.act } },
      };
    }),
  keys: (seen) => {
    const done = doneOf(seen);
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

/** Done with this phase; Pass would end the whole turn, and has a key of its own. */
function doneOf(seen: Seen): Finish | undefined {
  return finishing(seen).find(({ act }) => act !== 'pass')?.act;
}

function finishing(seen: Seen): readonly Finishing[] {
  const { view, moves } = seen;
  const endTurn = { act: 'endTurn', label: t('act.endTurn', 'End turn') } as const;
  // Money goes from card to card: with the Illuminati alone nothing can follow.
  const isAlone = ownCards(seen).length === 1;
  if (view.phase === 'actions') {
    if (moves.pass) {
      const pass = { act: 'pass', label: t('act.pass', 'Pass'), hint: t('act.pass.hint', '+5 MB') } as const;
      return isAlone ? [pass] : [pass, { act: 'endActions', label: t('act.toTransfers', 'On to transfers') }];
    }
    if (!moves.endActions) return [];
    if (isAlone && moves.endTurn) return [endTurn];
    const hint = t('act.done.hint', 'money transfers follow');
    return [{ act: 'endActions', label: t('act.done', 'Done'), hint }, endTurn];
  }
  // a face-down player goes on to the powers whether they have one or not.
  if (view.phase === 'transfers' && moves.endTransfers && view.seats[view.turn.seat]?.faceDown)
    return [endTurn, { act: 'endTransfers', label: t('act.toPowers', 'On to special powers') }];
  return moves.endTurn ? [endTurn] : [];
}
