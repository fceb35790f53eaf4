import { useEffect, useState } from 'react';
import { type GameWords, showMyWords, wordsOfGame } from '../../session/words/index.ts';

export interface ReadWords extends GameWords {
  /** Lets the others read one's own, or no longer. */
  readonly show: (on: { readonly shown: boolean }) => void;
}

/** Of a game at the server; undefined while nothing is known, and for every other game. */
export function useGameWords(table: string | undefined): ReadWords | undefined {
  const [known, setKnown] = useState<GameWords>();
  useEffect(() => {
    let isLeft = false;
    setKnown(undefined);
    if (table !== undefined) void wordsOfGame(table).then((words) => isLeft || setKnown(words));
    return () => {
      isLeft = true;
    };
  }, [table]);
  if (table === undefined || !known) return undefined;
  const show = async ({ shown }: { readonly shown: boolean }): Promise<void> => {
    const { mine } = known;
    if (mine) setKnown({ ...known, mine: { ...mine, shown } });
    await showMyWords(table, { shown });
    setKnown((await wordsOfGame(table)) ?? known);
  };
  return { ...known, show: (on) => void show(on) };
}
