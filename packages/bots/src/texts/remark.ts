import type { CardNo, Seat } from '@illuminice/engine';
import type { PersonaKey } from '../personas/persona.ts';

/** What there is to talk about, with what goes into the sentence. */
export type Cue =
  | { readonly moment: 'greet' | 'oppose' | 'defend' | 'success' | 'failure' | 'win' | 'accept' }
  | { readonly moment: 'attack'; readonly target: CardNo }
  | { readonly moment: 'offer'; readonly seat: Seat; readonly amount: number }
  | { readonly moment: 'refuse' | 'betrayed'; readonly seat: Seat }
  | Reply;

/** What is said to somebody who spoke to us by name. */
export type Reply =
  /** Would not tell, and does not understand more than this. */
  | { readonly moment: 'secretive' }
  /** Wants it as a proposal. */
  | { readonly moment: 'propose' }
  /** Who is dangerous, as everybody can see; or that nobody is. */
  | { readonly moment: 'warn'; readonly seat: Seat }
  | { readonly moment: 'calm' };

export type Moment = Cue['moment'];

export type RemarkKey = `${PersonaKey}.${Moment}`;

/**
 * A line for the chat, as a key with its values: everybody hears it in their own language. `variant` chooses between the
 * sentences a language has for the key, and is below `VARIANTS`.
 */
export interface Remark {
  readonly key: RemarkKey;
  readonly values: RemarkValues;
}

export interface RemarkValues {
  readonly variant: number;
  readonly target?: CardNo;
  readonly seat?: Seat;
  readonly amount?: number;
}

export const VARIANTS = 2;
