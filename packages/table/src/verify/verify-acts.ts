/** What people did is signed by the key of their seat, together with who sat where and what they had been told before. */
import { difference, type Seat } from '@illuminice/engine';
import { type Hex32, isSignedBy } from '@illuminice/fair-dice';
import type { SeatRequest } from '@illuminice/protocol';
import { dealersIn, partnerIn } from '../model/dealers.ts';
import type { FactOf, LogEntry, TableFact } from '../model/log.ts';
import { requestIn, textToSign } from '../model/signed-act.ts';
import type { TableState } from '../model/table-state.ts';
import { authorOf } from './authors.ts';
import type { LogWrong } from './log-wrong.ts';

interface SeatKey {
  readonly ceremonyId: string;
  readonly seat: Seat;
  readonly key: Hex32;
}

/** Asked about one entry after the other. */
export class Acts {
  readonly #keys: readonly SeatKey[];
  readonly #heads = new Set<Hex32>();
  readonly #ids = new Set<string>();

  constructor(entries: readonly LogEntry[]) {
    this.#keys = keysIn(entries);
  }

  /** `state`: before this entry. */
  wrongIn(state: TableState, entry: LogEntry): LogWrong | undefined {
    const wrong = this.#wrongAct(state, entry);
    if (entry.chain !== undefined) this.#heads.add(entry.chain);
    return wrong;
  }

  #wrongAct(state: TableState, entry: LogEntry): LogWrong | undefined {
    const { seat, commandId, signed } = entry;
    if (seat === undefined || commandId === undefined) return undefined;
    if (this.#ids.has(commandId)) return { what: 'actTwice', seat };
    this.#ids.add(commandId);
    const keys = this.#keys.filter((key) => key.seat === seat);
    if (keys.length === 0) return { what: 'seatUnsigned', seat };
    if (!signed) return isToldInPart(entry) ? undefined : { what: 'actUnsigned', seat };
    const request = requestIn(entry);
    if (!request || !isCarriedOut(state, request, entry)) return { what: 'actDiffers', seat };
    const { after, signature } = signed;
    if (after !== undefined && !this.#heads.has(after)) return { what: 'headUnknown', seat };
    const names = state.opening.seats.map(({ name }) => name);
    const id = commandId.slice(`${seat}.`.length);
    const isSigned = keys.some(({ ceremonyId, key }) =>
      isSignedBy(key, { signature, text: textToSign({ ceremonyId, names, seat, id, after, request }) }),
    );
    return isSigned ? undefined : { what: 'signatureFalse', seat };
  }
}

function keysIn(entries: readonly LogEntry[]): SeatKey[] {
  let ceremonyId = '';
  const keys: SeatKey[] = [];
  for (const fact of entries.flatMap(({ facts }) => facts)) {
    if (fact.type === 'opened' || fact.type === 'reset' || fact.type === 'diceAgain') ({ ceremonyId } = fact.dice);
    if (fact.type === 'diceRevealed' && fact.key !== undefined)
      keys.push({ ceremonyId, seat: fact.seat, key: fact.key });
  }
  return keys;
}

/** A trade of two others: its number is told anew, so what they signed is theirs alone. */
function isToldInPart({ digest, facts }: LogEntry): boolean {
  const game = facts.find((fact): fact is FactOf<'game'> => fact.type === 'game');
  return digest !== undefined && (game?.command.type === 'offer' || game?.command.type === 'accept');
}

/** Nothing of the seat's own in the entry but what it asked for, and that is in it. */
function isCarriedOut(state: TableState, request: SeatRequest, { seat = -1, facts }: LogEntry): boolean {
  const own = facts.filter((fact) => authorOf(fact) === seat);
  return facts.some((fact) => isPartOf(state, request, fact)) && own.every((fact) => isPartOf(state, request, fact));
}

function isPartOf({ vote }: TableState, request: SeatRequest, fact: TableFact): boolean {
  switch (request.type) {
    case 'command':
      return isMove(request, fact);
    case 'wait':
      return fact.type === 'waited';
    case 'standing':
      return fact.type === 'standing' && fact.kind === request.kind && fact.on === request.on;
    case 'arm':
      return fact.type === 'armed' && fact.card === request.card && fact.against === request.against;
    case 'promise':
      return fact.type === 'promised' && fact.to === request.to && isSame(termsOf(request), termsOf(fact));
    case 'propose':
      return fact.type === 'proposed' && isSame(proposedTerms(request), proposedTerms(fact));
    case 'answerProposal':
      return (
        fact.type === 'proposalAnswered' &&
        fact.id === request.proposal &&
        fact.yes === request.yes &&
        fact.amount === request.amount
      );
    case 'withdrawProposal':
      return fact.type === 'proposalWithdrawn' && fact.id === request.proposal;
    case 'vote':
      if (fact.type === 'voteOpened')
        return fact.what === request.what && (fact.what !== 'seatBot' || fact.about === request.seat);
      return fact.type === 'voted' && fact.yes === request.yes && (vote?.what ?? request.what) === request.what;
    case 'undo':
      return fact.type === 'rewound' && fact.why === 'undo';
    case 'handBack':
      return fact.type === 'handedBack';
    case 'rematch':
      return fact.type === 'rematchWanted';
    case 'pick':
      return fact.type === 'picked' && fact.back === request.back;
    case 'throw':
      return fact.type === 'thrown';
    case 'diceCommit':
      return fact.type === 'diceCommitted' && fact.commitment === request.commitment;
    case 'diceReveal':
      return fact.type === 'diceRevealed' && fact.seed === request.seed && fact.key === request.key;
  }
}

const NO_ANSWERS: readonly string[] = ['default', 'decline', 'done'];

function isMove({ command, promise, asks }: Extract<SeatRequest, { type: 'command' }>, fact: TableFact): boolean {
  if (fact.type === 'held') return NO_ANSWERS.includes(command.type);
  if (fact.type === 'promised') {
    const terms = fact.asked ? asks : promise;
    const isBeside = dealersIn(fact).to === partnerIn(command);
    return isBeside && terms !== undefined && isSame(termsOf(terms), termsOf(fact));
  }
  return fact.type === 'game' && isSame({ ...fact.command, seat: 0 }, { ...command, seat: 0 });
}

interface Terms {
  readonly text: string;
  readonly promise?: unknown;
  readonly secret?: boolean;
}

function termsOf({ text, promise, secret }: Terms): Terms {
  return { text, ...(promise === undefined ? {} : { promise }), secret: secret === true };
}

type Proposed = Omit<FactOf<'proposed'>, 'type' | 'id' | 'by' | 'ms'>;

/** Its name is given by the table, and its time by the rules of the table where nobody said one. */
function proposedTerms({ to, terms, text, secret, unless, enough, least, counters }: Proposed): object {
  return { to, terms, text, secret, unless, enough, least, counters };
}

function isSame(one: object, other: object): boolean {
  return difference(one, other) === undefined;
}
