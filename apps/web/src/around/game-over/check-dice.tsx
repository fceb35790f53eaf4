import { type ReactElement, useState } from 'react';
import { needTexts, phrase, t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import type { GameVerdict } from './verify-game.ts';

/** Nobody has to believe the server: one press plays the whole log again from the seeds of all. */
export function CheckDice({
  seen,
  record,
}: {
  readonly seen: Seen;
  readonly record: () => Promise<string | undefined>;
}): ReactElement {
  const [found, setFound] = useState<GameVerdict | 'checking' | 'unreachable'>();
  const check = async (): Promise<void> => {
    setFound('checking');
    const [file, { verifyGame }] = await Promise.all([record(), import('./verify-game.ts'), needTexts('verdicts')]);
    setFound(file === undefined ? 'unreachable' : verifyGame(file, seen.me));
  };
  return (
    <div className="check-dice">
      <Button look="outline" icon="dice-target" disabled={found === 'checking'} onClick={() => void check()}>
        {t('dice.check', 'Check the dice')}
      </Button>
      <p role="status">{found && wordsFor(found)}</p>
    </div>
  );
}

function wordsFor(found: GameVerdict | 'checking' | 'unreachable'): string {
  if (found === 'checking') return t('dice.checking', 'The whole game is played again …');
  if (found === 'unreachable')
    return t('dice.unreachable', 'The log could not be fetched just now. Try again in a moment.');
  if (!found.ok)
    return t('dice.false', 'Something does not hold: {wrong}.', { wrong: phrase('verdicts', found.wrong) });
  const fair = t('dice.fair', 'Fair: {moves} moves and {draws} draws follow from the seeds and the rules.', {
    moves: found.moves,
    draws: found.draws,
  });
  return found.own === 'mixed' ? `${fair} ${t('dice.own', 'Your own seed is among them.')}` : fair;
}
