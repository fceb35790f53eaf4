/** Sentences with cards and players in them: a translated text carries marks, and the marks become links. */
import type { CardNo, IlluminatiNo, Seat, SpecialNo } from '@illuminice/engine';

export type Part =
  | string
  | { readonly card: CardNo }
  | { readonly special: SpecialNo }
  /** With words where the sentence says "you", in the form its grammar wants. */
  | { readonly seat: Seat; readonly text?: string }
  | { readonly illuminati: IlluminatiNo };

/** Characters of the private-use area: no name and no translation contains them. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

export const mark = {
  card: (card: CardNo) => `${OPEN}c${card}${CLOSE}`,
  special: (special: SpecialNo) => `${OPEN}s${special}${CLOSE}`,
  seat: (seat: Seat) => `${OPEN}p${seat}${CLOSE}`,
  /** The word that follows is the link. */
  you: (seat: Seat) => `${OPEN}y${seat}${CLOSE}`,
  illuminati: (illuminati: IlluminatiNo) => `${OPEN}i${illuminati}${CLOSE}`,
} as const;

/**
 * Somebody as a person of the grammar: `{whoIs, select, you {{who}You draw} other {{who} draws}} {card}.` Directly behind
 * `{who}` stands the word for "you", in whatever case the language wants; it becomes the link.
 */
export type Persons = <Role extends string>(role: Role, seat: Seat) => Readonly<Record<Role | `${Role}Is`, string>>;

export function personsFor(me: Seat | undefined): Persons {
  return <Role extends string>(role: Role, seat: Seat) =>
    ({
      [role]: seat === me ? mark.you(seat) : mark.seat(seat),
      [`${role}Is`]: seat === me ? 'you' : 'other',
    }) as Record<Role | `${Role}Is`, string>;
}

export function partsOf(text: string): Part[] {
  return text
    .split(/(\uE000[cspi]\d+\uE001|\uE000y\d+\uE001\p{L}+)/u)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      if (!piece.startsWith(OPEN)) return piece;
      const [about = '', text = ''] = piece.split(CLOSE);
      const number = Number(about.slice(2));
      switch (piece[1]) {
        case 'c':
          return { card: number };
        case 's':
          return { special: number };
        case 'p':
          return { seat: number };
        case 'y':
          return { seat: number, text };
        default:
          return { illuminati: number };
      }
    });
}

export interface PartNames {
  readonly card: (card: CardNo) => string;
  readonly special: (special: SpecialNo) => string;
  readonly seat: (seat: Seat) => string;
  readonly illuminati: (illuminati: IlluminatiNo) => string;
}

export interface Piece {
  readonly part: Part;
  readonly text: string;
  /** Punctuation that follows a name and must not begin a line alone. */
  readonly stop: string;
}

/** A sentence in names and what stands between them; "C.I.A." at its end brings the full stop along. */
export function piecesOf(text: string, names: PartNames): Piece[] {
  const parts = partsOf(text);
  return parts.flatMap((part, index): Piece[] => {
    if (typeof part === 'string') {
      const text = index > 0 && typeof parts[index - 1] !== 'string' ? part.slice(stopOf(part).length) : part;
      return text === '' ? [] : [{ part, text, stop: '' }];
    }
    const next = parts[index + 1];
    const stop = typeof next === 'string' ? stopOf(next) : '';
    const text = nameIn(part, names);
    return [{ part, text, stop: text.endsWith('.') && stop.startsWith('.') ? stop.slice(1) : stop }];
  });
}

function stopOf(text: string): string {
  return /^[.,:;!?)…]+/u.exec(text)?.[0] ?? '';
}

function nameIn(part: Exclude<Part, string>, names: PartNames): string {
  if ('card' in part) return names.card(part.card);
  if ('special' in part) return names.special(part.special);
  return 'seat' in part ? (part.text ?? names.seat(part.seat)) : names.illuminati(part.illuminati);
}

/** The same sentence for a screen reader, a toast or the clipboard. */
export function plainText(text: string, names: PartNames): string {
  return piecesOf(text, names)
    .map(({ text, stop }) => text + stop)
    .join('');
}
