/** Looking back: a finished game and what was secret in it, what decided it, and every game of this browser. */
import { pack } from '@illuminice/cards';
import { type LogEntry, openReplay } from '@illuminice/table';
import { MyWords } from '../../../src/around/consent/my-words.tsx';
import { NOT_REVIEWED, type Review } from '../../../src/around/replay/review-of.ts';
import { GamesScreen } from '../../../src/screens/games/games-screen.tsx';
import { DailyScreen } from '../../../src/screens/learn/daily-screen.tsx';
import { ReplayScreen } from '../../../src/screens/replay/replay-screen.tsx';
import type { FromWorker, SavedGame, ToWorker } from '../../../src/session/local/messages.ts';
import { readRecord } from '../../../src/session/replay/record.ts';
import { finishedGame } from '../../positions/finished-game.ts';
import reviewParts from './evening-review.json' with { type: 'json' };
import { PHONE, type Specimen, sheetOf } from './specimen.ts';

const day = (number: number): number => Date.UTC(2026, 4, number, 20);

/** Won by whoever sits at `winner`; the others are computer players. */
function over(id: string, { winner, ...more }: Partial<SavedGame> & { readonly winner: number }): SavedGame {
  return {
    ...{ id, names: ['Hagbard', 'Ada', 'Borges', 'Cleo'], people: 1, me: 0, over: true, turn: 24 },
    ...{ startedAt: day(1), playedAt: day(1) },
    result: {
      ...{ winners: [winner], turns: 24, endedAt: more.playedAt ?? day(1) },
      illuminati: ['bavarian-illuminati', 'ufos', 'network', 'bermuda-triangle'],
      goals: [0, 1, 2, 3].map((seat) => (seat === winner ? ['basic'] : [])),
      levels: ['', 'expert', 'regular', 'expert'],
    },
    ...more,
  };
}

const GAMES: readonly SavedGame[] = [
  {
    ...{ id: 'running', names: ['Hagbard', 'Ada', 'Ben'], people: 1, as: 'The UFOs', over: false, turn: 25 },
    ...{ startedAt: day(21), playedAt: day(22) },
  },
  over('evening', { winner: 2, playedAt: day(22) }),
  over('what if', {
    winner: 0,
    playedAt: day(21),
    continues: 'whatIf',
    branch: { game: 'evening', seq: 400, turn: 14 },
  }),
  over('online', { winner: 0, playedAt: day(20), online: true }),
  over('from a file', { winner: 3, playedAt: day(18), brought: true }),
  over('long ago', { winner: 1, playedAt: day(2), bare: true }),
];

let kept: string | undefined;
/** The whole evening takes a second to play: once for all pictures. */
const evening = (): string => {
  kept ??= finishedGame({ id: 'evening', people: 1 });
  return kept;
};

function opened(entries: readonly LogEntry[]) {
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  return replay;
}

/** As it was reckoned once, before most decisions were weighed: pictures need not change with what computer players learn. */
const [turns = [], points = [], decisions = [], rest = {}] = reviewParts.map((part) => JSON.parse(part));
const REVIEW: Review = { ...NOT_REVIEWED, ...rest, turns, points, decisions };

function answers(message: unknown): unknown {
  if (!('type' in (message as object))) return REVIEW;
  const asked = message as ToWorker;
  if (asked.type === 'export') return { type: 'exported', id: asked.id, text: evening() } satisfies FromWorker;
  if (asked.type !== 'look') return { type: 'games', games: GAMES } satisfies FromWorker;
  const replay = opened(readRecord(evening())?.entries ?? []);
  return { type: 'looked', id: asked.id, view: replay.viewAt(replay.moments.length - 1, 'spectator') };
}

const OWN_WORDS = { words: [], mine: { seat: 0, shown: true }, show: () => undefined };

const each: Partial<Specimen> = { whole: true, worker: answers, screen: () => <ReplayScreen game="evening" /> };

const AN_ATTACK = '.attack-list [data-turn="14"] .attack-row';
/** The moment that was pressed is there, not only the dialog over it. */
const DRAWN = 'body:has(.attack-row[aria-current])';
const THE_LAST = '.attack-list li:last-child .attack-row:last-child';
const ONE_SEAT = '[role=radiogroup][aria-label="Seen by"] [role=radio]:last-child';
const THE_REVIEW = '.dossier-head [role=radio]:not([aria-checked=true])';
const REVIEWED = '.review-decisions, .review-part';
const games = { screen: () => <GamesScreen />, shows: '.games-row .mini-board' };

export const MEMORY_SHEET = sheetOf({
  scale: 0.5,
  each,
  specimens: [
    { name: 'an attack of a replay', press: [AN_ATTACK], shows: '.attack-row[aria-current]' },
    {
      ...{ name: 'on the stage', settings: { director: true }, press: [AN_ATTACK] },
      shows: '.replay:has(.attack-row[aria-current]) .stage-roll',
    },
    { name: 'as one saw it', press: [THE_LAST, ONE_SEAT], shows: '.words li' },
    {
      ...{ name: 'review', settings: { director: true } },
      shows: '.replay-review:has(.review-part, .review-decisions) .review-turning [aria-current]',
      press: [THE_REVIEW, '.review-turning button'],
    },
    { name: 'play on', press: [AN_ATTACK, '[data-point="replay.on"]'], shows: `${DRAWN} .play-on[open]` },
    { name: 'share', press: [AN_ATTACK, '[data-point="replay.share"]'], shows: `${DRAWN} .share[open]` },
    { name: 'your games', ...games },
    { name: 'one’s own words', screen: () => <MyWords words={OWN_WORDS} />, shows: '.my-words', whole: false },
  ],
});

const OPEN = '.replay-open';

export const MEMORY_PHONE_SHEET = sheetOf({
  ...PHONE,
  scale: 0.6,
  each,
  specimens: [
    { name: 'an attack of a replay', press: [AN_ATTACK, OPEN], shows: '.timeline' },
    { name: 'secrets and moves', press: [AN_ATTACK], shows: '.attack-row[aria-current]' },
    { name: 'review', press: [THE_REVIEW], shows: REVIEWED },
    { name: 'play on', press: [AN_ATTACK, OPEN, '[data-point="replay.on"]'], shows: '.play-on[open]' },
    { name: 'share', press: [AN_ATTACK, OPEN, '[data-point="replay.share"]'], shows: '.share[open]' },
    { name: 'the daily conspiracy', screen: () => <DailyScreen />, shows: '.memo' },
    { name: 'your games', ...games },
  ],
});
