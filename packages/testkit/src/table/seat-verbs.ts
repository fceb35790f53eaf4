/** What a player does at the table, in the words of the game and the ids of the cards. */
import type { AttackKind, RefusalCode, SideName } from '@illuminice/engine';
import type { Json, JsonObject } from '../scenario/strict-json.ts';
import { translate } from '../scenario/translate.ts';
import type { CheckedGame } from '../watch/checked-game.ts';

type Plan = Readonly<Record<string, SideName | 'drop'>>;
type Arrow = { readonly host: string; readonly side: SideName; readonly plan?: Plan };
type Placements = Readonly<Record<string, Arrow & { readonly dropOld?: readonly string[] }>>;
type Bundle = { readonly money?: number; readonly specials?: readonly string[]; readonly groups?: readonly string[] };
type Amounts = Readonly<Record<string, number>>;
type Change = { readonly add: string } | { readonly remove: string } | { readonly reverse: string };

interface Announcement {
  readonly aids?: readonly string[];
  readonly privilege?: { readonly discard: string } | { readonly pay: true };
  readonly whispering?: true;
  readonly lasers?: { readonly target: string } & Change;
}

export type SeatVerbs<Name extends string> = ReturnType<typeof verbs<Name>> & {
  /** The next thing the seat tries is refused with this code, and changes nothing. */
  mayNot(code: RefusalCode): ReturnType<typeof verbs<Name>>;
};

interface Sitting<Name extends string> {
  readonly game: CheckedGame;
  readonly seat: number;
  readonly numberOf: (name: Name) => number;
}

export function seatVerbs<Name extends string>(sitting: Sitting<Name>): SeatVerbs<Name> {
  return {
    ...verbs(sitting, (type, args) => send(sitting, { type, ...args }, undefined)),
    mayNot: (code) => verbs(sitting, (type, args) => send(sitting, { type, ...args }, code)),
  };
}

function send<Name extends string>(
  { game, seat }: Sitting<Name>,
  command: JsonObject,
  refused: RefusalCode | undefined,
): void {
  const { pack, state } = game;
  const where = `seat ${seat}: ${command.type}`;
  const refusal = game.send(
    translate({ pack, state, seat, mayBeMalformed: refused === 'BAD_COMMAND', where }, command),
  );
  if (refusal?.code === refused) return;
  const got =
    refusal === undefined ? 'was accepted' : `was refused: ${refusal.code} (${refusal.rule}: ${refusal.values.need})`;
  throw new Error(`${where} ${got}${refused === undefined ? '' : `, expected ${refused}`}`);
}

function verbs<Name extends string>(
  { game, seat, numberOf }: Sitting<Name>,
  does: (type: string, args?: JsonObject) => void,
) {
  /** Arguments as JSON: keys that are undefined are left out. */
  const args = (given: object): JsonObject => JSON.parse(JSON.stringify(given));
  return {
    attacks: (kind: AttackKind, target: string) => ({
      with: (attacker: string, more: Announcement = {}) => does('attack', args({ kind, target, attacker, ...more })),
    }),
    spends: (
      amount: number,
      { from = 'illuminati', side }: { readonly from?: string; readonly side?: 'for' | 'against' } = {},
    ) => does('spend', args({ amount, from, side })),
    isDone: () => does('done'),
    callsOff: () => does('callOff'),
    abolishes: (first: string, second: string) => does('abolish', { discard: [first, second] }),
    replaces: (by: { readonly discard: string } | { readonly pay: true } | { readonly none: true }) =>
      does('replace', args(by)),
    plays: (card: string, more: JsonObject = {}) => does('play', { card, ...more }),
    declines: () => does('decline'),
    places: (arrow: Arrow) => does('place', args(arrow)),
    funds: (amount: number) => does('fund', { amount }),
    transfers: (amount: number, route: { readonly from: string; readonly to: string }) =>
      does('transfer', { amount, ...route }),
    moves: (group: string, arrow: Arrow) => does('move', args({ group, ...arrow })),
    drops: (group: string) => does('drop', { group }),
    gives: (to: Name, gift: Omit<Bundle, 'groups'>) => does('give', args({ to: numberOf(to), ...gift })),
    offers: (
      to: Name,
      { give = {}, want = {}, place }: { readonly give?: Bundle; readonly want?: Bundle; readonly place?: Placements },
    ) => does('offer', args({ to: numberOf(to), give, want, place })),
    counters: ({ give = {}, want = {} }: { readonly give?: Bundle; readonly want?: Bundle }) =>
      does('counter', args({ give, want })),
    accepts: (place?: Placements) => does('accept', args({ place })),
    rejects: () => does('reject'),
    withdraws: () => does('withdraw'),
    firesLasersAt: (target: string, change: Change) => does('lasers', args({ target, ...change })),
    recycles: () => does('recycle'),
    taxes: (...payers: readonly Name[]) => does('tax', { seats: payers.map(numberOf) }),
    paysTax: (from: Amounts) => does('payTax', { from }),
    paysPostOffice: (from: string) => does('payPostOffice', { from }),
    redistributes: (treasuries: Amounts) => does('redistribute', { treasuries }),
    reorganizes: (structure: Json) => does('reorganize', { structure }),
    keeps: ({ faceUp }: { readonly faceUp: boolean }) => does('keep', { faceUp }),
    passes: () => does('pass'),
    endsActions: () => does('endActions'),
    endsTransfers: () => does('endTransfers'),
    endsTurn: () => does('endTurn'),
    bids: (amount: number) => does('bid', { amount }),
    accuses: (accused: Name, illuminati: string) => does('accuse', { seat: numberOf(accused), illuminati }),
    revealsGoal: () => does('revealGoal'),
    choosesGoal: (goal: string) => does('chooseGoal', { goal }),
    choosesIlluminati: (card: string) => does('chooseIlluminati', { card }),
    turnsUp: (card: string) => does('flip', { card }),
    spreads: (card: string) => does('flaunt', { card, shown: true }),
    stacks: (card: string) => does('flaunt', { card, shown: false }),
    peeksAt: (owner: Name, index: number) => does('peek', { seat: numberOf(owner), index }),
    stopsPeeking: () => does('stopPeek'),
    catchesPeek: (index: number) => does('catchPeek', { index }),
    leaves: () => does('leave'),
    /** R-0.6, whatever the seat is asked. */
    answersByDefault: () => {
      const refusal = game.send({ type: 'default', seat });
      if (refusal !== undefined) throw new Error(`the default answer of seat ${seat} is refused: ${refusal.code}`);
    },
  };
}
