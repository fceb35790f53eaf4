/**
 * The log of a game that is over, for one of those who were there. opens hands, goals and treasuries; what two players said or offered to
 * each other in secret stays theirs: the promise, the offer nobody took, and that there was one. A deal that was made is known by what changed
 * hands. Offers of others are numbered anew, so that the rest is still what rules and dice lead to.
 */
import type { AnyCommand, GameEvent, State } from '@illuminice/engine';
import { dealersIn } from '../model/dealers.ts';
import type { LogEntry, TableFact } from '../model/log.ts';
import { partiesOf } from '../model/proposal.ts';
import type { TableViewer } from '../ports/ports.ts';

interface Pair {
  readonly from: number;
  readonly to: number;
}

interface OfferName extends Pair {
  readonly serial: number;
}

/** Every line keeps its number: positions are named by them. One that has nothing left says neither who wrote it nor when. */
export function withoutSecrets(entries: readonly LogEntry[], viewer: TableViewer): readonly LogEntry[] {
  const redactor = new Redactor(viewer, takenOffers(entries));
  let lastAt = 0;
  return entries.map((entry) => {
    const facts = entry.facts.flatMap((fact) => redactor.see(fact));
    const isHidden = facts.length === 0 && entry.facts.length > 0;
    if (!isHidden) lastAt = entry.at;
    return isHidden ? { seq: entry.seq, at: lastAt, facts } : { ...entry, facts };
  });
}

/** After a reset numbers begin again. */
function takenOffers(entries: readonly LogEntry[]): ReadonlySet<string> {
  const taken = new Set<string>();
  let deal = 0;
  for (const fact of entries.flatMap(({ facts }) => facts)) {
    if (fact.type === 'reset') deal++;
    if (fact.type !== 'game') continue;
    for (const event of fact.events)
      if (event.type === 'offerClosed' && event.how === 'accepted') taken.add(nameOf(deal, event));
  }
  return taken;
}

const nameOf = (deal: number, { from, to, serial }: OfferName): string => `${deal}.${from}.${to}.${serial}`;

class Redactor {
  readonly #viewer: TableViewer;
  readonly #taken: ReadonlySet<string>;
  /** The numbers of offers among others, by pair: how many of them are told. */
  #told = new Map<string, number>();
  #renumbered = new Map<string, number>();
  /** The pair of the offer made last, if it is told. */
  #lastMade: string | undefined;
  #deal = 0;
  readonly #heard = new Set<string>();

  constructor(viewer: TableViewer, taken: ReadonlySet<string>) {
    this.#viewer = viewer;
    this.#taken = taken;
  }

  see(fact: TableFact): readonly TableFact[] {
    switch (fact.type) {
      case 'promised':
        return this.#promise(fact);
      case 'proposed':
        if (fact.secret && !partiesOf(fact).some((seat) => seat === this.#viewer)) return [];
        this.#heard.add(fact.id);
        return [fact];
      case 'proposalAnswered':
      case 'proposalWithdrawn':
      case 'proposalExpired':
        return this.#heard.has(fact.id) ? [fact] : [];
      case 'game': {
        const events = fact.events.flatMap((event) => this.#event(event));
        if (events.length === 0 && fact.events.length > 0) return [];
        return [{ ...fact, command: this.#command(fact.command, events), events }];
      }
      // Why somebody said no is told to the two alone, whether or not they came to terms later.
      case 'offerReasoned':
        return this.#isParty(fact) ? [fact] : [];
      case 'rewound':
      case 'continued':
        return [{ ...fact, game: this.#position(fact.game) }];
      case 'reset':
        this.#deal++;
        this.#told = new Map();
        this.#renumbered = new Map();
        return [fact];
      default:
        return [fact];
    }
  }

  #isParty({ from, to }: Pair): boolean {
    return from === this.#viewer || to === this.#viewer;
  }

  /** A promise that came with an offer was heard by everybody once the offer was taken. */
  #promise(fact: Extract<TableFact, { type: 'promised' }>): readonly TableFact[] {
    if (this.#isParty(fact)) return [fact];
    if (fact.secret) return [];
    if (!fact.offered) return [fact];
    // Older logs do not say which offer it came with: the one made in the same line.
    if (fact.offer === undefined) return this.#lastMade === pairOf(fact) ? [fact] : [];
    const offer = this.#renumbered.get(nameOf(this.#deal, { ...dealersIn(fact), serial: fact.offer }));
    return offer === undefined ? [] : [{ ...fact, offer }];
  }

  #event(event: GameEvent): readonly GameEvent[] {
    if (event.type === 'offerMade') {
      const { offer } = event;
      const isTold = this.#isParty(offer) || this.#taken.has(nameOf(this.#deal, offer));
      this.#lastMade = isTold ? pairOf(offer) : undefined;
      if (!isTold) return [];
      if (this.#isParty(offer)) return [event];
      const serial = (this.#told.get(pairOf(offer)) ?? 0) + 1;
      this.#told.set(pairOf(offer), serial);
      this.#renumbered.set(nameOf(this.#deal, offer), serial);
      return [{ ...event, offer: { ...offer, serial } }];
    }
    if (event.type !== 'offerClosed' || this.#isParty(event)) return [event];
    const serial = this.#renumbered.get(nameOf(this.#deal, event));
    return serial === undefined ? [] : [{ ...event, serial }];
  }

  #command(command: AnyCommand, told: readonly GameEvent[]): AnyCommand {
    // Whoever deals instead of answering lets the rules answer first: of a deal nobody hears of, that is all there is.
    const dealt = DEALINGS[command.type as keyof typeof DEALINGS];
    if (dealt !== undefined && 'seat' in command && !told.some(({ type }) => type === dealt))
      return { type: 'default', seat: command.seat };
    if (command.type === 'accept' && !this.#isParty({ from: command.from, to: command.seat })) {
      const serial = this.#renumbered.get(nameOf(this.#deal, { ...command, to: command.seat }));
      return serial === undefined ? command : { ...command, serial };
    }
    // What it answered was not taken, and is not told: without it, a counter-offer is an offer.
    if (command.type === 'counter' && !this.#isParty({ from: command.from, to: command.seat })) {
      const { type: _, from, serial: __, ...offer } = command;
      return { type: 'offer', to: from, ...offer };
    }
    return command;
  }

  #position(game: State): State {
    const { seats } = game;
    const offers = game.offers.flatMap((offer) => {
      if (this.#isParty(offer)) return [offer];
      const serial = this.#renumbered.get(nameOf(this.#deal, offer));
      return serial === undefined ? [] : [{ ...offer, serial }];
    });
    const offerSerials = game.offerSerials.map((serial, index) => {
      const pair = { from: Math.floor(index / seats), to: index % seats };
      return this.#isParty(pair) ? serial : (this.#told.get(pairOf(pair)) ?? 0);
    });
    return { ...game, offers, offerSerials };
  }
}

/** What each way to deal leads to, where it is told. */
const DEALINGS = { offer: 'offerMade', counter: 'offerMade', reject: 'offerClosed', withdraw: 'offerClosed' } as const;

const pairOf = ({ from, to }: Pair): string => `${from}.${to}`;
