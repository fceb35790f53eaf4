import type { Game } from '../flow/game.ts';
import type { Command, CommandOf, CommandType } from '../model/commands.ts';
import type { Refusal } from '../model/refusal.ts';

/**
 * May this seat do it now, and what happens: every refusal first, in the order of Appendix E, then only facts.
 * A handler that emits before its last check breaks.
 */
export type Handler<Type extends CommandType> = (game: Game, command: CommandOf<Type>) => Refusal | undefined;

export type Handlers = { readonly [Type in CommandType]: Handler<Type> };

export type AnyHandler = (game: Game, command: Command) => Refusal | undefined;
