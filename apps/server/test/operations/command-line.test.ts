/** What an operator types on the first evening, and what they are told. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../../src/command/run-command.ts';
import { COMMANDS } from '../../src/illuminice.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

async function typed(line: string, dataDir = temporaryFolder()) {
  const said: string[] = [];
  const complaints = vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  onTestFinished(() => complaints.mockRestore());
  const code = await runCommand({
    commands: COMMANDS,
    args: line.split(' ').filter((word) => word !== ''),
    place: {
      env: { DATA_DIR: dataDir },
      folder: '/',
      cwd: dataDir,
      called: 'npx illuminice',
      opensPage: false,
      say: (text) => void said.push(text),
    },
  });
  return { code, said: said.join('\n') };
}

test('[C-16] version and help are there in every usual spelling, also for one command', async () => {
  for (const line of ['version', '--version', '-v'])
    expect(await typed(line)).toEqual({ code: 0, said: expect.stringMatching(/^illuminice \d+\.\d+\.\d+, rules/) });
  for (const line of ['help', '--help', '-h'])
    expect(await typed(line)).toEqual({ code: 0, said: expect.stringContaining('DATA_DIR=data') });
  for (const line of ['backup --help', 'backup -h'])
    expect(await typed(line)).toEqual({ code: 0, said: `illuminice backup [file]\n${COMMANDS.backup?.does}` });
});

test('[C-16] help tells where this place keeps its games, and so it does, unless the environment says otherwise', async () => {
  const [usual, chosen] = [temporaryFolder(), temporaryFolder()];
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const run = async (args: readonly string[], DATA_DIR: string | undefined): Promise<string> => {
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    const place = { folder: '/', cwd: '/', called: 'npx illuminice', opensPage: false, say };
    await runCommand({ commands: COMMANDS, args, place: { ...place, env: { DATA_DIR }, usual: { DATA_DIR: usual } } });
    return said.join('\n');
  };
  expect(await run(['--help'], undefined)).toContain(`DATA_DIR=${usual} `);
  expect(await run(['doctor'], undefined)).toContain(usual);
  expect(await run(['doctor'], '')).toContain(usual);
  expect(await run(['doctor'], chosen)).toContain(chosen);
});

test('[C-16] what it does not know it names, with the way it is used; nothing is started by mistake', async () => {
  expect(await typed('strat')).toMatchObject({ code: 2, said: expect.stringContaining('no such command') });
  expect(await typed('--port 99')).toEqual({
    code: 2,
    said: "illuminice start: Unknown option '--port'\nusage: illuminice start [--lan] [--open | --no-open]",
  });
  expect(await typed('start 8081')).toMatchObject({ code: 2, said: expect.stringContaining('what is "8081"?') });
  expect(await typed('doctor me')).toEqual({
    code: 2,
    said: 'illuminice doctor: what is "me"?\nusage: illuminice doctor',
  });
});

test('[V-22] no other file takes the place of the games: what is no backup is refused by its name', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'letter.db'), 'dear operator');
  const other = new DatabaseSync(join(folder, 'other.db'));
  other.exec('CREATE TABLE bookmarks (address TEXT)');
  other.close();
  expect(await typed('restore letter.db', folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('letter.db is no backup: file is not a database'),
  });
  expect(await typed('restore other.db', folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('other.db is no backup: it is the database of another program'),
  });
  expect(await typed('restore nothing.db', folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no backup'),
  });
});

test('[C-16] an empty folder and a file that is not there are told in one sentence', async () => {
  const folder = temporaryFolder();
  for (const line of ['backup', 'export', 'export some-table'])
    expect(await typed(line, folder)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`there is no database in ${folder} (DATA_DIR)`),
    });
  expect(await typed('import game.jsonl', folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`there is no file ${join(folder, 'game.jsonl')}`),
  });
});
