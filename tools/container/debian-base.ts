/** A base like node:24-slim out of Debian's packages, this Node and this npm: needs no registry of images. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Engine, run } from './engine.ts';

const IMAGE = 'localhost/illuminice-base';
const RELEASE = 'bookworm';

export function debianBase(engine: Engine): string {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-base-'));
  try {
    const tree = join(folder, 'tree');
    const options = ['--variant=minbase', '--include=ca-certificates,libstdc++6', '--format=directory'];
    // The tree is thrown away: nothing in it has to reach the disk.
    const quick = ['--dpkgopt=force-unsafe-io'];
    // Manuals and other languages are of no use to a server.
    const slim = ['man', 'doc', 'locale', 'info'].map((each) => `--dpkgopt=path-exclude=/usr/share/${each}/*`);
    execFileSync('mmdebstrap', [...options, ...quick, ...slim, RELEASE, tree], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const local = join(tree, 'usr/local');
    cpSync(process.execPath, join(local, 'bin/node'));
    const npm = dirname(
      dirname(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())),
    );
    mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
    cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
    const tar = join(folder, 'base.tar');
    execFileSync('tar', ['--create', '--file', tar, '--directory', tree, '--exclude=./dev/*', '.']);
    run(engine, ['import', '--change', 'ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', tar, IMAGE]);
    return IMAGE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
