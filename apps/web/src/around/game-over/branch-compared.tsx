import { type ReactElement, useEffect } from 'react';
import { say, useLocal } from '../../session/local/index.ts';
import { branchSentence } from '../branch/index.ts';

/** Of a game that was played on from a replay: would it have ended better? */
export function BranchCompared(): ReactElement | undefined {
  const open = useLocal((state) => state.open);
  const games = useLocal((state) => state.games) ?? [];
  useEffect(() => {
    if (open !== undefined) say({ type: 'list' });
  }, [open]);
  const own = games.find(({ id }) => id === open);
  const text = own && branchSentence(own, games);
  return text === undefined ? undefined : <p role="status">{text}</p>;
}
