/** The worker's front door. */
import { exportGame, importGame } from './carry.ts';
import { openDatabase } from './database.ts';
import { newHost } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { listGames, noteGame, removeGame } from './saved-games.ts';

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
    case 'list':
      return tell({ type: 'games', games: await listGames(database) });
    case 'remove':
      await removeGame(database, message.id);
      return tell({ type: 'games', games: await listGames(database) });
    case 'export':
      return tell({ type: 'exported', id: message.id, text: await exportGame(database, message.id) });
    case 'describe': {
      const upload = await host.describe(message.id);
      return tell({ type: 'described', id: message.id, ...(upload ? { upload } : {}) });
    }
    case 'import': {
      const game = await importGame(database, message.text);
      const over = game && (await host.isOver(game.id));
      if (!game || over === undefined) {
        if (game) await removeGame(database, game.id);
        return tell({ type: 'trouble', what: 'notReadable' });
      }
      await noteGame(database, { ...game, over, ...(message.online ? { online: true } : {}) });
      return tell({
        ...{ type: 'games', games: await listGames(database) },
        ...(message.online ? {} : { brought: game.id }),
      });
    }
  }
}
