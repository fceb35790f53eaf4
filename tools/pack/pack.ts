/** Makes the package: bundles the server, lays the client beside it, and lets npm make the tarball. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { repositoryRoot } from '../rooms/read-rooms.ts';
import { bundleServer } from './bundle.ts';
import { type Lock, lockedPackages } from './locked-packages.ts';

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
}

export async function pack(target: string): Promise<{ readonly file: string; readonly bytes: number }> {
  const root = repositoryRoot();
  const into = isAbsolute(target) ? target : resolve(root, target);
  const folder = join(into, 'illuminice');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const imported = await bundleServer({ root, folder: join(folder, 'dist') });
  cpSync(join(root, 'apps/web/dist'), join(folder, 'web'), {
    recursive: true,
    // Development sheets are for the tests of the client.
    filter: (source) => !source.includes(join('dist', 'gallery')),
  });
  cpSync(join(root, 'tools/pack/illuminice.mjs'), join(folder, 'bin/pack/illuminice.mjs'));
  for (const part of ['node24', 'lock', 'npm', 'place', 'run-under'])
    cpSync(join(root, `tools/launch/${part}.mjs`), join(folder, `bin/launch/${part}.mjs`));
  layOutDeployment(join(root, 'deploy'), join(folder, 'deploy'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(root, imported), null, 2)}\n`);
  const npm = execFileSync('npm', ['pack', './illuminice', '--ignore-scripts', '--silent'], {
    cwd: into,
    encoding: 'utf8',
  });
  const file = join(into, npm.trim());
  return { file, bytes: statSync(file).size };
}

/** What builds images needs the sources; units run the package where `npm install --prefix /opt/illuminice` lays it. */
function layOutDeployment(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (source) => !/Dockerfile$|compose\.yaml$/.test(source) });
  for (const unit of readdirSync(to).filter((name) => name.endsWith('.service'))) {
    const text = readFileSync(join(to, unit), 'utf8');
    const packed = text.replace(
      'tools/launch.mjs illuminice',
      '/opt/illuminice/node_modules/illuminice/bin/pack/illuminice.mjs',
    );
    if (packed === text) throw new Error(`${unit} starts something else`);
    writeFileSync(join(to, unit), packed);
  }
}

function manifest(root: string, imported: readonly string[]): object {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { version, description, license, engines } = read('package.json') as Manifest;
  return {
    name: 'illuminice',
    ...{ version, description, license, engines },
    type: 'module',
    bin: { illuminice: 'bin/pack/illuminice.mjs' },
    ...lockedPackages(read('package-lock.json') as Lock, imported),
  };
}
