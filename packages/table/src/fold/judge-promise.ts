/** Whether an event keeps or breaks a promise, as far as the game can tell. Looks at nothing that not everybody could see. */
import type { GameEvent, Seat, State } from '@illuminice/engine';
import type { PromiseDeed, PromiseKind } from '@illuminice/protocol';
import type { PromiseState } from '../model/table-state.ts';

type Attack = NonNullable<State['attack']>;
export type Judged = Pick<PromiseState, 'from' | 'to' | 'promise' | 'state' | 'running' | 'count'>;

/** What happens; `game` is the position before it: an attack's sides and the owners of cards are those of that moment. */
export interface Happening {
  readonly game: State;
  readonly event: GameEvent;
}

/** What breaks it, if this event does; a promise that is kept by it is marked here. */
export function judge(promise: Judged, { game, event }: Happening): PromiseDeed | undefined {
  const { promise: term } = promise;
  switch (term?.kind) {
    case 'stayOut':
      return judgeStayingOut(promise, { game, event });
    case 'back':
    case 'oppose':
      return judgeHelp(promise, term, { game, event });
    case 'noPrivilege':
      return judgePrivilege(promise, { game, event });
    case 'pay':
      return judgePaying(promise, term.amount, event);
    case 'peace':
      return judgePeace(promise, term.turns, { game, event });
    case 'leave':
      return judgeLeaving(promise, term, { game, event });
    case 'attack':
    case 'attackGroup':
    case 'stop':
      return judgeDoing(promise, { isDone: doesHarm(promise, term, { game, event }), event });
    case 'keepSpecial':
      return judgeHolding(promise, term, event);
    case undefined:
      return undefined;
  }
}

/** Words given while the attack or the turn they speak of is on are meant for it, as long as there is something left to keep. */
export function runsAlready(promise: Judged, { attack, turn, owner }: State): boolean {
  const { kind } = promise.promise ?? {};
  switch (kind) {
    case 'stayOut':
    case 'back':
    case 'oppose':
    case 'noPrivilege':
      return (
        attack !== undefined &&
        (ACTED_ON[kind] as readonly string[]).includes(attack.stage) &&
        isMeant(promise, attack, owner)
      );
    // Without `pay` here, what is paid at once would count for nothing, and a computer player would pay it again and again.
    case 'pay':
    case 'attack':
    case 'attackGroup':
    case 'stop':
      return turn.seat === promise.from;
    default:
      return false;
  }
}

/** Once the dice have fallen nobody pays any more, and once the attack is decided no Special changes the roll: what is said then is about the next one. */
const ACTED_ON = {
  stayOut: ['announced', 'spending', 'rolled'],
  back: ['announced', 'spending'],
  oppose: ['announced', 'spending'],
  noPrivilege: ['announced', 'spending'],
} as const satisfies Partial<Record<PromiseKind['kind'], readonly Attack['stage'][]>>;

/** Whose attack a promise speaks of. */
function attackerIn({ from, to, promise }: Judged): Seat | undefined {
  switch (promise?.kind) {
    case 'stayOut':
    case 'back':
      return to;
    case 'oppose':
      return promise.seat;
    case 'noPrivilege':
      return from;
    default:
      return undefined;
  }
}

function isMeant(promise: Judged, { attacker, target }: Attack, owner: State['owner']): boolean {
  const term = promise.promise;
  const named = term && 'target' in term ? term.target : undefined;
  return owner[attacker] === attackerIn(promise) && (named === undefined || named === target);
}

/** Follows the next attack a promise speaks of to its end; one called off or void is none. */
function followAttack(promise: Judged, { game, event }: Happening): 'ended' | undefined {
  switch (event.type) {
    case 'attackAnnounced':
      promise.running = isMeant(promise, event.attack, game.owner);
      promise.count = 0;
      return undefined;
    case 'attackCalledOff':
    case 'attackVoided':
      promise.running = false;
      return undefined;
    case 'attackEnded': {
      const wasOn = promise.running;
      promise.running = false;
      return wasOn ? 'ended' : undefined;
    }
    default:
      return undefined;
  }
}

function judgeStayingOut(promise: Judged, { game, event }: Happening): PromiseDeed | undefined {
  if (followAttack(promise, { game, event })) promise.state = 'kept';
  if (!promise.running || !game.attack) return undefined;
  const { target } = game.attack;
  if (event.type === 'spent' && event.seat === promise.from)
    return { kind: 'spent', amount: event.amount, side: event.on === 'interfereFor' ? 'for' : 'against', target };
  return event.type === 'rollChanged' && event.seat === promise.from ? { kind: 'rollChanged', target } : undefined;
}

type Help = Extract<PromiseKind, { kind: 'back' | 'oppose' }>;

/** "5 MB for your next attack", "5 MB against Ada's": the next one that comes to an end and that others may pay in. */
function judgeHelp(promise: Judged, { kind, amount }: Help, { game, event }: Happening): PromiseDeed | undefined {
  if (followAttack(promise, { game, event }) && !game.attack?.privileged) {
    if (promise.count < amount) return { kind: 'unpaid', paid: promise.count };
    promise.state = 'kept';
  }
  if (event.type === 'spent' && promise.running && event.seat === promise.from)
    if ((event.on === 'interfereFor') === (kind === 'back')) promise.count += event.amount;
  return undefined;
}

