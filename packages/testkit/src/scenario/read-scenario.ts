/** The strict reader of format 1: what it lets through is a scenario the runner knows how to play. */
import { completeOptions, faultText, type GameOptions } from '@illuminice/engine';
import {
  POSITION,
  type PositionGiven,
  SCENARIO,
  type Scenario,
  SETUP,
  type SetupGiven,
  STEPS,
  type Step,
} from './format.ts';
import { ScenarioError } from './scenario-error.ts';
import { type Json, type JsonObject, parsed } from './strict-json.ts';
import { isOfClock } from './translate.ts';

/** The id of a scenario that may otherwise be unreadable, for the line that says what is wrong with it. */
export function idOf(value: Json, index: number): string {
  const id = typeof value === 'object' && value !== null ? (value as JsonObject).id : undefined;
  return typeof id === 'string' && id !== '' ? id : `scenario ${index + 1}`;
}

export function readScenario(value: Json): Scenario {
  const scenario = parsed(SCENARIO, value, 'the scenario');
  return {
    ...scenario,
    options: readOptions(scenario.options),
    given: readGiven(scenario.given),
    steps: scenario.steps.map((step, index) => readStep(step, `step ${index + 1}`)),
  };
}

/** What is missing has its default. */
export function readOptions(given: Partial<GameOptions>): GameOptions {
  const options = completeOptions(given);
  if ('problem' in options) throw new ScenarioError(faultText(options.problem));
  return options;
}

export function readGiven(value: Readonly<Record<string, unknown>>): SetupGiven | PositionGiven {
  return 'players' in value ? readSetup(value) : readPosition(value);
}

function readSetup(value: unknown): SetupGiven {
  const given = parsed(SETUP, value, 'given');
  const { players, illuminati } = given;
  if (illuminati !== undefined && illuminati.length !== players)
    throw new ScenarioError(`given.illuminati names ${illuminati.length} cards for ${players} players`);
  return given;
}

function readPosition(value: unknown): PositionGiven {
  const given = parsed(POSITION, value, 'given');
  const seat = given.turn?.seat ?? 0;
  const whose = given.seats[seat];
  if (whose === undefined || whose.left || whose.eliminated)
    throw new ScenarioError(`seat ${seat} is out and cannot have the turn`);
  return given;
}

function readStep(value: JsonObject, where: string): Step {
  const kind = (['do', 'settle', 'endTurn', 'expect'] as const).find((key) => key in value);
  if (kind === undefined) throw new ScenarioError(`${where} is none of ${Object.keys(STEPS).join(', ')}`);
  const step: Step = parsed<Step>(STEPS[kind], value, where);
  if ('do' in step && isOfClock(step.do.type) !== (step.seat === undefined))
    throw new ScenarioError(`${where}: timeOut and callTime come from the clock, everything else from a seat`);
  return step;
}
