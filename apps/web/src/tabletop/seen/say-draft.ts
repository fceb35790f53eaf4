/** A proposal being put into words, before it is sent: plain data, so that a rival's card or an attack can begin one. */
import type { Seat } from '@illuminice/engine';
import type { PromiseKind } from '../../session/stores/index.ts';

export type SayKind = 'deal' | 'ask' | 'promise' | 'threat' | 'coalition';

export interface SayDraft {
  readonly kind: SayKind;
  readonly to: readonly Seat[];
  /** What each of them would say, and what oneself would; undefined: nothing. */
  readonly theirs: PromiseKind | undefined;
  readonly mine: PromiseKind | undefined;
  /** Coalition: what each is asked for, where it is not what `theirs` says. */
  readonly amounts: Readonly<Record<Seat, number>>;
  /** MB that change hands at once; only between two. */
  readonly give: number;
  readonly want: number;
  /** A promise in one's own words, which nobody judges. */
  readonly words: string | undefined;
  readonly secret: boolean;
  /** MB that have to come together. */
  readonly least: number | undefined;
  /** How long it stays open; undefined: as long as an offer. */
  readonly seconds: number | undefined;
  /** The proposal this one answers. */
  readonly counters: string | undefined;
}

const PEACE: PromiseKind = { kind: 'peace', turns: 1 };

/** How a talk usually begins: one turn of peace for one. */
export function peaceWith(seat: Seat): SayDraft {
  return newSay('deal', [seat], { theirs: PEACE });
}

export function newSay(kind: SayKind, to: readonly Seat[], begun: Partial<SayDraft> = {}): SayDraft {
  return {
    kind,
    to,
    theirs: kind === 'promise' ? undefined : { kind: 'stayOut' },
    mine: kind === 'ask' ? undefined : PEACE,
    amounts: {},
    give: 0,
    want: 0,
    words: undefined,
    secret: false,
    least: undefined,
    seconds: undefined,
    counters: undefined,
    ...begun,
  };
}
