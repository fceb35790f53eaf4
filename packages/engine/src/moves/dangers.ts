import type { Pack } from '../cards/pack.ts';
import { changedAlignments } from '../commands/alter-alignment.ts';
import { countQuietTurn, looksAtGoals, scoresOf, type TurnEnd, whyByScore } from '../flow/end-of-turn.ts';
import { subtree } from '../geometry/tree.ts';
import type { AlignmentChange, SeatCommand } from '../model/commands.ts';
import { activeMask, seatsIn } from '../model/seats.ts';
import { type GoalName, UNCONTROLLED } from '../model/state.ts';
import { controlsGroups, structureOf } from '../rules/board.ts';
import { afterDeal, goalsSeenMet, type PublicStanding, staysIn } from '../rules/public-standing.ts';
import { boardOf } from '../view/board-of.ts';
import { explainAttack } from '../view/explain.ts';
import type { View } from '../view/view.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { afterSuccess } from './after-success.ts';
import { whyNot } from './why-not.ts';

/** What has to come true before it happens; all of them. */
export type DangerCondition = 'attackSucceeds' | 'offerAccepted' | 'noGroupByThen';

interface Ahead {
  readonly seat: Seat;
  /** The rule that says so, for the sentence. */
  readonly rule: string;
  readonly at: 'now' | 'endOfTurn';
  readonly provided: readonly DangerCondition[];
}

/** the viewer would be out, or somebody else would win and the viewer not with them. */
export type Danger =
  | ({ readonly kind: 'eliminated' } & Ahead)
  | ({ readonly kind: 'wins'; readonly goals: readonly GoalName[] } & Ahead);

/** Where a command leads, as far as the viewer can know. */
interface Outlook {
  readonly after: PublicStanding;
  readonly provided: readonly DangerCondition[];
  /** The turn cannot be used for anything else behind it. */
  readonly ends: boolean;
}

/**
 * What this command of the viewer would bring upon them: to be told before it is confirmed. Empty for a command that would be refused,
 * and for nearly all others. Public facts and what the viewer knows of themselves; hidden goals and stacked treasuries count for nothing
 * . Commands looked at: `pass`, `endActions`, `endTransfers`, `endTurn`, `drop`, `reorganize`, `give`, `offer`, `counter`, `accept`,
 * `lasers`, `attack`, and while somebody else attacks `done` and `spend`; a `move` always leaves the moved Group. About 0.3 ms.
 */
export function dangersOf(pack: Pack, view: View, command: SeatCommand): Danger[] {
  const me = view.viewer;
  if (typeof me !== 'number' || whyNot(pack, view, command)) return [];
  const { turn, sequence, quietTurns, calledRound, deckCount } = view;
  const before = { ...boardOf(pack, view), turn, sequence, quietTurns, calledRound, deck: { length: deckCount } };
  const outlook = outlookOf({ pack, view, before, me }, command);
  if (!outlook) return [];
  const out = ownEnd(before, outlook, me);
  return [...out, ...victories({ pack, before, outlook, me, out })];
}

interface Position {
  readonly pack: Pack;
  readonly view: View;
  readonly before: PublicStanding;
  readonly me: Seat;
}

