/** What an operator types after `illuminice`. */

import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Environment } from '../runtime/index.ts';

export interface Place {
  readonly env: Environment;
  /** Settings that stand otherwise here than in a clone, where the environment says nothing. */
  readonly usual?: Environment;
  /** How this command was called, for advice that can be typed. */
  readonly called: string;
  /** Where settings that name no whole path begin. */
  readonly folder: string;
  /** Where files that were named on the command line begin. */
  readonly cwd: string;
  /** Whether a server that starts shows itself in the browser, unless the command line says otherwise. */
  readonly opensPage: boolean;
  readonly say: (line: string) => void;
}

export interface Call extends Place {
  readonly names: readonly string[];
  readonly values: ReturnType<typeof parseArgs>['values'];
}

export interface Command {
  /** What stands after its name. */
  readonly usage: string;
  readonly does: string;
  /** How many names it takes; none if it does not say. */
  readonly takes?: number;
  readonly options?: ParseArgsOptionsConfig;
  readonly run: (call: Call) => Promise<void> | void;
}

/** It was called in a way it does not know; its usage is told. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
