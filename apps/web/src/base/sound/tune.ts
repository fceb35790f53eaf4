/** The music, synthesised: a slow minor line over a low drone, rendered once into a loop. Fetched with the synthesiser. */
import type { synth } from './synth.ts';

const BEAT = 0.62;
/** Semitones above A2; undefined = a rest. Sixteen bars of a sneaking walk. */
const BASS = [0, 0, 7, 0, -2, -2, 5, -2, -4, -4, 3, -4, -5, -5, 2, 7];
const TUNE = [12, undefined, 15, 14, undefined, 12, 10, undefined, 12, undefined, 8, 7, undefined, 10, 11, undefined];

type Zzfx = Awaited<NonNullable<ReturnType<typeof synth>>>['ZZFX'];

export function render(zzfx: Zzfx): Float32Array<ArrayBuffer> {
  const beats = BASS.length * 4;
  const loop = new Float32Array(Math.ceil(beats * BEAT * zzfx.sampleRate));
  const put = (at: number, voice: readonly (number | undefined)[]): void => {
    const start = Math.floor(at * BEAT * zzfx.sampleRate);
    zzfx.buildSamples(...voice).forEach((sample, index) => {
      const place = (start + index) % loop.length;
      loop[place] = (loop[place] ?? 0) + sample;
    });
  };
  BASS.forEach((note, bar) => {
    put(bar * 4, [0.5, 0, pitch(note), 0.05, 1.2, 1.4, 0, 1]);
    put(bar * 4 + 1.5, [0.22, 0, pitch(note + 12), 0.02, 0.1, 0.5, 1, 1]);
    put(bar * 4 + 3, [0.18, 0, pitch(note + 7), 0.02, 0.1, 0.4, 1, 1]);
  });
  for (let round = 0; round < 2; round++)
    TUNE.forEach((note, step) => {
      if (note === undefined) return;
      const shift = round === 0 ? 0 : step % 3 === 0 ? 12 : 0;
      put(round * 32 + step * 2, [
        0.3,
        0,
        pitch(note + 12 + shift),
        0.04,
        0.25,
        0.9,
        0,
        1.2,
        0,
        0,
        0,
        0,
        0,
        0,
        4,
        0,
        0.18,
      ]);
    });
  return loop;
}

function pitch(semitones: number): number {
  return 110 * 2 ** (semitones / 12);
}
