/** Just enough PNG: 8-bit grey with alpha. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY_ALPHA = 4;

/** `pixels` holds grey and alpha of each pixel, row by row. */
export function greyAlphaPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, GREY_ALPHA, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    // Every row begins with the number of its filter; 0 = none.
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * width * 2, (y + 1) * width * 2)]),
  );
  const data = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const GRAIN_ALPHAS = [20, 9, 0, 0];

/** Paper grain as a picture: the same as an SVG filter costs several times as much at every repaint. */
export function grain(size: number): Buffer {
  const pixels = new Uint8Array(size * size * 2);
  const next = generator(0x2f6e2b1);
  for (let at = 0; at < pixels.length; at += 2) {
    const value = next();
    pixels[at] = value < 0.5 ? 60 : 255;
    // Few levels of alpha compress to a third of many.
    pixels[at + 1] = GRAIN_ALPHAS[Math.floor(value * 64) % GRAIN_ALPHAS.length] ?? 0;
  }
  return greyAlphaPng(size, size, pixels);
}

/** Mulberry32: the same grain in every build, and no stripes as a simpler one shows. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
