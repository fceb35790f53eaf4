import type { AnyCommand } from '@illuminice/engine';

/** The rules or the table broke a promise of their own while carrying out this command. Never caused by what a player sends. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
  readonly command: AnyCommand;

  constructor(command: AnyCommand, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.command = command;
  }
}

export function orFault<T>(command: AnyCommand, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new TableFault(command, cause);
  }
}