function outlookOf({ pack, view, before, me }: Position, command: SeatCommand): Outlook | undefined {
  switch (command.type) {
    case 'pass':
    case 'endActions':
    case 'endTransfers':
    case 'endTurn':
      return { after: before, provided: [], ends: true };
    case 'drop': {
      const owner = before.owner.slice();
      for (const card of subtree(structureOf(before, me), command.group)) owner[card] = UNCONTROLLED;
      return { after: { ...before, owner }, provided: [], ends: false };
    }
    case 'reorganize': {
      const kept = new Set(command.links.map(({ card }) => card));
      const owner = before.owner.map((seat, card) =>
        seat === me && card !== me && !kept.has(card) ? UNCONTROLLED : seat,
      );
      return { after: { ...before, owner }, provided: [], ends: false };
    }
    case 'give':
      return {
        after: afterDeal(before, { from: me, to: command.to, give: command, want: {} }),
        provided: [],
        ends: false,
      };
    case 'lasers':
      return { after: withChange(before, command), provided: [], ends: false };
    case 'attack': {
      const { kind, target, lasers: change } = command;
      const after = afterSuccess(pack, withChange(before, change), { kind, target, by: me });
      return { after, provided: ['attackSucceeds'], ends: false };
    }
    case 'spend':
    case 'done': {
      const { attack, turn } = view;
      const helps = command.type === 'done' || command.side === 'for';
      if (!attack || turn.seat === me || !helps) return undefined;
      if (command.type === 'done' && (explainAttack(pack, view)?.required ?? 0) < 2) return undefined;
      const after = afterSuccess(pack, before, { kind: attack.kind, target: attack.target, by: turn.seat });
      return { after, provided: ['attackSucceeds'], ends: false };
    }
    case 'offer':
    case 'counter': {
      const to = command.type === 'offer' ? command.to : command.from;
      const { give, want } = command;
      return { after: afterDeal(before, { from: me, to, give, want }), provided: ['offerAccepted'], ends: false };
    }
    case 'accept': {
      const offer = view.offers.find(
        ({ from, to, serial }) => from === command.from && to === me && serial === command.serial,
      );
      return offer && { after: afterDeal(before, offer), provided: [], ends: false };
    }
    default:
      return undefined;
  }
}

function withChange(standing: PublicStanding, change: AlignmentChange | undefined): PublicStanding {
  if (!change) return standing;
  return { ...standing, alignments: standing.alignments.with(change.target, changedAlignments(standing, change)) };
}

/** by this command, or because nothing but the end of the turn is left. */
function ownEnd(before: PublicStanding, { after, provided, ends }: Outlook, me: Seat): Danger[] {
  if (controlsGroups(after, me) || staysIn(after, me)) return [];
  if (!ends && !controlsGroups(before, me)) return [];
  const isNow = !ends && (after.turnsTaken[me] ?? 0) >= 3;
  const open: DangerCondition[] = ends || isNow ? [] : ['noGroupByThen'];
  return [
    {
      kind: 'eliminated',
      seat: me,
      rule: 'R-19.2',
      at: isNow ? 'now' : 'endOfTurn',
      provided: [...provided, ...open],
    },
  ];
}

interface Judged {
  readonly pack: Pack;
  readonly before: PublicStanding & TurnEnd;
  readonly outlook: Outlook;
  readonly me: Seat;
  /** The viewer's own end, when the command leads to it. */
  readonly out: readonly Danger[];
}

function victories({ pack, before, outlook, me, out }: Judged): Danger[] {
  const { after, provided, ends } = outlook;
  const others = seatsIn(activeMask(before)).filter((seat) => seat !== me);
  const [end] = out;
  if (end && others.length === 1)
    return others.map((seat) => ({ ...end, kind: 'wins', seat, rule: 'R-19.8', goals: ['last-standing'] }));
  const met = (standing: PublicStanding, seat: Seat) => goalsSeenMet(pack, standing, { seat, reader: me });
  const isJudged = looksAtGoals(before);
  if (!end && isJudged && met(after, me).length > 0) return [];
  const winners = isJudged
    ? others.flatMap((seat): Danger[] => {
        const goals = met(after, seat);
        const isNew = ends || met(before, seat).length === 0;
        return goals.length > 0 && isNew
          ? [{ kind: 'wins', seat, rule: 'R-21.1', at: 'endOfTurn', provided, goals }]
          : [];
      })
    : [];
  return winners.length > 0 || !ends || end ? winners : byScore(pack, before, me);
}

/** the last turn by what everybody sees. */
function byScore(pack: Pack, end: TurnEnd, me: Seat): Danger[] {
  const { seat: current } = end.turn;
  const turnsTaken = end.turnsTaken.with(current, (end.turnsTaken[current] ?? 0) + 1);
  const rule = whyByScore({ ...end, turnsTaken }, countQuietTurn(end));
  const { winners } = scoresOf(pack, end);
  if (!rule || winners.includes(me)) return [];
  return winners.map((seat) => ({ kind: 'wins', seat, rule, at: 'endOfTurn', provided: [], goals: ['score'] }));
}
