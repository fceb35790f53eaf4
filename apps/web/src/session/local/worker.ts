/** The worker's front door. */
import { gameFileMoment } from '@illuminice/table';
import { exportGame, importGame } from './carry.ts';
import { openDatabase } from './database.ts';
import { type Host, newHost } from './host.ts';
import { forgetReviews } from './kept-reviews.ts';
import type { FromWorker, SavedGame, ToWorker } from './messages.ts';
import { listGames, makeRoom, noteGame, removeGame } from './saved-games.ts';

const tell = (message: FromWorker): void => self.postMessage(message);

const ready = openDatabase().then((database) => ({ database, host: newHost(database, tell) }));

/** One message at a time: a game that is being opened must not be overtaken by a move. */
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // Never behind a move: that move may be waiting for it.
  if (data.type === 'watched') return void ready.then(({ host }) => host.watched(data.upTo));
  queue = queue.then(() => hear(data)).catch(() => tell({ type: 'trouble', what: 'broken' }));
};

async function hear(message: Exclude<ToWorker, { type: 'watched' }>): Promise<void> {
  const { database, host } = await ready;
  switch (message.type) {
    case 'begin':
      return host.begin(message.game);
    case 'open':
      if (!(await host.open(message.id))) tell({ type: 'trouble', what: 'notFound' });
      return;
    case 'again':
      if (!(await host.again(message.id))) tell({ type: 'trouble', what: 'notFound' });
      return;
    case 'act':
      return host.act(message.seat, message.request, message.act);
    case 'chat':
      return host.hear(message.seat, message.text);
    case 'list':
      tell({ type: 'games', games: await listGames(database) });
      // Games of an older version do not say yet how they ended.
      if (await tellEnds(database, host)) tell({ type: 'games', games: await listGames(database) });
      return;
    case 'look': {
      const view = await host.look(message.id);
      return tell({ type: 'looked', id: message.id, ...(view ? { view } : {}) });
    }
    case 'remove':
      await removeGame(database, message.id);
      await forgetReviews(message.id);
      return tell({ type: 'games', games: await listGames(database) });
    case 'export':
      return tell({ type: 'exported', id: message.id, text: await exportGame(database, message.id) });
    case 'describe': {
      const upload = await host.describe(message.id);
      return tell({ type: 'described', id: message.id, ...(upload ? { upload } : {}) });
    }
    case 'import': {
      const game = await importGame(database, message.text);
      const end = game && (await host.end(game.id));
      if (!game || !end) {
        if (game) await removeGame(database, game.id);
        return tell({ type: 'trouble', what: 'notReadable' });
      }
      await noteGame(database, { ...game, ...end, ...ownerOf(game, message.online) });
      await makeRoom(database);
      const moment = gameFileMoment(message.text.slice(0, message.text.indexOf('\n')));
      return tell({
        ...{ type: 'games', games: await listGames(database) },
        ...(message.online === undefined ? { brought: game.id } : {}),
        ...(message.online === undefined && moment && end.over ? { moment } : {}),
      });
    }
  }
}

/** Whoever is called as they are here played it; a file may be anybody's. */
function ownerOf({ names }: SavedGame, online: string | undefined): Partial<SavedGame> {
  if (online === undefined) return { brought: true };
  const me = names.indexOf(online);
  return { online: true, ...(me < 0 ? {} : { me }) };
}

/** Whether there was anything to tell. */
async function tellEnds(database: IDBDatabase, host: Host): Promise<boolean> {
  const untold = (await listGames(database)).filter(({ over, result, bare }) => over && !result && !bare);
  for (const game of untold) {
    const end = await host.end(game.id);
    if (end) await noteGame(database, { ...end, ...game });
  }
  return untold.length > 0;
}
