/** What was said while a game ran at the server: whispers and secret deals only of those who let the others read them. */
import type { SecretWord } from '@illuminice/table';
import { onSite } from '../../base/site/index.ts';
import { post } from './post.ts';

/** `said`: in the chat, to everybody or, whispered, to one. */
export type Word =
  | SecretWord
  | {
      readonly kind: 'said';
      readonly seq: number;
      readonly from: number;
      readonly to: readonly number[];
      readonly text: string;
    };

export interface GameWords {
  readonly words: readonly Word[];
  /** Whether one's own may be read; missing for who did not play. */
  readonly mine?: { readonly seat: number; readonly shown: boolean };
}

const wordsPath = (table: string): string => `/api/games/${encodeURIComponent(table)}/words`;

/** Undefined: the server does not know of it any more, or cannot be reached. */
export async function wordsOfGame(table: string): Promise<GameWords | undefined> {
  const answer = await fetch(onSite(wordsPath(table))).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as GameWords) : undefined;
}

/** True once it is so. */
export async function showMyWords(table: string, { shown }: { readonly shown: boolean }): Promise<boolean> {
  return typeof (await post(wordsPath(table), { shown })) !== 'string';
}
