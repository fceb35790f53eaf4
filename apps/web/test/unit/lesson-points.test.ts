/** A lesson points at names, never at places: every name it says must be on the table at that very moment (C-11). */
import { pack } from '@illuminice/cards';
import { type AttackCommand, movesFor, type SeatCommand, viewFor } from '@illuminice/engine';
import { beforeAll, expect, test } from 'vitest';
import { fetchPanels, openNow, pointsTo } from '../../src/actions/all/now.ts';
import { type AttackPlan, planAttack } from '../../src/actions/attack/attack-draft.ts';
import { menuEntries } from '../../src/actions/card-menu/menu-entries.ts';
import { openWindow, ReactionBar } from '../../src/actions/react/reaction-bar.tsx';
import { TurnPanel } from '../../src/actions/turn/turn-panel.tsx';
import { OfferAnswers } from '../../src/around/deals/offer-answers.tsx';
import { ProposalCard } from '../../src/around/deals/proposal-card.tsx';
import { THIRD_COURSE } from '../../src/around/learning/bargaining/third-course.ts';
import { SECOND_COURSE } from '../../src/around/learning/defence/second-course.ts';
import { EXERCISES } from '../../src/around/learning/exercises/all-exercises.ts';
import { newAttempt } from '../../src/around/learning/exercises/attempt.ts';
import { PUPIL } from '../../src/around/learning/lesson/lesson-game.ts';
import { lessonInfo, type Said } from '../../src/around/learning/lesson/lesson-info.ts';
import { FIRST_COURSE } from '../../src/around/learning/tutorial/first-course.ts';
import { modelMove, newRun, type Run } from '../../src/around/learning/tutorial/run.ts';
import { BoardArea } from '../../src/screens/table/board-area.tsx';
import { HandBar } from '../../src/screens/table/hand-bar.tsx';
import { HeaderBar } from '../../src/screens/table/header-bar.tsx';
import { PhoneNav } from '../../src/screens/table/phone-nav.tsx';
import { Rivals } from '../../src/screens/table/rivals.tsx';
import { SidePanel } from '../../src/screens/table/side-panel.tsx';
import { fetchRules } from '../../src/tabletop/parts/why-refused.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import type { Begun } from '../../src/tabletop/seen/ui-store.ts';
import { drawn } from './drawn.ts';

beforeAll(async () => {
  await Promise.all([fetchRules(), ...fetchPanels()]);
});

function seenIn(state: Parameters<typeof viewFor>[1], said?: Said): Seen {
  return {
    pack,
    view: viewFor(pack, state, PUPIL),
    moves: movesFor(pack, state, PUPIL),
    me: PUPIL,
    info: lessonInfo('lesson', { state, pupil: PUPIL, said }, ['You', 'Ada', 'Ben']),
  };
}

/** The drafts a pupil comes through on the way to this command, the empty table first. */
function way(wanted: SeatCommand): readonly (Begun | undefined)[] {
  switch (wanted.type) {
    case 'attack':
      return [undefined, ...attackPlans(wanted).map((draft) => ({ what: 'attack', draft }))];
    case 'place': {
      const { host, side } = wanted;
      return [undefined, { what: 'place', draft: { chosen: { arrow: { host, side } } } }];
    }
    case 'move': {
      const { group, host, side } = wanted;
      return [undefined, ...[{ group }, { group, arrow: { host, side } }].map((draft) => ({ what: 'move', draft }))];
    }
    case 'transfer': {
      const { from, to, amount } = wanted;
      return [undefined, { what: 'transfer', draft: { from, to, amount } }];
    }
    case 'play':
      return [undefined, { what: 'specials', draft: {} }, { what: 'play', draft: { special: wanted.card } }];
    default:
      return [undefined];
  }
}

function attackPlans({ kind, attacker, target, aids = [], privilege }: AttackCommand) {
  const other = kind === 'control' ? 'destroy' : 'control';
  const plans: AttackPlan[] = [
    planAttack(other, {}),
    planAttack(kind, {}),
    planAttack(kind, { attacker }),
    planAttack(kind, { attacker, target }),
    { ...planAttack(kind, { attacker, target }), aids },
  ];
  const last = { ...planAttack(kind, { attacker, target }), aids };
  return [
    ...plans.map((plan) => ({ plan })),
    ...(privilege ? [{ plan: last, ask: 'privilege' as const }, { plan: { ...last, privilege } }] : []),
  ];
}

/** All that the table shows around the panel, whatever is folded away on a small screen. */
function table(seen: Seen): string {
  const window = openWindow(seen);
  const hand = seen.view.seats[PUPIL]?.hand ?? [];
  return [
    ...[HeaderBar, BoardArea, SidePanel, HandBar].map((part) => drawn<{ seen: Seen }>(part, { seen })),
    drawn(PhoneNav, { seen, stop: 'half', isPutAway: false, moveTo: () => undefined }),
    drawn(Rivals, { seen, log: [], compact: false }),
    ...(window ? [drawn(ReactionBar, { seen, window })] : []),
    ...seen.view.offers.map((offer) => drawn(OfferAnswers, { seen, offer })),
    ...(seen.info.proposals ?? []).map((proposal) => drawn(ProposalCard, { seen, proposal })),
    // The menu of a card needs a page to be laid out on; its entries carry the names.
    ...hand.flatMap((_, index) =>
      menuEntries(seen, { owner: PUPIL, index }).map(({ point, why }) => (why ? '' : `data-point="${point}"`)),
    ),
    'data-point="table.panel"',
  ].join('');
}

