import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import type { GameVerdict, GameWrong } from './verify-game.ts';

/** The sentences come with the check: nobody else needs them. */
interface Checked {
  readonly verdict: GameVerdict;
  readonly sentence: (wrong: GameWrong) => string;
}

/** Enough to be read out and compared. */
const SEAL_DIGITS = 8;

/** Nobody has to believe the server: one press plays the whole log again from the seeds of all. */
export function CheckDice({
  seen,
  record,
}: {
  readonly seen: Seen;
  readonly record: () => Promise<string | undefined>;
}): ReactElement {
  const [found, setFound] = useState<Checked | 'checking' | 'unreachable'>();
  const check = async (): Promise<void> => {
    setFound('checking');
    const [file, { verifyGame }, { wrongSentence }] = await Promise.all([
      record(),
      import('./verify-game.ts'),
      import('./wrong-sentence.ts'),
    ]);
    const names = seen.info.seats.map(({ name }) => name);
    const sentence: Checked['sentence'] = (wrong) => wrongSentence(wrong, names);
    setFound(file === undefined ? 'unreachable' : { verdict: verifyGame(file, seen.me), sentence });
  };
  return (
    <div className="check-dice">
      <Button look="outline" icon="dice-target" disabled={found === 'checking'} onClick={() => void check()}>
        {t('dice.check', 'Check the dice')}
      </Button>
      <p role="status">{found && textOf(found)}</p>
    </div>
  );
}

function textOf(found: Checked | 'checking' | 'unreachable'): string {
  if (found === 'checking') return t('dice.checking', 'The whole game is played again …');
  if (found === 'unreachable')
    return t('dice.unreachable', 'The log could not be fetched just now. Try again in a moment.');
  const { verdict, sentence } = found;
  if (!verdict.ok) {
    const wrong = sentence(verdict.wrong);
    const { entry } = verdict;
    const where = entry === undefined ? wrong : t('wrong.atEntry', 'entry {entry}: {wrong}', { entry, wrong });
    return verdict.unproven
      ? t('dice.unproven', 'Nothing is false, but not everything is proven: {wrong}.', { wrong: where })
      : t('dice.false', 'Something does not hold: {wrong}.', { wrong: where });
  }
  const fair = t('dice.fair', 'Fair: {moves} moves and {draws} draws follow from the seeds and the rules.', {
    moves: verdict.moves,
    draws: verdict.draws,
  });
  const { own, head, byServer } = verdict;
  return [
    fair,
    own === 'mixed' && t('dice.own', 'Your own seed is among them.'),
    byServer > 0 &&
      t(
        'dice.byServer',
        'Whoever runs the server {count, plural, one {stepped in once} other {stepped in # times}}: put the game back to an earlier moment, with new dice, or took somebody out. The log says where.',
        { count: byServer },
      ),
    head !== undefined &&
      t('dice.head', 'Everybody signed what they did; whoever else checks finds the same seal: {head}.', {
        head: head.slice(0, SEAL_DIGITS),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
