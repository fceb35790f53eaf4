// npm run verify -- <log>   checks the log of a finished game (npm run export): seeds against their commitments, and
//                           every shuffle, roll and event against what rules and dice lead to, and what people did
//                           against the keys of their seats

import { readFileSync } from 'node:fs';
import { catalogue } from '@illuminice/cards';
import { gameFileId, type LogEntry, type LogWrong, verifyGameLog } from '@illuminice/table';
import { complain } from './simulate/arguments.ts';

const USAGE = 'npm run verify -- <log of a finished game, JSON lines>';
const [file] = process.argv.slice(2);
if (file === undefined) complain('which log?', USAGE);

const verdict = verifyGameLog(catalogue, readLog(file));
if (verdict.ok) {
  const { entries, commands, events, draws } = verdict;
  console.log(
    `verified: ${entries} entries, ${commands} commands, ${events} events and ${draws} draws follow from the seeds and the rules, and people signed what they did`,
  );
  if (verdict.byServer)
    console.log(
      `whoever runs the server put a backup back, or took somebody out, in entries ${verdict.byServer.join(', ')}`,
    );
} else {
  console.log(`${verdict.unproven ? 'NOT PROVEN' : 'FALSE'} at entry ${verdict.entry}: ${inEnglish(verdict.wrong)}`);
  process.exitCode = 1;
}

/** `eventFalse` with its values: "event false (number 2, event diceRolled, …)". */
function inEnglish({ what, ...values }: LogWrong): string {
  const words = what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  // Seats as people count them.
  const told = Object.entries(values).map(([name, value]) => `${name} ${name === 'seat' ? Number(value) + 1 : value}`);
  return told.length === 0 ? words : `${words} (${told.join(', ')})`;
}

function readLog(path: string): LogEntry[] {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    complain(`cannot read ${path}: ${error instanceof Error ? error.message : error}`, USAGE);
  }
  return text
    .split('\n')
    .filter((line, index) => line.trim() !== '' && !(index === 0 && gameFileId(line) !== undefined))
    .map((line, index) => readLine(line, index + 1));
}

function readLine(line: string, number: number): LogEntry {
  let entry: Partial<LogEntry>;
  try {
    entry = JSON.parse(line);
  } catch {
    return complain(`line ${number} is no JSON`, USAGE);
  }
  if (typeof entry.seq === 'number' && Array.isArray(entry.facts)) return entry as LogEntry;
  return complain(
    `line ${number} tells no facts: the log of a running game shows what one viewer may see; the whole of it comes out at the end`,
    USAGE,
  );
}