function panelOf(seen: Seen, begun: Begun | undefined): string {
  const panel = openNow(seen, begun)?.panel;
  return panel ? drawn(() => panel, {}) : drawn(TurnPanel, { seen });
}

function isShown(name: string, shown: string): boolean {
  return shown.includes(name.startsWith('card.') ? `data-card="${name.slice(5)}"` : `data-point="${name}"`);
}

/** On the whole way there must be something to press; "nav." is for phones, and on a wide table not enough. */
function pointedAt(wanted: SeatCommand, seen: Seen): void {
  const around = table(seen);
  for (const begun of way(wanted)) {
    const points = pointsTo(wanted, seen, begun);
    const shown = panelOf(seen, begun) + around;
    expect(
      points.filter((name) => !name.startsWith('nav.') && isShown(name, shown)),
      `${wanted.type} with ${JSON.stringify(begun)}: ${points.join(', ')}`,
    ).not.toEqual([]);
  }
}

/**
 * Whoever named another card, or a privilege too many, is led out of it: what the lesson does not take is never lit, or the light would
 * lead to a refusal for ever. The answer counts what was tried.
 */
function astray(wanted: SeatCommand, seen: Seen, judge: Run['judge']): number {
  const { attack } = seen.moves;
  if (wanted.type !== 'attack' || !attack) return 0;
  const { kind, aids = [] } = wanted;
  const extras = wanted.privilege ? [{ privilege: wanted.privilege }] : [{}, { privilege: { pay: true } as const }];
  const plans = attack.attackers.flatMap(({ card: attacker }) =>
    attack[kind].flatMap((target) => extras.map((extra) => ({ kind, attacker, target, aids, ...extra }))),
  );
  const refused = plans.filter((plan) => judge({ type: 'attack', ...plan }) !== undefined);
  for (const plan of refused) {
    const begun = { what: 'attack', draft: { plan } };
    const points = pointsTo(wanted, seen, begun);
    expect(points, JSON.stringify(plan)).toEqual(['panel.cancel']);
    expect(isShown('panel.cancel', panelOf(seen, begun))).toBe(true);
  }
  return refused.length;
}

const courses = [
  { course: FIRST_COURSE, decisions: 20, astrays: 209 },
  { course: SECOND_COURSE, decisions: 8, astrays: 36 },
  { course: THIRD_COURSE, decisions: 2, astrays: 0 },
].map(({ course, decisions, astrays }) => [course.key, course, decisions, astrays] as const);

test.each(courses)(
  '[REQ-001 B-11] every step of the lesson %s points at something that is on the table',
  (_, course, decisions, astrays) => {
    const run = newRun(course);
    let asked = 0;
    let wrongTurns = 0;
    for (let patience = 0; run.step && patience < 400; patience++) {
      const { pointer, answer, said } = run.step;
      const seen = seenIn(run.game.state, said);
      if (pointer !== undefined) expect(isShown(pointer, table(seen)), pointer).toBe(true);
      if (answer) expect(isShown(answer.points[0] ?? '', table(seen)), answer.points[0]).toBe(true);
      if (run.readOn() || run.answered()) continue;
      const moved = run.nextMove();
      const model = modelMove(run);
      if (!moved && model) {
        pointedAt(model as SeatCommand, seen);
        wrongTurns += astray(model as SeatCommand, seen, run.judge);
        asked++;
      }
      const command = moved ?? model;
      if (!command) throw new Error(`nobody moves in step ${run.at}`);
      const outcome = run.game.play(command);
      if ('refusal' in outcome) throw new Error(`step ${run.at}: ${JSON.stringify(outcome.refusal)}`);
      run.happened(outcome.events);
    }
    expect(run.at).toBe(course.steps.length);
    expect(asked).toBeGreaterThan(decisions);
    expect(wrongTurns).toBe(astrays);
  },
);

test('every move that solves an exercise could be pointed at', () => {
  for (const exercise of EXERCISES) {
    const attempt = newAttempt(exercise);
    for (let patience = 0; !attempt.outcome && patience < 60; patience++) {
      const moved = attempt.nextMove();
      const wanted = moved ?? attempt.hint();
      if (!wanted) throw new Error(`${exercise.key}: nobody moves`);
      if (!moved) pointedAt(wanted as SeatCommand, seenIn(attempt.game.state));
      const outcome = attempt.game.play(wanted);
      if ('refusal' in outcome) throw new Error(`${exercise.key}: ${JSON.stringify(outcome.refusal)}`);
      attempt.happened(wanted, outcome.events);
    }
    expect(attempt.outcome, exercise.key).toEqual({ solved: true });
  }
});
