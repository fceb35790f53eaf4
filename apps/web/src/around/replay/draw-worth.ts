/** What a drawn card was worth: everybody's chance with it, beside the mean of what might have lain on top of the deck. */
import { chancesOf } from '@illuminice/bots';
import { clone, type RandomPort, type Seat, type State, step, viewFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { LogEntry, Replay } from '@illuminice/table';
import type { Reviewed } from './roll-worth.ts';
import { stillPlayed } from './still-played.ts';

export interface DrawnCard {
  readonly seq: number;
  readonly seat: Seat;
  /** The moment before its entry, and the one it ends with. */
  readonly before: number;
  readonly after: number;
}

/** Cards of the deck that are tried: with these the mean is within a point of that of all. */
const TRIED = 20;

/** Entries in which one card was drawn; with two of them nobody could say which one it was. */
export function drawsOf(replay: Replay, entries: readonly LogEntry[]): readonly DrawnCard[] {
  const played = stillPlayed(replay);
  return entries.flatMap(({ seq, facts }) => {
    if (!played.has(seq)) return [];
    const events = facts.flatMap((fact) => (fact.type === 'game' ? fact.events : []));
    const drawn = events.filter(({ type }) => type === 'cardDrawn');
    const [only] = drawn;
    // Shuffled within the same entry, the deck of before says nothing of the card.
    if (only?.type !== 'cardDrawn' || drawn.length > 1 || events.some(({ type }) => type === 'deckShuffled')) return [];
    const before = replay.moments.findLastIndex((moment) => moment.seq < seq);
    const after = replay.moments.findLastIndex((moment) => moment.seq === seq);
    return before < 0 || after < 0 ? [] : [{ seq, seat: only.seat, before, after }];
  });
}

/** By seat, as shares of one: what the card gave. Undefined where the log does not tell how it came to be drawn. */
export function worthOfDraw(
  { replay, entries, eyes }: Reviewed,
  { seq, before, after }: DrawnCard,
): readonly number[] | undefined {
  const { pack } = replay;
  const { game } = replay.at(before);
  const facts = entries.find((entry) => entry.seq === seq)?.facts ?? [];
  if (!game || game.deck.length < 2) return undefined;
  const is = chancesOf(pack, replay.viewAt(after, eyes));
  const pick = quickRandom(`draw ${seq}`);
  const sum = is.map(() => 0);
  let tried = 0;
  for (let number = 0; number < TRIED; number++) {
    const other = withOnTop(game, pick(number, game.deck.length, 'choice'));
    const rules = { pack, random: asItLies };
    if (facts.some((fact) => fact.type === 'game' && step(rules, other, fact.command))) return undefined;
    for (const [seat, chance] of chancesOf(pack, viewFor(pack, other, eyes)).entries())
      sum[seat] = (sum[seat] ?? 0) + chance;
    tried++;
  }
  return is.map((chance, seat) => chance - (sum[seat] ?? 0) / tried);
}

function withOnTop(game: State, index: number): State {
  const other = clone(game);
  const [top, wanted] = [other.deck[0], other.deck[index]];
  if (top === undefined || wanted === undefined) return other;
  other.deck[index] = top;
  other.deck[0] = wanted;
  return other;
}

const asItLies: RandomPort = () => 0;