/** "My next attack is not privileged", from its announcement to its end. */
function judgePrivilege(promise: Judged, { game, event }: Happening): PromiseDeed | undefined {
  if (followAttack(promise, { game, event })) promise.state = 'kept';
  if (!promise.running) return undefined;
  if (event.type === 'attackAnnounced' && event.attack.privileged)
    return { kind: 'privileged', target: event.attack.target };
  return event.type === 'privilegeGained' ? { kind: 'privileged', target: game.attack?.target ?? -1 } : undefined;
}

/** "5 MB on my next turn": what goes from one Illuminati treasury to the other in that turn. */
function judgePaying(promise: Judged, amount: number, event: GameEvent): PromiseDeed | undefined {
  switch (event.type) {
    case 'turnBegan':
      promise.running = event.seat === promise.from;
      return undefined;
    case 'moneyMoved':
      if (!promise.running || event.why !== 'gift' || event.from !== promise.from || event.to !== promise.to)
        return undefined;
      promise.count += event.amount;
      if (promise.count >= amount) promise.state = 'kept';
      return undefined;
    case 'turnLost':
      if (event.seat === promise.from) promise.running = false;
      return undefined;
    case 'turnEnded':
      return promise.running && event.seat === promise.from ? { kind: 'unpaid', paid: promise.count } : undefined;
    default:
      return undefined;
  }
}

/** "… until": over after so many of the promiser's turns, or with the game. */
function countTurns(promise: Judged, turns: number | undefined, event: GameEvent): void {
  if (event.type === 'turnEnded' && event.seat === promise.from) {
    promise.count += 1;
    if (promise.count >= (turns ?? Number.POSITIVE_INFINITY)) promise.state = 'kept';
  }
  if (event.type === 'gameEnded') promise.state = 'kept';
}

function judgePeace(promise: Judged, turns: number | undefined, { game, event }: Happening): PromiseDeed | undefined {
  countTurns(promise, turns, event);
  const attack = attackBy(promise.from, { game, event });
  return attack?.defender === promise.to ? deedOf(attack) : undefined;
}

type Leaving = Extract<PromiseKind, { kind: 'leave' }>;

/** "I leave the Mafia to you": kept as soon as they have it, too. */
function judgeLeaving(promise: Judged, { group, turns }: Leaving, { game, event }: Happening): PromiseDeed | undefined {
  countTurns(promise, turns, event);
  if (event.type === 'armPlaced' && event.seat === promise.to && event.links.some(({ card }) => card === group))
    promise.state = 'kept';
  const own = attackBy(promise.from, { game, event });
  if (own?.target === group) return deedOf(own);
  const { attack } = game;
  if (event.type !== 'spent' || event.seat !== promise.from || event.on === 'interfereFor') return undefined;
  if (attack?.target !== group || game.owner[attack.attacker] !== promise.to) return undefined;
  return { kind: 'spent', amount: event.amount, side: 'against', target: group };
}

type Doing = Extract<PromiseKind, { kind: 'attack' | 'attackGroup' | 'stop' }>;

/** An attack counts when it has come to its end: one that is called off is none. */
function doesHarm({ from }: Judged, term: Doing, { game, event }: Happening): boolean {
  const { attack } = game;
  const own = event.type === 'attackEnded' && attack && game.owner[attack.attacker] === from ? attack : undefined;
  if (term.kind === 'attackGroup') return own?.target === term.group;
  if (own && own.defender === term.seat) return true;
  if (term.kind === 'attack' || event.type !== 'spent' || event.seat !== from || !attack) return false;
  return event.on !== 'interfereFor' && game.owner[attack.attacker] === term.seat;
}

/** To be done by the end of the promiser's next turn. A turn that is lost is none. */
function judgeDoing(
  promise: Judged,
  { isDone, event }: { readonly isDone: boolean; readonly event: GameEvent },
): PromiseDeed | undefined {
  if (isDone) promise.state = 'kept';
  else if (event.type === 'turnBegan') promise.running = event.seat === promise.from;
  else if (event.type === 'turnLost' && event.seat === promise.from) promise.running = false;
  else if (event.type === 'turnEnded' && event.seat === promise.from && promise.running) return { kind: 'undone' };
  return undefined;
}

type Holding = Extract<PromiseKind, { kind: 'keepSpecial' }>;

/** Only what everybody sees: whether somebody has the card, or gave it away, is told by nothing here. */
function judgeHolding(promise: Judged, { special, turns }: Holding, event: GameEvent): PromiseDeed | undefined {
  countTurns(promise, turns, event);
  return event.type === 'specialUsed' && event.seat === promise.from && event.special === special
    ? { kind: 'played', special }
    : undefined;
}

function attackBy(seat: Seat, { game, event }: Happening): Attack | undefined {
  return event.type === 'attackAnnounced' && game.owner[event.attack.attacker] === seat ? event.attack : undefined;
}

function deedOf({ attacker, target }: Attack): PromiseDeed {
  return { kind: 'attacked', attacker, target };
}
