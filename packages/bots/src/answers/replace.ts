import { stakeInAttack } from '../attack/outcome.ts';
import { cheapest, specialCost } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** Shares of victory that must hang on an attack to pay for its privilege again, in MB or with a card. By judgement. */
const WORTH_MONEY = 0.08;
const WORTH_CARD = 0.1;

/** a second payment, if what hangs on it is still worth one. */
export function answerReplace(thought: Thought): Choice {
  const { moves, view, pack, me, scene } = thought;
  const question = view.questions.at(-1);
  const { discard = [], pay = false } = moves.replace ?? {};
  const stake = Math.abs(stakeInAttack(scene));
  const [card] = cheapest(pack, discard);
  if (question?.kind === 'replace' && question.seat === me) {
    if (pay && stake > WORTH_MONEY * scene.grain)
      return { command: { type: 'replace', pay: true }, reason: { key: 'privilegePaid' } };
    if (card !== undefined && stake > WORTH_CARD * scene.grain + 2 * specialCost(thought, card))
      return { command: { type: 'replace', discard: card }, reason: { key: 'worthSecondCard' } };
  }
  return { command: { type: 'replace', none: true }, reason: { key: 'notWorthAnotherCard' } };
}
