/** What stands ready for whoever wants to be told something. Comes after the table, so that nobody waits for it. */
import type { ReactElement } from 'react';
import { Hint } from '../hint/hint.tsx';
import { FirstGames } from './first-games.tsx';

export function Help(): ReactElement {
  return (
    <>
      <FirstGames />
      <Hint />
    </>
  );
}
