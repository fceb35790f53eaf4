import { type RandomPort, wrongWithDraw } from './random-port.ts';

/**
 * The generator of simulations, searches and tests: fast, repeatable, and easy to predict. Never for a game among people.
 * A draw is 53 mixed bits times `below`, rounded down: no remainder, so no value is favoured by more than statistics can see.
 * `quickRandom(7)` and `quickRandom('7')` are the same generator, as a seed given on a command line is text.
 */
export function quickRandom(seed: number | string): RandomPort {
  const text = String(seed);
  const keyA = hashText(text, 0x9e3779b9);
  const keyB = hashText(text, 0x85ebca6b);
  const keyC = hashText(text, 0xc2b2ae35);

  return (counter, below) => {
    const wrong = wrongWithDraw(counter, below);
    if (wrong !== undefined) throw new RangeError(wrong);
    // A key before each scramble: with the first alone, every seed would walk the same sequence from another start.
    const first = scramble((counter | 0) + keyA);
    const low = scramble(first ^ keyB ^ Math.imul(counter / 2 ** 32, 0x9e3779b1));
    const high = scramble(low + keyC);
    return Math.floor(((high >>> 0) * 2 ** 21 + (low >>> 11)) * 2 ** -53 * below);
  };
}

/** Every input bit reaches every output bit. Constants: Chris Wellons, "lowbias32". */
function scramble(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

function hashText(text: string, start: number): number {
  let hash = start ^ text.length;
  for (let at = 0; at < text.length; at += 1) hash = scramble(Math.imul(hash, 31) + text.charCodeAt(at));
  return scramble(hash);
}

/** The same as a stream of shares of one, for whoever only asks for the next. */
export function quickChance(seed: number | string): () => number {
  const draw = quickRandom(seed);
  let drawn = 0;
  return () => draw(drawn++, 2 ** 31, 'choice') / 2 ** 31;
}
