/**
 * Which step of what happens is on the stage. It waits for the eye, and never for anything that is asked of this player: then
 * it is at the latest step in the same moment as the table (T-4).
 */
import { create } from 'zustand';
import { type Pace, useSettings } from '../../base/settings/index.ts';
import { type EventBatch, useTable } from '../stores/index.ts';
import type { Beat, BeatKind } from './beat.ts';
import { beatsOf } from './beats-of.ts';

export interface Playback {
  /** All that can be shown, the oldest first. */
  readonly beats: readonly Beat[];
  /** The one on the stage; -1 while nothing has happened. */
  readonly at: number;
  /** It has been looked at long enough. */
  readonly rested: boolean;
  readonly paused: boolean;
  /** Paused at the latest step, and asked for one more: computer players may go on until there is something to see. */
  readonly stepping: boolean;
  /** In one's own turn somebody else has just done something: the next of them gives it a moment to be read. */
  readonly breathing: boolean;
  /** Straight to the next decision that only this player can take. */
  readonly skipping: boolean;
  /** Steps shown again, from the recap or after the turn; the table goes on beside it. */
  readonly replay: { readonly at: number; readonly to: number } | undefined;
}

export const usePlayback = create<Playback>()(() => ({
  beats: [],
  at: -1,
  rested: true,
  paused: false,
  stepping: false,
  breathing: false,
  skipping: false,
  replay: undefined,
}));

/** Milliseconds a step stays; step by step waits for Next. */
const PACE_MS: Readonly<Record<Exclude<Pace, 'step'>, number>> = { instant: 0, quick: 600, normal: 1500 };

/** A roll wants a longer look, the name of a turn a shorter one. */
const LENGTHS: Readonly<Partial<Record<BeatKind, number>>> = {
  quiet: 0,
  turn: 0.5,
  end: 0.5,
  draw: 0.7,
  roll: 1.2,
  result: 1.2,
};

/** Online nobody waits for this screen: with so many steps behind, each takes half its time. */
const LONG_QUEUE = 8;

export function lengthOf({ kind }: Pick<Beat, 'kind'>, pace: Pace): number {
  return pace === 'step'
    ? kind === 'quiet' || kind === 'turn'
      ? 0
      : Number.POSITIVE_INFINITY
    : PACE_MS[pace] * (LENGTHS[kind] ?? 1);
}

/** How long these steps are when they are shown again. */
export function secondsOf(beats: readonly Beat[]): number {
  return Math.round(beats.reduce((sum, beat) => sum + lengthOf(beat, replayPace()), 0) / 1000);
}

/** Whoever sees everything at once asked to see this. */
function replayPace(): Exclude<Pace, 'step' | 'instant'> {
  return useSettings.getState().pace === 'normal' ? 'normal' : 'quick';
}

const known = new WeakMap<EventBatch, readonly Beat[]>();

function beatsIn(batch: EventBatch): readonly Beat[] {
  const before = known.get(batch);
  if (before) return before;
  const beats = beatsOf(batch);
  known.set(batch, beats);
  return beats;
}

let all: { readonly told: readonly EventBatch[]; readonly beats: readonly Beat[] } | undefined;

