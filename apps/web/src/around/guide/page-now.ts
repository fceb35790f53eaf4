/** Which page speaks of what is on the table now (T-6). */
import type { Begun, Seen } from '../../tabletop/seen/index.ts';

export type PageName = 'aim' | 'turn' | 'cards' | 'attack' | 'kinds' | 'money' | 'way' | 'specials' | 'deals' | 'end';

/** What this player has begun, by the name of its action; everything else follows from the table. */
const BEGUN: Readonly<Record<string, PageName>> = {
  attack: 'attack',
  move: 'cards',
  reorganize: 'cards',
  bribe: 'cards',
  transfer: 'money',
  redistribute: 'money',
  offer: 'deals',
  give: 'deals',
  play: 'specials',
  specials: 'specials',
  abolish: 'specials',
};

interface Doing {
  readonly begun: Begun | undefined;
  readonly isDealing: boolean;
}

export function pageNow(seen: Seen | undefined, { begun, isDealing }: Doing): PageName {
  if (seen === undefined) return 'aim';
  if (isDealing) return 'deals';
  const doing = begun && BEGUN[begun.what];
  if (doing !== undefined) return doing;
  if (seen.view.over || seen.view.phase === 'setup') return 'end';
  return pageAsked(seen) ?? pageOfAttack(seen) ?? pageOfPhase(seen);
}

function pageAsked({ view }: Seen): PageName | undefined {
  switch (view.questions.at(-1)?.kind) {
    case 'placement':
      return 'cards';
    case 'funding':
    case 'taxes':
    case 'bids':
      return 'money';
    case 'secrets':
    case 'keep':
    case 'replace':
    case 'start':
      return 'specials';
    default:
      return undefined;
  }
}

/** only the current player attacks. */
function pageOfAttack({ view, me }: Seen): PageName | undefined {
  if (view.attack === undefined) return undefined;
  if (view.turn.seat !== me) return 'way';
  return view.attack.kind === 'control' ? 'attack' : 'kinds';
}

function pageOfPhase({ view }: Seen): PageName {
  return view.phase === 'transfers' ? 'money' : view.phase === 'powers' ? 'end' : 'turn';
}
