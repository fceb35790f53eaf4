/** The page's side of a solo game: the same stores as online, fed by a worker instead of a socket. */
import type { SeatAct, TableUpdate } from '@illuminice/table';
import { create } from 'zustand';
import { diceAct } from '../net/fair-dice.ts';
import type { Answer, TableLink } from '../state/model.ts';
import { closeTable, openTable, showSnapshot, showUpdate, useTable } from '../state/table-store.ts';
import type { FromWorker, NewSoloGame, SavedGame, ToWorker } from './messages.ts';

interface SoloState {
  readonly games: readonly SavedGame[] | undefined;
  /** The game on the table now. */
  readonly open: string | undefined;
  readonly trouble: Extract<FromWorker, { type: 'trouble' }>['what'] | undefined;
}

export const useSolo = create<SoloState>()(() => ({ games: undefined, open: undefined, trouble: undefined }));

let worker: Worker | undefined;
let counter = 0;
const page = crypto.randomUUID().slice(0, 8);
const waiting = new Map<string, (answer: Answer) => void>();

function say(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  }
  worker.postMessage(message);
}

export function listSoloGames(): void {
  say({ type: 'list' });
}

export function beginSolo(game: NewSoloGame): void {
  useSolo.setState({ trouble: undefined });
  say({ type: 'begin', game });
}

export function resumeSolo(id: string): void {
  useSolo.setState({ trouble: undefined });
  say({ type: 'open', id });
}

export function removeSolo(id: string): void {
  say({ type: 'remove', id });
}

export function exportSolo(id: string): void {
  say({ type: 'export', id });
}

export function importSolo(text: string): void {
  useSolo.setState({ trouble: undefined });
  say({ type: 'import', text });
}

/** Back to the list; the game stays saved as it stands. */
export function leaveSolo(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
  useSolo.setState({ open: undefined });
  closeTable();
  listSoloGames();
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case 'opened':
      openTable(link);
      useSolo.setState({ open: message.id });
      return show(message.update);
    case 'update':
      return show(message.update);
    case 'answer': {
      const { answer } = message;
      waiting.get(message.request)?.(answer.ok ? { accepted: true } : { accepted: false, refusal: answer.refusal });
      waiting.delete(message.request);
      return;
    }
    case 'games':
      return useSolo.setState({ games: message.games });
    case 'exported':
      return download(`illuminice-${message.id.slice(0, 6)}.jsonl`, message.text);
    case 'trouble':
      return useSolo.setState({ trouble: message.what });
  }
}

function show({ table, version, view, options = {}, events }: TableUpdate): void {
  const info = table;
  if (events) showUpdate({ info, version, view, options, events });
  else showSnapshot({ info, version, view, options });
  const dice = info.stage === 'dice' ? diceAct(info) : undefined;
  if (dice) void act(dice);
}

function act(wanted: SeatAct): Promise<Answer> {
  const request = `${page}-${++counter}`;
  return new Promise((resolve) => {
    waiting.set(request, resolve);
    say({ type: 'act', request, act: wanted });
  });
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name });
  anchor.click();
  URL.revokeObjectURL(url);
}

const nobodyHears = (): void => undefined;

const link: TableLink = {
  send: (command) => act({ type: 'command', command }),
  wait: () => {
    const window = useTable.getState().info?.clock?.window;
    return act({ type: 'wait', ...(window === undefined ? {} : { window }) });
  },
  setStanding: (kind, on) => act({ type: 'standing', kind, on }),
  arm: (armed) => act({ type: 'arm', ...armed }),
  chat: nobodyHears,
  mute: nobodyHears,
  report: nobodyHears,
  promise: ({ to, text, promise, secret }) =>
    act({ type: 'promise', to, text, ...(promise ? { promise } : {}), ...(secret ? { secret } : {}) }),
  undo: () => act({ type: 'undo' }),
  vote: (what, yes, seat) => act({ type: 'vote', what, yes, ...(seat === undefined ? {} : { seat }) }),
  handBack: () => act({ type: 'handBack' }),
  rematch: async () => {
    leaveSolo();
    return { accepted: true };
  },
  takeOver: nobodyHears,
  leave: leaveSolo,
};
