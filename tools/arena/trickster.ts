import { type MindDecision, type MindInput, type Persona, personas } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { must, type SeatMoves, type View, whyNot } from '@illuminice/engine';
import { PLAIN_STYLE, thinkingMind } from '../../packages/bots/src/minds/thinking-mind.ts';
import { roundOf } from '../../packages/bots/src/model/memory.ts';
import { seatOf } from '../../packages/bots/src/model/must.ts';
import { SKILLS } from '../../packages/bots/src/thought/skill.ts';
import { ADVERSARIES, type Adversary, type AdversaryName, type Trick } from './adversaries.ts';

/** An Expert with a trick, for one game. */
export function trickster(name: AdversaryName) {
  const { asked, unasked, style, skill, faithless, agrees }: Adversary = ADVERSARIES[name];
  const expert = thinkingMind(pack, { ...SKILLS.expert, ...skill }, style && styled(style));
  const counts = new Map<string, number>();
  const again =
    (view: View) =>
    (note: string, most = 1) => {
      const key = `${roundOf(view)}/${view.turn.seat}/${note}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return count < most;
    };
  const possible = (view: View, trick: Trick | undefined) =>
    trick && (isOnlyWords(trick) || !whyNot(pack, view, trick.command)) ? trick : undefined;
  return {
    decide(input: MindInput): MindDecision {
      const { view, moves, proposal } = input;
      // What Expert says, promises and remembers besides is left out where the trick takes its place.
      const { say: _say, ...decision } = expert.decide(faithless ? { ...input, promises: [] } : input);
      if (proposal !== undefined) return agrees ? { ...decision, answers: { proposal, yes: true } } : decision;
      const me = seatOf(view);
      const trick = possible(view, asked?.({ view, moves, me, expert: decision, again: again(view) }));
      if (!trick) return decision;
      return { reason: { key: 'usualAnswer' }, memory: decision.memory, ...trick };
    },
    ...(unasked && {
      unasked: ({ view, moves }: { readonly view: View; readonly moves: SeatMoves }) =>
        possible(view, unasked({ view, moves, me: seatOf(view), again: again(view) })),
    }),
  };
}

function isOnlyWords({ command, proposes }: Trick): boolean {
  return command.type === 'default' && proposes !== undefined;
}

function styled(style: Partial<Persona['style']>): Persona {
  return { ...must(personas[0], 'a persona'), style: { ...PLAIN_STYLE, ...style } };
}
