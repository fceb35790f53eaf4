/** The image from nothing: a base of Debian's packages, deploy/Dockerfile, started as compose.yaml starts it, and played on. */
import { expect, test } from 'vitest';
import { buildImage, toolsMissing } from '../container/build-image.ts';
import { hasProgram } from '../container/engine.ts';
import { tryImage } from '../container/try-image.ts';

const missing = [...toolsMissing(), ...(hasProgram('mmdebstrap') ? [] : ['mmdebstrap'])];
if (missing.length > 0) console.warn(`the image is not tried: ${missing.join(', ')} is not installed here`);

test.runIf(missing.length === 0)(
  '[V-23] [V-29] the image holds no development package, runs without root on a read-only file system, is healthy, and a game begins',
  { timeout: 1_200_000 },
  async () => {
    const { image, megabytes } = await buildImage({ base: 'debian' });
    const { readyMs, playedMs } = await tryImage(image);
    console.log(`image ${megabytes} MB, ready after ${readyMs} ms, a game after ${playedMs} ms`);
    expect(megabytes).toBeLessThan(400);
  },
);
