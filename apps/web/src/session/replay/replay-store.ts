/** A replay is one more place a game comes from: it fills the same stores as a server or a worker. */
import { pack } from '@illuminice/cards';
import type { Viewer } from '@illuminice/engine';
import {
  type LogEntry,
  type MomentName,
  momentNamed,
  openReplay,
  type Replay,
  type SecretWord,
  type Unplayable,
} from '@illuminice/table';
import { create } from 'zustand';
import { backToServer } from '../online/index.ts';
import { beatKind, beatLength } from '../playback/index.ts';
import { closeTable, notSeated, openTableHere, type TableLink } from '../stores/index.ts';
import { type GameRecord, type OpenedLink, recordFor, recordOfLink } from './record.ts';
import { showMoment } from './shown-moment.ts';
import { nextToPlay, type StepBy, stepFrom } from './steps.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

type Problem = 'opening' | 'notFound' | 'running' | 'broken' | Unplayable['what'];

interface ReplayStore {
  readonly id: string | undefined;
  /** Missing until it is open. */
  readonly replay: Replay | undefined;
  /** Of its log, without what two people kept to themselves. */
  readonly entries: readonly LogEntry[] | undefined;
  /** Said in secret, as far as a file of this device tells it. */
  readonly words: readonly SecretWord[];
  /** It came by a link of somebody's. */
  readonly link: OpenedLink | undefined;
  readonly problem: Problem | undefined;
  readonly at: number;
  /** `all`: every hand, goal and treasury lies open. */
  readonly eyes: Viewer;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

const CLOSED: ReplayStore = {
  id: undefined,
  replay: undefined,
  entries: undefined,
  words: [],
  link: undefined,
  problem: undefined,
  at: 0,
  eyes: 'all',
  isPlaying: false,
  speed: 1,
};

export const useReplay = create<ReplayStore>()(() => CLOSED);

interface Wanted {
  /** Of a game, or else of a link. */
  readonly id: string;
  readonly isLink?: boolean;
  /** Where to begin, by the name of a moment; the first turn unless it is named. */
  readonly at?: MomentName | undefined;
  readonly leave: () => void;
}

export async function startReplay({ id, isLink = false, at, leave }: Wanted): Promise<void> {
  useReplay.setState({ ...CLOSED, id, problem: 'opening' });
  const record = await (isLink ? recordOfLink(id) : recordFor(id)).catch(() => undefined);
  // Whoever has gone elsewhere meanwhile is not fetched back.
  if (useReplay.getState().id !== id) return;
  const opened = record ? opens(record) : 'notFound';
  if (typeof opened === 'string') return useReplay.setState({ problem: opened });
  openTableHere(linkOf(leave));
  useReplay.setState({
    ...{ id: record?.id ?? id, replay: opened, entries: record?.entries, words: record?.words ?? [] },
    ...{ link: record?.link, problem: undefined },
  });
  const moment = at ?? record?.moment;
  goTo(moment ? momentNamed(opened, moment) : (opened.turns[0]?.first ?? 0));
}

/** Of a game that is not over nothing is shown: its hands, its deck and the minds in it are still secret. */
function opens({ entries }: GameRecord): Replay | Problem {
  try {
    const replay = openReplay(pack, entries);
    if ('unplayable' in replay) return replay.unplayable.what;
    return replay.isOver ? replay : 'running';
  } catch {
    return 'broken';
  }
}

export function endReplay(): void {
  const { replay } = useReplay.getState();
  pause();
  useReplay.setState(CLOSED);
  if (!replay) return;
  closeTable();
  backToServer();
}

export function goTo(at: number): void {
  const { replay, id = '', eyes, isPlaying } = useReplay.getState();
  if (!replay) return;
  const within = Math.max(0, Math.min(at, replay.moments.length - 1));
  useReplay.setState({ at: within });
  showMoment({ replay, id, at: within, eyes });
  if (isPlaying) waitForNext();
}

export function step(by: StepBy, way: 1 | -1): void {
  const { replay, at, eyes } = useReplay.getState();
  if (!replay) return;
  pause();
  goTo(stepFrom(replay, { at, by, way, eyes }));
}

export function lookThrough(eyes: Viewer): void {
  useReplay.setState({ eyes });
  goTo(useReplay.getState().at);
}

export function chooseSpeed(speed: Speed): void {
  useReplay.setState({ speed });
  if (useReplay.getState().isPlaying) waitForNext();
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** From the end it begins again. */
export function togglePlay(): void {
  const { isPlaying, replay, at } = useReplay.getState();
  if (!replay) return;
  if (isPlaying) return pause();
  useReplay.setState({ isPlaying: true });
  if (at >= replay.moments.length - 1) goTo(0);
  else playNext();
}

function pause(): void {
  clearTimeout(timer);
  if (useReplay.getState().isPlaying) useReplay.setState({ isPlaying: false });
}

function playNext(): void {
  const { replay, at, eyes } = useReplay.getState();
  const next = replay && nextToPlay(replay, at, eyes);
  if (next) return goTo(next.at);
  pause();
  if (replay) goTo(replay.moments.length - 1);
}

/** As long as the director of a running game would stay with it. */
function waitForNext(): void {
  clearTimeout(timer);
  const { replay, at, eyes, speed } = useReplay.getState();
  const event = replay?.eventAt(at, eyes);
  timer = setTimeout(playNext, (event ? beatLength({ kind: beatKind(event) }, 'normal') : 0) / speed);
}

function linkOf(leave: () => void): TableLink {
  return {
    setUp: notSeated,
    send: notSeated,
    wait: notSeated,
    setStanding: notSeated,
    arm: notSeated,
    chat: notSeated,
    mute: notSeated,
    report: notSeated,
    promise: notSeated,
    talk: notSeated,
    undo: notSeated,
    vote: notSeated,
    handBack: notSeated,
    back: leave,
    takeOver: () => undefined,
    leave,
  };
}
