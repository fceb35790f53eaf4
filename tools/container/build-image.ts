/** Builds deploy/Dockerfile from this tree. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../rooms/read-rooms.ts';
import { debianBase } from './debian-base.ts';
import { buildFlags, type Engine, engineHere, globalFlags, hasProgram, run } from './engine.ts';

interface Built {
  readonly image: string;
  readonly megabytes: number;
}

/** What has to be installed before an image can be built; empty where all is there. */
export function toolsMissing(): readonly string[] {
  return engineHere() === undefined ? ['podman or docker'] : [];
}

export async function buildImage({ base }: { readonly base?: string } = {}): Promise<Built> {
  const engine = engineHere();
  if (engine === undefined) throw new Error(`an image needs ${toolsMissing().join(', ')}`);
  const root = repositoryRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const image = `localhost/illuminice:${version}`;
  const from = base === 'debian' ? debianOn(engine) : base;
  const args = [
    '--file',
    'deploy/Dockerfile',
    '--tag',
    image,
    ...(from === undefined ? [] : ['--build-arg', `NODE=${from}`]),
  ];
  // Podman's own format of images keeps no health check.
  const format = engine === 'podman' ? ['--format', 'docker'] : [];
  const { status } = spawnSync(
    engine,
    [...globalFlags(engine), 'build', ...format, ...buildFlags(engine), ...args, '.'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) throw new Error('the image could not be built');
  const bytes = Number(run(engine, ['image', 'inspect', '--format', '{{.Size}}', image]));
  return { image, megabytes: Math.round(bytes / 1e6) };
}

function debianOn(engine: Engine): string {
  if (!hasProgram('mmdebstrap')) throw new Error('--base debian needs mmdebstrap');
  return debianBase(engine);
}

/** As one file, to lay beside a release: `podman load` and `docker load` read it. */
export function saveImage(image: string, file: string): string {
  run(engineHere() ?? 'docker', ['save', '--output', file, image]);
  return file;
}
