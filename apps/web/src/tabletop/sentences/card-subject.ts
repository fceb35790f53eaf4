/** Cards as subjects of a sentence: "Hackers attack", "Pentagon attacks" (T-35). Names are English in every language. */
import { type CardNo, groupDefinition, isIlluminatiCard } from '@illuminice/engine';
import { mark, type Seen } from '../seen/index.ts';

/** Who reads a sentence, and the table they know. */
export type Reader = Pick<Seen, 'me' | 'pack' | 'view'>;

/** `{cardIs, select, many {{card} attack} other {{card} attacks}}` */
export type Subjects = <Role extends string>(role: Role, card: CardNo) => Readonly<Record<Role | `${Role}Is`, string>>;

export function subjectsFor(reader: Reader): Subjects {
  return <Role extends string>(role: Role, card: CardNo) =>
    ({ [role]: mark.card(card), [`${role}Is`]: isMany(reader, card) ? 'many' : 'one' }) as Record<
      Role | `${Role}Is`,
      string
    >;
}

/** A face-down card reads "Illuminati of …", which are many. */
function isMany({ pack, view }: Reader, card: CardNo): boolean {
  if (!isIlluminatiCard(card)) return isPlural(groupDefinition(pack, card)?.name ?? '');
  const illuminati = view.seats[card]?.illuminati;
  return illuminati === undefined || isPlural(pack.illuminati[illuminati]?.name ?? '');
}

/** One of its kind in spite of its last letter. */
const ONE: ReadonlySet<string> = new Set(['Texas', 'The United Nations']);

/** "The Servants of Cthulhu" are many, "The Society of Assassins" is one: the noun before "of" decides. */
export function isPlural(name: string): boolean {
  return !ONE.has(name) && /(s|Men)$/.test(name.replace(/ (of|for|in) .*$/, ''));
}