/** Nothing new was told: the very same steps, so that nothing that shows them is drawn again. */
function beatsOfAll(told: readonly EventBatch[]): readonly Beat[] {
  if (all?.told !== told) all = { told, beats: told.flatMap(beatsIn) };
  return all.beats;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Nothing is to be watched step by step: a decision or turn of one's own, a game not begun or over, a lesson. */
function isNow(): boolean {
  const { me, view, info, directed } = useTable.getState();
  if (!directed || !view || !info || view.phase === 'setup' || view.over) return true;
  if (me === 'spectator') return false;
  return view.turn.seat === me || isAskedNow();
}

/** Something is asked of this player that they have not answered. */
export function isAskedNow(): boolean {
  const { me, view, info } = useTable.getState();
  return me !== 'spectator' && !view?.over && info?.waitingFor.includes(me) === true && info.own?.answered !== true;
}

/** Somebody is to be given time to look; a question of their own is never among that. */
export function isWatching(): boolean {
  const { rested, paused, stepping } = usePlayback.getState();
  return !isNow() && (!rested || (paused && !stepping));
}

/** Computer players of this device wait: for the eye, or for a breath in the turn of a person. */
export function holdsBots(): boolean {
  return isWatching() || usePlayback.getState().breathing;
}

function follow(): void {
  const { told, me, view } = useTable.getState();
  if (!view && told.length === 0) return startAfresh();
  const { beats: before, at: was, rested, replay, skipping } = usePlayback.getState();
  const beats = beatsOfAll(told);
  const end = beats.length - 1;
  const same = beats.findIndex(({ key, version }) => key === before[was]?.key && version === before[was]?.version);
  const kept = replay && sameBeats(before, beats) ? replay : undefined;
  // Of a table that was just opened everything is new; a step that was taken back leaves the latest.
  const seen = was < 0 ? -1 : same < 0 ? end : same;
  const isPast = told.at(-1)?.past === true;
  // There is no stage in one's own turn, and nobody would end what was pressed on it.
  if (skipping && view?.turn.seat === me) stopSkipping();
  if (isPast || isNow() || skipping || useSettings.getState().pace === 'instant') {
    clearTimeout(timer);
    if (!isPast && end > was) breathe(beats.slice(was + 1));
    return usePlayback.setState({ beats, at: end, rested: true, replay: kept });
  }
  usePlayback.setState({ beats, at: seen, replay: kept });
  if (rested && seen < end) show(seen + 1);
}

/** The table was left: what was paused or skipped there says nothing about the next. */
function startAfresh(): void {
  for (const due of [timer, breath, replaying]) clearTimeout(due);
  usePlayback.setState(usePlayback.getInitialState());
}

/** How long what somebody else did in one's own turn stands alone: the one who is asked may answer at once. */
const BREATH_MS: Readonly<Record<Pace, number>> = { instant: 0, quick: 400, normal: 900, step: 900 };
let breath: ReturnType<typeof setTimeout> | undefined;

function breathe(news: readonly Beat[]): void {
  const { me, view } = useTable.getState();
  const length = BREATH_MS[useSettings.getState().pace];
  if (length === 0 || view?.turn.seat !== me || !news.some(({ kind, seat }) => kind !== 'quiet' && seat !== me)) return;
  clearTimeout(breath);
  usePlayback.setState({ breathing: true });
  breath = setTimeout(() => usePlayback.setState({ breathing: false }), length);
}

/** Replays hold to their places: only what comes at the end may change. */
function sameBeats(before: readonly Beat[], beats: readonly Beat[]): boolean {
  return before[0] === beats[0];
}

function show(at: number): void {
  usePlayback.setState({ at, rested: false });
  wait();
}

function wait(): void {
  clearTimeout(timer);
  const { beats, at, paused, rested } = usePlayback.getState();
  const beat = beats[at];
  if (!beat || rested) return;
  const behind = beats.length - 1 - at;
  const length = lengthOf(beat, useSettings.getState().pace) / (behind > LONG_QUEUE ? 2 : 1);
  // The end of one's own turn was one's own doing; with no stage in it, step by step would wait for a Next that is not there.
  if (length === 0 || beat.view.turn.seat === useTable.getState().me) return advance();
  if (paused) return usePlayback.setState({ stepping: false });
  if (Number.isFinite(length)) timer = setTimeout(advance, length);
}

function advance(): void {
  clearTimeout(timer);
  const { beats, at } = usePlayback.getState();
  if (at < beats.length - 1) show(at + 1);
  else usePlayback.setState({ rested: true });
}

export function next(): void {
  const { replay } = usePlayback.getState();
  if (!replay) {
    advance();
    const { rested, paused } = usePlayback.getState();
    if (rested && paused) usePlayback.setState({ stepping: true });
    return;
  }
  usePlayback.setState({ replay: replay.at < replay.to ? { ...replay, at: replay.at + 1 } : undefined });
  waitInReplay();
}

/** The step before, once more. */
export function onceMore(): void {
  const { at, beats, replay } = usePlayback.getState();
  const earlier = (from: number) =>
    Math.max(
      0,
      beats.findLastIndex(({ kind }, index) => index < from && kind !== 'quiet'),
    );
  if (replay) {
    usePlayback.setState({ replay: { ...replay, at: earlier(replay.at) } });
    waitInReplay();
  } else show(earlier(at));
}

/** What is paused goes on. */
export function togglePause(): void {
  usePlayback.setState(({ paused }) => ({ paused: !paused, stepping: false }));
  wait();
  waitInReplay();
}

/** To what the table is now. */
export function catchUp(): void {
  clearTimeout(timer);
  usePlayback.setState(({ beats }) => ({ at: beats.length - 1, rested: true, replay: undefined }));
}

export function toggleSkip(): void {
  if (usePlayback.getState().skipping) return stopSkipping();
  usePlayback.setState({ skipping: true, paused: false });
  catchUp();
}

export function stopSkipping(): void {
  usePlayback.setState({ skipping: false, paused: false });
}

export function replay(from: number, to: number): void {
  usePlayback.setState({ replay: { at: from, to }, paused: false });
  waitInReplay();
}

let replaying: ReturnType<typeof setTimeout> | undefined;

function waitInReplay(): void {
  clearTimeout(replaying);
  const { replay, beats, paused } = usePlayback.getState();
  const beat = replay && beats[replay.at];
  if (!beat || paused) return;
  const { pace } = useSettings.getState();
  const length = lengthOf(beat, pace === 'step' ? pace : replayPace());
  if (length === 0) return next();
  if (Number.isFinite(length)) replaying = setTimeout(next, length);
}

useTable.subscribe((now, before) => {
  if (now.told !== before.told || now.info !== before.info || now.view !== before.view) follow();
});
useSettings.subscribe((now, before) => {
  if (now.pace === before.pace) return;
  if (now.pace === 'instant') catchUp();
  else wait();
});
