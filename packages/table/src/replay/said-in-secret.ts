/**
 * What two players kept to themselves in a game that is over, as far as those who wrote it let the others read it: every line
 * is its writer's alone. A computer player has no secrets of its own; what it says to a person is as secret as what that person says.
 */
import type { Bundle, Seat } from '@illuminice/engine';
import type { PromiseKind, Term } from '@illuminice/protocol';
import type { FactOf, LogEntry } from '../model/log.ts';
import { partiesOf } from '../model/proposal.ts';

export type SecretWord = { readonly seq: number; readonly from: Seat; readonly to: readonly Seat[] } & (
  | { readonly kind: 'promised'; readonly text: string; readonly promise?: PromiseKind }
  | { readonly kind: 'proposed'; readonly text: string; readonly terms: readonly Term[]; readonly unless?: true }
  | { readonly kind: 'answered'; readonly yes: boolean; readonly amount?: number }
  /** Nobody took it. */
  | { readonly kind: 'offered'; readonly give: Bundle; readonly want: Bundle }
);

/** `shown`: the people who let it be read. */
export function saidInSecret(entries: readonly LogEntry[], shown: ReadonlySet<Seat>): readonly SecretWord[] {
  const [opened] = entries[0]?.facts ?? [];
  const seats = opened?.type === 'opened' ? opened.opening.seats : [];
  const isPerson = (seat: Seat): boolean => seats[seat]?.kind === 'human';
  const mayRead = ({ from, to }: Pick<SecretWord, 'from' | 'to'>): boolean =>
    isPerson(from) ? shown.has(from) : to.every((seat) => !isPerson(seat) || shown.has(seat));
  const found = new Words();
  for (const { seq, facts } of entries) for (const fact of facts) found.hear(seq, fact);
  return found.all().filter(mayRead);
}

class Words {
  #words: SecretWord[] = [];
  /** By their names: whispered, and still known. */
  #proposals = new Map<string, FactOf<'proposed'>>();
  #offers = new Map<string, SecretWord>();

  all(): readonly SecretWord[] {
    return [...this.#words, ...this.#offers.values()].sort((one, other) => one.seq - other.seq);
  }

  hear(seq: number, fact: LogEntry['facts'][number]): void {
    switch (fact.type) {
      // What was played before belongs to another game.
      case 'reset':
        this.#words = [];
        this.#proposals = new Map();
        this.#offers = new Map();
        return;
      case 'promised': {
        const { from, to, text, promise, secret } = fact;
        if (secret) this.#words.push({ kind: 'promised', seq, from, to: [to], text, ...(promise && { promise }) });
        return;
      }
      case 'proposed': {
        const { id, by, to, terms, text = '', secret, unless } = fact;
        if (!secret) return;
        this.#proposals.set(id, fact);
        this.#words.push({ kind: 'proposed', seq, from: by, to, text, terms, ...(unless && { unless }) });
        return;
      }
      case 'proposalAnswered': {
        const answered = this.#proposals.get(fact.id);
        if (!answered) return;
        const { seat, yes, amount } = fact;
        const to = partiesOf(answered).filter((party) => party !== seat);
        this.#words.push({ kind: 'answered', seq, from: seat, to, yes, ...(amount === undefined ? {} : { amount }) });
        return;
      }
      case 'game':
        for (const event of fact.events) {
          if (event.type === 'offerMade') {
            const { from, to, give, want } = event.offer;
            this.#offers.set(nameOf(event.offer), { kind: 'offered', seq, from, to: [to], give, want });
          }
          // Everybody has seen what changed hands.
          if (event.type === 'offerClosed' && event.how === 'accepted') this.#offers.delete(nameOf(event));
        }
    }
  }
}

const nameOf = ({ from, to, serial }: { readonly from: Seat; readonly to: Seat; readonly serial: number }): string =>
  `${from}.${to}.${serial}`;
