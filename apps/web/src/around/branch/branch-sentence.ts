/** What a game that went another way came to, beside what happened in the one it left. */
import { t } from '../../base/i18n/index.ts';
import type { SavedGame } from '../../session/local/index.ts';

/** Undefined until both have an end, or where the other one is no longer in this browser. */
export function branchSentence(branch: SavedGame, games: readonly SavedGame[]): string | undefined {
  const left = games.find(({ id }) => id === branch.branch?.game);
  if (!branch.branch || !branch.result || !left?.result) return undefined;
  // In English one and several win alike; other languages need to know how many they are.
  const values = {
    from: branch.branch.turn,
    names: winnersOf(branch),
    winners: branch.result.winners.length,
    turn: branch.result.turns,
    others: winnersOf(left),
    otherWinners: left.result.winners.length,
    was: left.result.turns,
  };
  return branch.me !== undefined && branch.result.winners.includes(branch.me)
    ? t(
        'branch.youWon',
        'From turn {from} on you would have won in turn {turn}. As it was, {others} {otherWinners, plural, other {won}} in turn {was}.',
        values,
      )
    : t(
        'branch.theyWon',
        'From turn {from} on {names} {winners, plural, other {would}} have won in turn {turn}. As it was, {others} {otherWinners, plural, other {won}} in turn {was}.',
        values,
      );
}

function winnersOf({ names, result }: SavedGame): string {
  return result?.winners.map((seat) => names[seat] ?? '').join(', ') ?? '';
}
