/** Appendix B and the order of Appendix E a second time: what an announcement must lead to. */
import { groupsIn, type Hung, openSides } from './hung-cards.ts';
import { BONUSES, GROUPS, ILLUMINATI, type Kind, OPPOSITE } from './printed-cards.ts';

export interface Lasers {
  readonly target: string;
  readonly add?: string;
  readonly remove?: string;
  readonly reverse?: string;
}

export interface Announcement {
  readonly kind: Kind;
  readonly attacker: string;
  readonly target: string;
  readonly aids: readonly string[];
  readonly whispering?: true;
  readonly privilege?: { readonly pay: true } | { readonly discard: string };
  readonly lasers?: Lasers;
}

/** Seat 0 announces in its own P3; nobody's treasury but its Illuminati's matters. */
export interface Table {
  readonly seats: readonly [Hung, ...Hung[]];
  readonly uncontrolled: readonly string[];
  readonly hand: readonly string[];
  readonly money: number;
  readonly taken: Readonly<Record<string, number>>;
  readonly used: readonly string[];
  readonly actionsUsed: number;
  readonly attackerOnly: boolean;
}

interface Sum {
  readonly power: number;
  readonly aid: number;
  readonly alignment: number;
  readonly typeBonus: number;
  readonly abilities: number;
  readonly moneyFor: number;
  readonly defence: number;
  readonly proximity: number;
  readonly moneyAgainst: number;
}

const LASERS = 'orbital-mind-control-lasers';
const power = (card: string) => ILLUMINATI.get(card)?.power ?? GROUPS.get(card)?.power ?? 0;
const lends = (card: string) => ILLUMINATI.get(card)?.power ?? GROUPS.get(card)?.transferable ?? 0;

function ownerOf({ seats }: Table, card: string): number {
  return seats.findIndex((hung) => hung.cards.has(card));
}

function isInPlay(table: Table, card: string): boolean {
  return GROUPS.has(card) && (ownerOf(table, card) >= 0 || table.uncontrolled.includes(card));
}

/** */
function alignmentsAfter(card: string, lasers: Lasers | undefined): ReadonlySet<string> {
  const now = new Set(GROUPS.get(card)?.alignments ?? []);
  if (lasers?.target !== card) return now;
  if (lasers.add) now.add(lasers.add);
  if (lasers.remove) now.delete(lasers.remove);
  if (lasers.reverse) {
    now.delete(lasers.reverse);
    now.add(OPPOSITE[lasers.reverse] ?? '');
  }
  return now;
}

/** */
function attacksAs({ attacker, kind, target, lasers }: Announcement): ReadonlySet<string> {
  const own = alignmentsAfter(attacker, lasers);
  const disguised =
    attacker === 'chinese-campaign-donors' &&
    kind === 'control' &&
    own.has('Communist') &&
    alignmentsAfter(target, lasers).has('Government');
  return disguised ? new Set([...own, 'Government'].filter((name) => name !== 'Communist')) : own;
}

/** The first refusal of Appendix E that applies. */
export function refusalOf(table: Table, wish: Announcement): string | undefined {
  const [own] = table.seats;
  const { kind, attacker, target, aids, whispering = false, privilege, lasers } = wish;
  const pays = privilege !== undefined && 'pay' in privilege;
  if (whispering && kind !== 'destroy') return 'BAD_COMMAND';
  if (pays && (own.illuminati !== 'bavarian-illuminati' || table.used.includes('privilege'))) return 'BAD_TIMING';
  if (lasers && (!own.cards.has(LASERS) || table.used.includes('lasers'))) return 'BAD_TIMING';
  const named = [...(whispering ? ['whispering-campaign'] : []), ...(privilege && !pays ? [privilege.discard] : [])];
  if (named.some((card) => !table.hand.includes(card)) || new Set(named).size < named.length) return 'CARD_NOT_HELD';
  if (table.actionsUsed >= 2) return 'NO_ACTIONS_LEFT';
  if (power(attacker) < 1) return 'NO_POWER';
  if (ownerOf(table, attacker) !== 0 || isWrongTarget(table, wish)) return 'ILLEGAL_TARGET';
  if (lasers && areWrong(table, lasers)) return 'ILLEGAL_TARGET';
  const isWrongAid = (aid: string) => aid === attacker || aid === target || ownerOf(table, aid) !== 0 || lends(aid) < 1;
  if (aids.some(isWrongAid) || new Set(aids).size < aids.length) return 'ILLEGAL_AID';
  const isTired = (card: string) => (table.taken[card] ?? 0) >= (card === 'ufos' ? 2 : 1);
  if ([attacker, ...aids].some(isTired)) return 'ALREADY_PARTICIPATED';
  if (isImmune(table, wish)) return 'IMMUNE';
  if (kind === 'control' && openSides(own, attacker, target).length === 0) return 'NO_OPEN_ARROW';
  return pays && table.money < 5 ? 'INSUFFICIENT_FUNDS' : undefined;
}

