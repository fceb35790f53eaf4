/**
 * A table without a server, for development and for the pictures of the gallery: a real engine position in this browser,
 * seen through the same views, options and events a server would send. Rivals give default answers.
 */
import { pack } from '@illuminice/cards';
import {
  type AnyCommand,
  completeOptions,
  eventFor,
  type GameEvent,
  movesFor,
  newGame,
  type Rules,
  resume,
  type SeatCommand,
  type SeatMoves,
  type State,
  step,
  topQuestion,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import type { Answer, Me, TableInfo } from '../../src/session/stores/model.ts';
import { addChat, openTable, showSnapshot, showUpdate, useTable } from '../../src/session/stores/table-store.ts';
import type { FixtureMove, FixtureScenario, FixtureTimes } from './fixture-moves.ts';
import { fixtureState } from './fixture-position.ts';
import { FIXTURE_SCENARIOS } from './fixture-scenarios.ts';
import { FIXTURE_SETUPS, type FixtureSetup } from './fixture-setups.ts';
import { talkAs } from './fixture-talk.ts';
import { NAMES } from './names.ts';

export interface FixtureOptions {
  readonly scenario: string;
  /** Who looks at it. */
  readonly seat?: Me;
  /** Milliseconds until the rivals answer; 0 = at once, for pictures. Missing = they wait for ever. */
  readonly answerAfter?: number;
  /** They answer what they are asked, but end no turn by themselves. */
  readonly onlyAnswers?: boolean;
  readonly seed?: number;
}

let standing: { readonly carryOut: (command: AnyCommand) => Answer; readonly state: State } | undefined;

/** What a rival does at the table that stands, whoever is asked: for tests and pictures of what others' moves change. */
export function rivalDoes({ seat, do: what }: FixtureMove): void {
  const answer = standing?.carryOut({ ...(named(what) as SeatCommand), seat });
  if (!answer?.ok) throw new Error(`the rival's ${what.type} is refused: ${JSON.stringify(answer)}`);
}

/** Turns of the table that stands, told one by one; whoever is asked in between, and at the end, gives their default answer. */
export function playOn(moves: readonly FixtureMove[]): void {
  if (!standing) throw new Error('no table stands');
  const { carryOut, state } = standing;
  const carry: CarryOut = (command) => {
    const answer = carryOut(command);
    return answer.ok ? undefined : answer;
  };
  for (const move of moves) play(carry, state, move);
  answerAll(carry, state, 'nothing');
}

/** A table opened later makes the rivals of an earlier one fall silent. */
let opened = 0;

export function openFixture({ scenario, seat: me = 0, answerAfter, onlyAnswers, seed = 23 }: FixtureOptions): void {
  const mine = ++opened;
  const table = `fixture ${scenario} ${mine}`;
  const rules: Rules = { pack, random: mixed(seed) };
  const setup = FIXTURE_SETUPS[scenario];
  const state = setup ? newSetup(setup) : positionOf(scenario);
  // without the delay.
  const eyes = me === 'spectator' && state.options.spectatorsSeeAll ? 'all' : me;
  let version = 1;
  const times = FIXTURE_SCENARIOS[scenario]?.times ?? {};

  const carryOut = (command: AnyCommand): Answer => {
    const events: GameEvent[] = [];
    const refusal = step({ ...rules, onEvent: (event) => events.push(event) }, state, command);
    if (refusal) return { ok: false, refusal };
    version++;
    showUpdate({
      version,
      info: { ...infoOf(state, me, times), table },
      view: viewFor(pack, state, eyes),
      moves: optionsOf(state, me),
      events: events.flatMap((event) => eventFor(pack, event, eyes) ?? []),
    });
    return { ok: true };
  };

  standing = { carryOut, state };

  const rivalsAnswer = (): void => {
    if (answerAfter === undefined) return;
    setTimeout(() => {
      const rival = waitingFor(state).find((seat) => seat !== me);
      if (rival === undefined || state.over || mine !== opened) return;
      if (onlyAnswers && topQuestion(state) === undefined) return;
      const answer = carryOut(topQuestion(state) ? { type: 'default', seat: rival } : { type: 'timeOut' });
      if (answer.ok) rivalsAnswer();
    }, answerAfter);
  };

  const agreed = (): Promise<Answer> => Promise.resolve({ ok: true });
  const nothing = (): void => undefined;
  openTable({
    send: (command: SeatCommand) => {
      if (me === 'spectator') throw new Error('a spectator sends no command');
      const answer = carryOut({ ...command, seat: me });
      if (answer.ok) rivalsAnswer();
      return new Promise((resolve) => setTimeout(() => resolve(answer), 60));
    },
    wait: agreed,
    setStanding: agreed,
    arm: agreed,
    chat: (text, to) => {
      const id = useTable.getState().chatLines.length + 1;
      addChat({
        id,
        at: Date.now(),
        from: me,
        name: me === 'spectator' ? me : (NAMES[me] ?? ''),
        text,
        ...(to === undefined ? {} : { to }),
      });
      return agreed();
    },
    mute: agreed,
    report: agreed,
    promise: agreed,
    talk: (talk) => {
      if (me !== 'spectator') talkAs(me, talk);
      return agreed();
    },
    undo: agreed,
    vote: (what, yes, about) => {
      if (me === 'spectator') throw new Error('a spectator has no vote');
      const asked = state.over ? [] : Array.from({ length: state.seats }, (_, seat) => seat);
      const vote = {
        what,
        by: me,
        asked,
        yes: [me],
        endsAt: Date.now() + 60_000,
        ...(about === undefined ? {} : { about }),
      };
      showUpdate({ ...now(), info: { ...now().info, ...(yes ? { vote } : {}) }, events: [] });
      return agreed();
    },
    handBack: agreed,
    setUp: agreed,
    rematch: agreed,
    back: () => history.back(),
    record: async () => undefined,
    takeOver: nothing,
    leave: () => history.back(),
  });

  if (!setup) resume(rules, state);
  const now = () => ({
    info: { ...infoOf(state, me, times), table, ...FIXTURE_SCENARIOS[scenario]?.info },
    version: version++,
    view: viewFor(pack, state, eyes),
    moves: optionsOf(state, me),
  });
  showSnapshot(now());
  addChat({ id: 1, at: Date.now(), from: 2, name: 'Borges', text: 'Five Weird groups? Not today.' });
  const events: GameEvent[] = [];
  const heard: Rules = { ...rules, onEvent: (event) => events.push(event) };
  if (setup) step(heard, state, { type: 'begin' });
  prepare(heard, state, setup ?? FIXTURE_SCENARIOS[scenario]);
  if (events.length > 0) showUpdate({ ...now(), events: events.flatMap((event) => eventFor(pack, event, eyes) ?? []) });
  rivalsAnswer();
}

function positionOf(scenario: string): State {
  const known = FIXTURE_SCENARIOS[scenario];
  if (!known)
    throw new Error(
      `no scenario "${scenario}"; there are ${Object.keys({ ...FIXTURE_SETUPS, ...FIXTURE_SCENARIOS }).join(', ')}`,
    );
  return fixtureState(known.position);
}

function newSetup({ options }: FixtureSetup): State {
  const complete = completeOptions(options);
  if ('problem' in complete) throw new Error(complete.problem.code);
  return newGame({ pack, seats: 4, options: complete });
}

type Prepared = Pick<FixtureScenario, 'moves' | 'until'>;

/** Answers with what refused it. */
type CarryOut = (command: AnyCommand) => object | undefined;

function prepare(rules: Rules, state: State, { moves = [], until }: Prepared = {}): void {
  const carry: CarryOut = (command) => step(rules, state, command);
  for (const move of moves) play(carry, state, move);
  if (until !== undefined) answerAll(carry, state, until);
}

function answerAll(carry: CarryOut, state: State, until: Prepared['until']): void {
  for (let patience = 0; patience < 60; patience++) {
    const kind = topQuestion(state)?.kind;
    const [first] = waitingFor(state);
    if (kind === until || state.over || kind === undefined || first === undefined) return;
    carry({ type: 'default', seat: first });
  }
}

/** Plays a prepared move; whoever is asked something in between gives their default answer first. */
function play(carry: CarryOut, state: State, move: FixtureMove): void {
  const command = { ...(named(move.do) as SeatCommand), seat: move.seat };
  for (let patience = 0; patience < 40; patience++) {
    const refusal = carry(command);
    if (!refusal) return;
    const [first] = waitingFor(state);
    if (topQuestion(state) === undefined || topQuestion(state)?.kind === 'spending' || first === undefined)
      throw new Error(`the fixture's ${move.do.type} is refused: ${JSON.stringify(refusal)}`);
    carry({ type: 'default', seat: first });
  }
}

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
  if (typeof value !== 'string') return value;
  const [kind, key = ''] = value.split(':');
  if (kind === 'card') return pack.numbers.get(key);
  if (kind === 'special') return pack.specialNumbers.get(key);
  if (kind === 'illuminati') return pack.illuminatiNumbers.get(key);
  return value;
}

