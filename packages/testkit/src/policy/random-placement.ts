/** Where a random seat hangs Groups: usually without a plan, in wild games with one that may drop or re-hang puppets. */
import {
  type Arrow,
  boardOf,
  type GroupMove,
  type PlaceMoves,
  type PlacementChoice,
  type Plan,
  type SeatCommand,
  type Side,
  structureOf,
} from '@illuminice/engine';
import { admitted, type Situation } from './situation.ts';

export function randomPlace(situation: Situation, moves: PlaceMoves): SeatCommand | undefined {
  const { chance, wild } = situation;
  const { root, arrows, crowded } = moves;
  if (wild && crowded.length > 0 && (arrows.length === 0 || chance.happens(40))) {
    const crowdedPlace = admitted(situation, (): SeatCommand => {
      const { host, side, inTheWay } = chance.oneOf(crowded);
      return { type: 'place', host, side, dropOld: inTheWay, ...planned(situation, root) };
    });
    if (crowdedPlace) return crowdedPlace;
  }
  if (arrows.length === 0) return undefined;
  const withPlan = wild
    ? admitted(situation, (): SeatCommand => {
        const { host, side } = chance.oneOf(arrows);
        return { type: 'place', host, side, ...planned(situation, root), ...droppedOld(situation) };
      })
    : undefined;
  return withPlan ?? admitted(situation, (): SeatCommand => ({ type: 'place', ...arrowOf(chance.oneOf(arrows)) }));
}

export function randomMove(situation: Situation, moves: readonly GroupMove[]): SeatCommand | undefined {
  const { chance, wild } = situation;
  const draw = (): SeatCommand & { readonly type: 'move' } => {
    const { group, arrows } = chance.oneOf(moves);
    return { type: 'move', group, ...arrowOf(chance.oneOf(arrows)) };
  };
  const drawPlanned = (): SeatCommand => {
    const move = draw();
    return { ...move, ...planned(situation, move.group) };
  };
  return (wild ? admitted(situation, drawPlanned) : undefined) ?? admitted(situation, draw);
}

/** Sent ahead with an offer or an acceptance; may turn out to be impossible later, then the seat is asked. */
export function randomChoice(situation: Situation, group: number): PlacementChoice {
  const { view, pack, seat, chance } = situation;
  const { links } = structureOf(boardOf(pack, view()), seat);
  const host = chance.oneOf([seat, ...links.map(({ card }) => card)]);
  return { host, side: chance.below(4) as Side, ...planned(situation, group) };
}

export function randomReorganization(situation: Situation): SeatCommand | undefined {
  const { view, pack, seat, chance } = situation;
  const { links } = structureOf(boardOf(pack, view()), seat);
  const keep = () => (chance.happens(20) ? links.filter(() => !chance.happens(20)) : links);
  return admitted(situation, (): SeatCommand => {
    const hosts = [seat, ...links.map(({ card }) => card)];
    const moved = keep().map((link) =>
      chance.happens(30) ? { ...link, host: chance.oneOf(hosts), side: chance.below(4) as Side } : link,
    );
    return { type: 'reorganize', links: moved };
  });
}

function arrowOf({ host, side }: Arrow): Arrow {
  return { host, side };
}

function planned({ chance, view, pack }: Situation, root: number): { plan?: Plan } {
  if (!chance.happens(40)) return {};
  const board = boardOf(pack, view());
  const arms = view().questions.flatMap((question) =>
    question.kind === 'placement' ? [question.arm, ...question.left.map(({ arm }) => arm)] : [],
  );
  const owner = board.owner[root] ?? -1;
  const arm = arms.find((candidate) => candidate.root === root) ?? (owner >= 0 ? structureOf(board, owner) : undefined);
  if (!arm || arm.links.length === 0) return {};
  const plan: Record<number, Side | 'drop'> = {};
  for (const { card } of arm.links)
    if (chance.happens(30)) plan[card] = chance.happens(30) ? 'drop' : (chance.below(4) as Side);
  return { plan };
}

function droppedOld({ chance, view, seat }: Situation): { dropOld?: number[] } {
  const groups = view().seats[seat]?.groups ?? [];
  return groups.length > 0 && chance.happens(10) ? { dropOld: [chance.oneOf(groups).card] } : {};
}