function isWrongTarget(table: Table, { kind, attacker, target, whispering }: Announcement): boolean {
  const owner = ownerOf(table, target);
  if (!isInPlay(table, target)) return true;
  if (kind === 'control') return owner === 0;
  if (kind === 'neutralize') return owner <= 0;
  return target === attacker || (power(target) === 0) !== (whispering === true);
}

function areWrong(table: Table, { target, add, remove, reverse }: Lasers): boolean {
  const has = (name: string) => GROUPS.get(target)?.alignments.includes(name) ?? false;
  if (!isInPlay(table, target) || target === LASERS) return true;
  if (add) return has(add);
  if (remove) return !has(remove);
  return !has(reverse ?? '') || OPPOSITE[reverse ?? ''] === undefined;
}

/** */
function isImmune(table: Table, wish: Announcement): boolean {
  const owner = ownerOf(table, wish.target);
  if (owner <= 0 || table.seats[owner]?.illuminati !== 'discordian-society') return false;
  const hated = (names: ReadonlySet<string>) => names.has('Government') || names.has('Straight');
  return hated(attacksAs(wish)) || wish.aids.some((aid) => hated(alignmentsAfter(aid, wish.lasers)));
}

/** Appendix B. */
export function sumOf(table: Table, wish: Announcement): Sum {
  const { kind, attacker, target, aids, whispering = false, lasers } = wish;
  const ours = attacksAs(wish);
  const theirs = alignmentsAfter(target, lasers);
  const same = [...ours].filter((name) => name !== 'Fanatic' && theirs.has(name)).length;
  const opposed =
    [...ours].filter((name) => theirs.has(OPPOSITE[name] ?? '')).length +
    (ours.has('Fanatic') && theirs.has('Fanatic') ? 1 : 0);
  const helpers = [...table.seats[0].cards.keys()].filter((card) => card !== target);
  const abilities = helpers.flatMap((card) =>
    (BONUSES[card] ?? []).filter(({ direct, kinds, against }) => {
      const counts = card === attacker || (!direct && !table.attackerOnly);
      const fits =
        against === undefined || (typeof against === 'string' ? theirs.has(against) : against.includes(target));
      return counts && fits && kinds.includes(kind);
    }),
  );
  const owner = ownerOf(table, target);
  const depth = owner > 0 ? (table.seats[owner]?.cards.get(target)?.depth ?? 0) : 0;
  return {
    power: power(attacker),
    aid: aids.reduce((sum, card) => sum + lends(card), 0),
    alignment: (kind === 'destroy' ? -4 : 4) * (same - opposed) || 0,
    typeBonus: kind === 'neutralize' ? 6 : 0,
    abilities: abilities.reduce((sum, { amount }) => sum + amount, 0),
    moneyFor: 0,
    defence: kind === 'destroy' && !whispering ? power(target) : resistance(table, target, ours),
    proximity: [0, 10, 5, 2][depth] ?? 0,
    moneyAgainst: 0,
  };
}

/** */
function resistance(table: Table, target: string, attacking: ReadonlySet<string>): number {
  const stubborn = target === 'gun-lobby' && ['Liberal', 'Communist', 'Weird'].some((name) => attacking.has(name));
  const owner = table.seats[ownerOf(table, target)];
  const sheltered = target !== 'survivalists' && owner !== undefined && groupsIn(owner).includes('survivalists');
  return (stubborn ? 10 : (GROUPS.get(target)?.resistance ?? 0)) + (sheltered ? 2 : 0);
}
