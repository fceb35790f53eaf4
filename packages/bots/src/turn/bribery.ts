import { bestArrow } from '../answers/placement.ts';
import { shareAfter, weighed } from '../attack/outcome.ts';
import { gaining } from '../scene/facts.ts';
import { factsFor, shareOf } from '../scene/scene.ts';
import { playable, specialCost } from '../thought/specials.ts';
import type { Move, Thought } from '../thought/thought.ts';

/** no roll, no money; for the card that is hardest to get otherwise or that wins. */
export function bribery(thought: Thought): Move | undefined {
  const { moves, scene, me, pack } = thought;
  const card = playable(thought, 'takesGroup');
  const move = moves.play?.find((each) => each.card === card);
  if (card === undefined || !move?.targets || !move.arrows) return undefined;
  const own = factsFor(scene, me);
  const now = shareOf(scene, me);
  let best: { target: number; gain: number } | undefined;
  for (const target of move.targets) {
    const after = gaining(pack, own, { cards: [target], money: 0, masks: scene.board.alignments, host: me });
    const gain = shareAfter(weighed(scene, [[me, after]]), me) - now - specialCost(thought, card);
    if (gain > (best?.gain ?? 0)) best = { target, gain };
  }
  if (!best) return undefined;
  const { target, gain } = best;
  const fitting = move.arrows.filter(({ inSides }) => inSides & (1 << (pack.inSide[target] ?? 0)));
  const arrow = bestArrow(thought, target, fitting);
  return {
    gain,
    choice: {
      command: { type: 'play', card, target, host: arrow.host, side: arrow.side },
      reason: { key: 'bribe', values: { target } },
      cue: { moment: 'success' },
    },
  };
}
