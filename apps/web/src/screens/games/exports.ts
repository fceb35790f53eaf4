/** The list of games for other programs: a spreadsheet, and BG Stats. */
import type { SavedGame } from '../../session/local/index.ts';
import { endedAt, endingOf, illuminatiNamed, isBranch } from './search.ts';

const COLUMNS = ['id', 'kind', 'started', 'ended', 'minutes', 'turns', 'players', 'seat', 'illuminati', 'result'];
const MORE = ['winners', 'goals'];

/** Comma-separated values, one finished game a line; headings are in English so that sheets fit together. */
export function spreadsheet(games: readonly SavedGame[]): string {
  const lines = games.filter(({ over }) => over).map((game) => valuesOf(game).map(cell).join(','));
  return `${[[...COLUMNS, ...MORE].join(','), ...lines].join('\r\n')}\r\n`;
}

function valuesOf(game: SavedGame): readonly (string | number)[] {
  const { id, names, me, result, startedAt, turn = 0 } = game;
  const winners = result?.winners ?? [];
  return [
    ...[id, kindOf(game), timeOf(startedAt), timeOf(endedAt(game)), minutesOf(game), result?.turns ?? turn],
    ...[names.join('; '), me === undefined ? '' : me + 1],
    me === undefined ? '' : illuminatiNamed(result?.illuminati[me] ?? ''),
    endingOf(game),
    winners.map((seat) => names[seat] ?? '').join('; '),
    winners.flatMap((seat) => result?.goals[seat] ?? []).join('; '),
  ];
}

function kindOf(game: SavedGame): string {
  if (isBranch(game)) return 'branch';
  if (game.brought) return 'file';
  if (game.online) return 'online';
  return game.people > 1 ? 'hot-seat' : 'solo';
}

/** A name may begin like a formula, and sheets would work it out. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Universal time, as programs read it: 2026-05-22 20:10:00. */
const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const minutesOf = (game: SavedGame): number => Math.max(1, Math.round((endedAt(game) - game.startedAt) / 60_000));

/** As BG Stats writes its own files: plays point at players, game and place by number. Branches and others' files are no plays of ours. */
export function bgStats(games: readonly SavedGame[]): string {
  const played = games.filter((game) => game.over && game.result && !isBranch(game) && !game.brought);
  const names = [...new Set(played.flatMap((game) => game.names.map((_, seat) => playerIn(game, seat))))];
  const players = names.map((name, index) => ({ id: index + 1, uuid: `illuminice-player-${index + 1}`, name }));
  const file = {
    games: [{ id: 1, uuid: 'illuminice-game', name: 'Illuminati', noPoints: true, highestWins: true }],
    locations: [{ id: 1, uuid: 'illuminice', name: 'Illuminice' }],
    players,
    plays: played.map((game) => playOf(game, names)),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

function playOf(game: SavedGame, names: readonly string[]) {
  const { id, result, startedAt } = game;
  return {
    uuid: id,
    gameRefId: 1,
    locationRefId: 1,
    playDate: timeOf(startedAt),
    durationMin: minutesOf(game),
    rounds: result?.turns ?? 0,
    manualWinner: true,
    usesTeams: false,
    playerScores: game.names.map((_, seat) => ({
      playerRefId: names.indexOf(playerIn(game, seat)) + 1,
      role: illuminatiNamed(result?.illuminati[seat] ?? ''),
      seatOrder: seat + 1,
      winner: result?.winners.includes(seat) === true,
    })),
  };
}

/** Two levels of a computer player are two players. */
function playerIn({ names, result }: SavedGame, seat: number): string {
  const level = result?.levels[seat] ?? '';
  return level === '' ? (names[seat] ?? '') : `${names[seat]} (${level})`;
}
