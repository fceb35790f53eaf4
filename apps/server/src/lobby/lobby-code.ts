import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@illuminice/protocol';

/** 31^6 ≈ 887 million: guessing one of a thousand live lobbies takes a million tries, far beyond the rate limit. */
export function newLobbyCode(isTaken: (code: string) => boolean): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
    if (!isTaken(code)) return code;
  }
}
