/** Plays one scenario through the engine's public API and says, line by line, where the game went another way. */
import { type Command, deckCardOf, newGame, type Pack } from '@illuminice/engine';
import { BrokenPromise, type CheckedGame, checkedGame } from '../watch/checked-game.ts';
import { DiceRanOut, injectedDice } from '../watch/injected-dice.ts';
import { sameValue } from './compare.ts';
import { endTurn, sendPatiently, settle } from './defaults.ts';
import type { CommandStep, Scenario, SetupGiven, Step } from './format.ts';
import { buildPosition } from './position.ts';
import { ask } from './queries.ts';
import { ScenarioError, ScenarioFailure } from './scenario-error.ts';
import { type Json, shown } from './strict-json.ts';
import { translate } from './translate.ts';

/** One line for each failure, without the id; empty when the scenario passed. */
export function runScenario(pack: Pack, scenario: Scenario): string[] {
  const failures: string[] = [];
  const place = { step: 0 };
  try {
    const game = beginScenario(pack, scenario);
    for (const step of scenario.steps) {
      place.step++;
      failures.push(...play(game, step).map((failure) => `step ${place.step}: ${failure}`));
    }
  } catch (error) {
    failures.push(`${place.step === 0 ? 'given' : `step ${place.step}`}: ${inWords(error)}`);
  }
  return failures;
}

/** The position built, and run until somebody is waited for. */
export function beginScenario(pack: Pack, { given, options }: Pick<Scenario, 'given' | 'options'>): CheckedGame {
  const dice = injectedDice(given.dice);
  if ('seats' in given) {
    const game = checkedGame({ pack, state: buildPosition(pack, given, options), dice });
    game.resume();
    return game;
  }
  const game = checkedGame({ pack, state: newGame({ pack, seats: given.players, options }), dice });
  const refusal = game.send({ type: 'begin', ...arranged(pack, given) });
  if (refusal !== undefined)
    throw new ScenarioError(`the set-up is refused: ${refusal.code} (${refusal.rule}: ${refusal.values.need})`);
  return game;
}

function arranged(pack: Pack, given: SetupGiven): { illuminati?: number[]; deck?: number[] } {
  const number = (key: string, found: number | undefined): number => {
    if (found === undefined) throw new ScenarioError(`unknown card "${key}"`);
    return found;
  };
  return {
    ...(given.illuminati && {
      illuminati: given.illuminati.map((key) => number(key, pack.illuminatiNumbers.get(key))),
    }),
    ...(given.deck && { deck: given.deck.map((key) => number(key, deckCardOf(pack, key))) }),
  };
}

function play(game: CheckedGame, step: Step): string[] {
  if ('do' in step) return command(game, step);
  if ('expect' in step) return Object.entries(step.expect).flatMap(([query, value]) => answerTo(game, query, value));
  if ('settle' in step) settle(game, step.settle);
  else endTurn(game, step.endTurn);
  return [];
}

function answerTo(game: CheckedGame, query: string, expected: Json): string[] {
  const got = ask(game.pack, game.state, query);
  if (sameValue(expected, got)) return [];
  return [`expected ${query.replace(/^attack\./, '')} ${shown(expected)}, got ${shown(got)}`];
}

function command(game: CheckedGame, { seat, do: wanted, refused }: CommandStep): string[] {
  const translated = () => {
    const { pack, state } = game;
    const where = `${wanted.type}`;
    return translate({ pack, state, seat: seat ?? -1, mayBeMalformed: refused === 'BAD_COMMAND', where }, wanted);
  };
  if (refused === undefined && seat !== undefined) {
    sendPatiently(game, () => translated() as Command);
    return [];
  }
  const refusal = game.send(translated());
  if (refusal?.code === refused) return [];
  const got =
    refusal === undefined ? 'it was accepted' : `got ${refusal.code} (${refusal.rule}: ${refusal.values.need})`;
  throw new ScenarioFailure(
    refused === undefined ? `${wanted.type} is refused: ${refusal?.code}` : `expected refusal ${refused}, ${got}`,
  );
}

function inWords(error: unknown): string {
  if (error instanceof ScenarioFailure) return error.message;
  if (error instanceof ScenarioError || error instanceof DiceRanOut) return `error in the scenario: ${error.message}`;
  if (error instanceof BrokenPromise) return `the engine broke a promise: ${error.message}`;
  const stack =
    error instanceof Error
      ? (error.stack?.split('\n').slice(0, 3).join(' ').replaceAll(/\s+/g, ' ') ?? error.message)
      : String(error);
  return `the engine failed: ${stack}`;
}
