// npm run container [-- --base debian | --base <image>] [--try]
// Builds deploy/Dockerfile with podman, buildah or docker. `--base debian` makes the base from Debian's packages, for where no
// registry of images can be reached; `--try` starts the image read-only and without root, waits until it is healthy, and plays.

import { parseArgs } from 'node:util';
import { buildImage } from './container/build-image.ts';
import { tryImage } from './container/try-image.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, try: { type: 'boolean', default: false } } });
const { image, megabytes } = await buildImage(values.base === undefined ? {} : { base: values.base });
console.log(`${image}: ${megabytes} MB`);
if (values.try) {
  const { readyMs, playedMs } = await tryImage(image);
  console.log(`ready after ${readyMs} ms, a game after ${playedMs} ms`);
}