function optionsOf(state: State, me: Me): SeatMoves {
  return me === 'spectator' ? {} : movesFor(pack, state, me);
}

function infoOf(state: State, me: Me, { idle = 90_000, free, bank = 0, game }: FixtureTimes): TableInfo {
  const now = Date.now();
  const waiting = waitingFor(state);
  const asked = topQuestion(state) !== undefined;
  return {
    table: 'fixture',
    stage: state.over ? 'over' : 'playing',
    now,
    seats: NAMES.slice(0, state.seats).map((name, seat) => ({
      name,
      present: true,
      kept: 3 + seat,
      broken: seat,
      ...(seat === 3 ? { kind: 'bot', level: 'expert', persona: 'diplomat' } : { kind: 'human' }),
      ...(waiting.includes(seat) && seat !== 3 ? { idleAt: now + idle } : {}),
    })),
    ...(asked ? { clock: { kind: clockKind(state), window: 1, since: now, endsAt: now + 20_000 } } : {}),
    ...(game === undefined ? {} : { gameClock: { left: game, since: now, standsAt: now + 300_000 } }),
    waitingFor: waiting,
    ...(me === 'spectator'
      ? {}
      : {
          own: {
            seat: me,
            mayWait: asked,
            waited: false,
            answered: !waiting.includes(me),
            mayUndo: false,
            ...(state.over ? {} : { mayAsk: ['takeback', 'turnBack', 'reset'] }),
            standing: [],
            ...(free === undefined
              ? {}
              : { decision: { since: now, freeUntil: now + free, endsAt: now + free + bank } }),
            offersEnd: state.offers.map(({ from, to, serial }) => ({ from, to, serial, endsAt: now + 60_000 })),
          },
        }),
    promises: [{ serial: 1, from: 1, to: 0, text: 'I stay out of your next attack.', state: 'open' }],
    dice: {
      stage: 'mixed',
      ceremonyId: 'fixture',
      serverCommitment: '0'.repeat(64),
      seats: [],
      parts: [],
      leftOut: [],
    },
    rematch: [],
  };
}

function clockKind(state: State): 'window' | 'spending' | 'question' {
  const kind = topQuestion(state)?.kind;
  if (kind === 'spending') return 'spending';
  return kind === 'secrets' || kind === 'roll' || kind === 'start' ? 'window' : 'question';
}

/** A pure function of the counter, as the engine asks for; no generator worth the name, this is a picture book. */
function mixed(seed: number): Rules['random'] {
  return (counter, below) => {
    let x = (seed * 0x9e3779b1 + counter * 0x85ebca6b) | 0;
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    return ((x ^ (x >>> 15)) >>> 0) % below;
  };
}
