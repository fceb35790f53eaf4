/** The strict reader of format 1: what it lets through is a scenario the runner knows how to play. */
import { completeOptions, type GameOptions, REFUSAL_CODES } from '@illuminice/engine';
import { type Scenario, SETTLE_POINTS, type Step } from './format.ts';
import { readGiven } from './read-given.ts';
import { ScenarioError } from './scenario-error.ts';
import {
  type Json,
  type JsonObject,
  listOf,
  maybe,
  objectIn,
  objectWith,
  oneOf,
  stringIn,
  wholeIn,
} from './strict-json.ts';

/** The id of a scenario that may otherwise be unreadable, for the line that says what is wrong with it. */
export function idOf(value: Json, index: number): string {
  const id = typeof value === 'object' && value !== null ? (value as JsonObject).id : undefined;
  return typeof id === 'string' && id !== '' ? id : `scenario ${index + 1}`;
}

export function readScenario(value: Json): Scenario {
  const scenario = objectWith(value, 'the scenario', [
    'id',
    'title',
    'rules',
    'requirements',
    'options',
    'given',
    'steps',
  ]);
  return {
    id: stringIn(scenario.id, 'id'),
    title: maybe(scenario.title, '', (title) => stringIn(title, 'title')),
    rules: maybe(scenario.rules, [], (rules) => listOf(rules, 'rules', stringIn)),
    requirements: maybe(scenario.requirements, [], (ids) => listOf(ids, 'requirements', stringIn)),
    options: readOptions(scenario.options),
    given: readGiven(scenario.given),
    steps: listOf(scenario.steps, 'steps', readStep),
  };
}

/** What is missing has its default. */
export function readOptions(value: Json | undefined): GameOptions {
  const options = completeOptions(maybe<Partial<GameOptions>>(value, {}, (given) => objectIn(given, 'options')));
  if ('problem' in options) throw new ScenarioError(options.problem);
  return options;
}

function readStep(value: Json, place: string): Step {
  const where = place.replace(/^steps\[(\d+)\]$/, (_, index) => `step ${Number(index) + 1}`);
  const step = objectIn(value, where);
  if ('do' in step) return readCommandStep(step, where);
  if ('settle' in step) {
    objectWith(step, where, ['settle']);
    return { kind: 'settle', until: oneOf(step.settle, `${where}: settle`, SETTLE_POINTS) };
  }
  if ('endTurn' in step) {
    objectWith(step, where, ['endTurn']);
    return { kind: 'endTurn', seat: wholeIn(step.endTurn, `${where}: endTurn`) };
  }
  if ('expect' in step) {
    objectWith(step, where, ['expect']);
    return { kind: 'expect', queries: Object.entries(objectIn(step.expect, `${where}: expect`)) };
  }
  throw new ScenarioError(`${where} is none of do, settle, endTurn, expect`);
}

function readCommandStep(value: JsonObject, where: string): Step {
  const step = objectWith(value, where, ['seat', 'do', 'refused']);
  const command = objectIn(step.do, `${where}: do`);
  const type = stringIn(command.type, `${where}: the type of the command`);
  if (type === 'timeOut' && step.seat !== undefined)
    throw new ScenarioError(`${where}: timeOut comes from the clock, not from a seat`);
  return {
    kind: 'command',
    seat: type === 'timeOut' ? undefined : wholeIn(step.seat, `${where}: seat`),
    command,
    refused: maybe(step.refused, undefined, (code) => oneOf(code, `${where}: refused`, REFUSAL_CODES)),
  };
}
