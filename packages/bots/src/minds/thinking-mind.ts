import { type Pack, type SeatCommand, type View, whyNot } from '@illuminice/engine';
import { answerBids, answerFunding, answerIncome, answerTaxes } from '../answers/payments.ts';
import { answerPlacement } from '../answers/placement.ts';
import { answerReplace } from '../answers/replace.ts';
import { chooseGoal, chooseIlluminati } from '../answers/set-up.ts';
import { answerSpending } from '../answers/spending.ts';
import { answerRoll, answerSecrets, answerStart } from '../answers/windows.ts';
import { answerOffers } from '../bargain/answer-offers.ts';
import { answerProposal } from '../bargain/answer-proposals.ts';
import { proposalBeside } from '../bargain/make-proposals.ts';
import { type BotMemory, recall } from '../model/memory.ts';
import type { Mind, MindDecision, PromiseNote } from '../model/mind.ts';
import type { Proposal } from '../model/proposal.ts';
import type { Persona, Style } from '../personas/persona.ts';
import { searchedAnswer } from '../search/answers.ts';
import { IMAGINED, imagined, type Skill } from '../thought/skill.ts';
import { type Choice, type LookAhead, type Thought, thoughtOf } from '../thought/thought.ts';
import { chooseAction } from '../turn/actions.ts';
import { choosePower, END_TRANSFERS } from '../turn/powers.ts';
import { chooseTransfer } from '../turn/treasuries.ts';
import { attackNoted, betrayalsNoted, spoken } from './speech.ts';

/** Of a bot without a persona: the arena's, and whoever gives hints. */
export const PLAIN_STYLE: Style = { aggression: 0.7, meddling: 1, thrift: 1, spite: 0, bargaining: 1, honour: 1 };

/** One mind for all levels that think; the skill says how well. */
export function thinkingMind(pack: Pack, skill: Skill, persona: Persona | undefined): Mind {
  const lookAhead: LookAhead | undefined =
    skill.searchNodes > 0
      ? {
          own: thinkingMind(pack, imagined(skill), undefined),
          others: thinkingMind(pack, IMAGINED, undefined),
        }
      : undefined;
  return {
    decide({ view, moves, random, budget, memory, promises, proposals = [], proposal }) {
      const thought = thoughtOf({
        pack,
        view,
        moves,
        random,
        skill,
        style: persona?.style ?? PLAIN_STYLE,
        memory: withTrust(recall(view, memory), view, promises),
        promises: promises ?? [],
        proposals,
        budget,
        remembers: memory !== undefined,
        lookAhead,
      });
      if (proposal !== undefined)
        return answered(
          thought,
          proposals.find(({ id, end }) => id === proposal && !end),
        );
      const choice = choose(thought);
      return decided(thought, lookAhead ? searchedAnswer(thought, choice) : choice, persona);
    },
  };
}

/** Words only: nothing is moved, and silence lets it lapse. */
function answered(thought: Thought, proposal: Proposal | undefined): MindDecision {
  const silence: Choice = { command: { type: 'default' }, reason: { key: 'usualAnswer' } };
  const { command, reason, answers, memory = thought.memory } = proposal ? answerProposal(thought, proposal) : silence;
  return { command, reason, ...(answers ? { answers } : {}), memory };
}

function choose(thought: Thought): Choice {
  const offer = answerOffers(thought);
  if (offer) return offer;
  const { view, moves } = thought;
  if (moves.catchPeek?.length) {
    const [index = 0] = moves.catchPeek;
    return { command: { type: 'catchPeek', index }, reason: { key: 'peekSeen' } };
  }
  const question = view.questions.at(-1);
  switch (question?.kind) {
    case undefined:
      return plainPhase(thought);
    case 'illuminati':
      return chooseIlluminati(thought);
    case 'goals':
      return chooseGoal(thought);
    case 'start':
      return answerStart(thought);
    case 'income':
      return answerIncome(thought);
    case 'taxes':
      return answerTaxes(thought);
    case 'keep':
      return { command: { type: 'keep', faceUp: false }, reason: { key: 'drawnKeptSecret' } };
    case 'secrets':
      return answerSecrets(thought);
    case 'replace':
      return answerReplace(thought);
    case 'immunity':
      return moves.claimImmunity
        ? { command: { type: 'claimImmunity' }, reason: { key: 'immunityClaimed' }, cue: { moment: 'defend' } }
        : { command: { type: 'decline' }, reason: { key: 'noImmunity' } };
    case 'spending':
      return answerSpending(thought);
    case 'roll':
      return answerRoll(thought);
    case 'placement':
      return answerPlacement(thought);
    case 'funding':
      return answerFunding(thought);
    case 'bids':
      return answerBids(thought);
  }
}

function plainPhase(thought: Thought): Choice {
  switch (thought.view.phase) {
    case 'actions':
      return chooseAction(thought);
    case 'transfers':
      return chooseTransfer(thought) ?? END_TRANSFERS;
    default:
      return choosePower(thought);
  }
}

/** nothing said is enforced, but the ledger remembers who kept their word to us. */
function withTrust(memory: BotMemory, view: View, promises: readonly PromiseNote[] | undefined): BotMemory {
  if (!promises) return memory;
  const trust = view.seats.map((_, seat) =>
    promises.reduce(
      (sum, { by, to, kept }) =>
        by === seat && to === view.viewer && kept !== undefined ? sum + (kept ? 1 : -2) : sum,
      0,
    ),
  );
  return { ...memory, trust };
}

/**
 * What would be refused is never sent: then the default answer of the rules serves. In an imagined game nobody asks before:
 * the game itself refuses, and takes the default answer.
 */
function decided(thought: Thought, choice: Choice, persona: Persona | undefined): MindDecision {
  const noted = betrayalsNoted(choice.memory ?? thought.memory, thought);
  const memory = attackNoted(noted, thought.view, choice.command);
  if (!thought.skill.isImagined && whyNot(thought.pack, thought.view, choice.command))
    return { command: fallback(thought), reason: { key: 'usualAnswer' }, memory };
  const say = persona && spoken(thought, choice, persona.key);
  const beside = proposalBeside(thought, { ...choice, memory });
  return {
    command: choice.command,
    reason: choice.reason,
    ...(choice.promise ? { promise: choice.promise } : {}),
    ...(choice.asks ? { asks: choice.asks } : {}),
    ...(say ? { say } : {}),
    ...(beside ?? { memory }),
  };
}

/** Offers are answered first, so an open one is what could not be answered so; the question behind it is still to come. */
function fallback({ view, me }: Thought): SeatCommand {
  const offer = view.offers.find(({ to }) => to === me);
  return offer ? { type: 'reject', from: offer.from, serial: offer.serial } : { type: 'default' };
}
