/** Scenario files and folders from disk. A file that cannot be read is one failed entry, never a silent nothing. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Scenario } from './format.ts';
import { idOf, readScenario } from './read-scenario.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Json, listIn, objectWith, shown } from './strict-json.ts';

export type Entry =
  | { readonly id: string; readonly file: string; readonly scenario: Scenario }
  | { readonly id: string; readonly file: string; readonly problem: string };

/** A folder means every `*.json` in it, in the order of their names. */
export function readEntries(paths: readonly string[]): Entry[] {
  return paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return readFile(path);
      const files = readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted();
      if (files.length === 0) throw new ScenarioError('no *.json in this folder');
      return files.flatMap((name) => readFile(join(path, name)));
    } catch (error) {
      return [{ id: path, file: path, problem: messageOf(error) }];
    }
  });
}

function readFile(path: string): Entry[] {
  const file = basename(path);
  try {
    return readText(readFileSync(path, 'utf8'), file);
  } catch (error) {
    return [{ id: file, file, problem: messageOf(error) }];
  }
}

/** The scenarios of one file's text; each that cannot be read has its own line. */
export function readText(text: string, file: string): Entry[] {
  const content = objectWith(JSON.parse(text) as Json, 'the file', ['format', 'scenarios']);
  if (content.format !== 1) throw new ScenarioError(`format must be 1, not ${shown(content.format)}`);
  return listIn(content.scenarios, 'scenarios').map((value, index) => {
    const id = idOf(value, index);
    try {
      return { id, file, scenario: readScenario(value) };
    } catch (error) {
      return { id, file, problem: messageOf(error) };
    }
  });
}

function messageOf(error: unknown): string {
  return `error: ${error instanceof Error ? error.message : String(error)}`;
}
