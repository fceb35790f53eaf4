/** What a command and its events show; in another truth compared with this one it must be the same. */
import { type Command, type GameEvent, type State, type TableCommand, topQuestion } from '@illuminice/engine';

export type Viewer = number | 'spectator';

export interface Shown {
  /** Who sent the command: their own affairs are as they are, or they could not have sent it. */
  readonly actor: number | undefined;
  readonly hands: ReadonlySet<number>;
  readonly treasuries: ReadonlySet<number>;
  readonly illuminati: ReadonlySet<number>;
  readonly goals: ReadonlySet<number>;
  /** The clock speaks of an offer or a peek of others; it is there. */
  readonly affairs: boolean;
  /** For each card that leaves the deck: whether this viewer sees which it is. */
  readonly drawn: readonly boolean[];
  /** The answers to the question on top show when it closes. */
  readonly answers: boolean;
}

const USES_HAND: ReadonlySet<string> = new Set([
  'abolish',
  'accept',
  'attack',
  'counter',
  'flip',
  'give',
  'keep',
  'offer',
  'play',
  'replace',
]);

const USES_MONEY: ReadonlySet<string> = new Set([
  'accept',
  'attack',
  'bid',
  'counter',
  'flaunt',
  'fund',
  'give',
  'offer',
  'payTax',
  'payUpkeep',
  'play',
  'redistribute',
  'replace',
  'spend',
  'transfer',
]);

/** Commands only some Illuminati cards, or only some numbers on them, make possible. */
const USES_ILLUMINATI: ReadonlySet<string> = new Set([
  'attack',
  'claimImmunity',
  'redistribute',
  'reorganize',
  'replace',
  'revealGoal',
  'state',
]);

interface Happened {
  readonly command: Command | TableCommand;
  readonly events: readonly GameEvent[];
}

/**
 * Generous on purpose: what is counted as shown is only compared less, what is forgotten would make a legitimate
 * disclosure look like a leak.
 */
export function shownBy(state: State, { command, events }: Happened, viewer: Viewer): Shown {
  const actor = 'seat' in command ? command.seat : undefined;
  const hands = new Set<number>();
  const treasuries = new Set<number>();
  const illuminati = new Set<number>();
  const goals = new Set<number>();
  const drawn: boolean[] = [];
  const ownerOf = (card: number) => state.owner[card] ?? -1;
  if (actor !== undefined) {
    if (USES_HAND.has(command.type)) hands.add(actor);
    if (USES_MONEY.has(command.type)) treasuries.add(actor);
    if (USES_ILLUMINATI.has(command.type)) illuminati.add(actor);
  }
  for (const event of events) {
    switch (event.type) {
      case 'specialUsed':
      case 'specialTurnedUp':
        hands.add(event.seat);
        break;
      case 'specialHanded':
        hands.add(event.from);
        break;
      case 'peeked':
        hands.add(event.owner);
        break;
      case 'spied':
        hands.add(event.owner);
        treasuries.add(event.owner);
        break;
      case 'seatOut':
        for (const seats of [hands, treasuries, illuminati]) seats.add(event.seat);
        break;
      case 'armLifted':
        treasuries.add(event.seat);
        break;
      case 'turnBegan':
      case 'illuminatiRevealed':
        illuminati.add(event.seat);
        break;
      // the power used, the income, the draws and the powers of P5 show.
      case 'attackAnnounced':
      case 'attackDecided':
      case 'phaseEntered':
        illuminati.add(state.turn.seat);
        break;
      case 'accused':
        illuminati.add(event.accused);
        break;
      case 'goalRevealed':
        goals.add(event.seat);
        break;
      case 'moneyFromBank':
        illuminati.add(ownerOf(event.card));
        break;
      case 'moneyMoved':
        treasuries.add(ownerOf(event.from));
        break;
      case 'moneyToBank':
        treasuries.add(ownerOf(event.card));
        break;
      case 'cardDrawn':
        illuminati.add(event.seat);
        drawn.push(event.to !== 'hand' || event.seat === viewer);
        break;
      default:
    }
  }
  const asked = topQuestion(state)?.kind;
  const answers = events.some((event) => event.type === 'closed' && event.kind === asked);
  const affairs = command.type === 'expireOffer' || command.type === 'lightOut';
  return { actor, hands, treasuries, illuminati, goals, affairs, drawn, answers };
}
