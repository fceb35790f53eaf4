/** A game in which every accepted command is checked: the log tells the same story as the rules, and holds. */
import {
  apply,
  type Command,
  clone,
  decide,
  difference,
  type GameEvent,
  type Pack,
  type Refusal,
  type Rules,
  resume,
  type State,
  step,
  type TableCommand,
} from '@illuminice/engine';
import type { InjectedDice } from './injected-dice.ts';
import { brokenInvariants, cardsInGame } from './invariants.ts';
import { hiddenLeaks } from './leaks.ts';

export interface CheckedGame {
  readonly pack: Pack;
  /** Replaced by every accepted command, never changed. */
  readonly state: State;
  readonly log: readonly GameEvent[];
  /** The refusal, which has changed nothing, or undefined when the command was carried out. */
  send(command: Command | TableCommand): Refusal | undefined;
  /** Lets a hand-built position run until somebody is waited for. */
  resume(): void;
}

/** The engine broke one of its own promises. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

export function checkedGame(setup: {
  readonly pack: Pack;
  readonly state: State;
  readonly dice: InjectedDice;
}): CheckedGame {
  const { pack, dice } = setup;
  const rules: Rules = { pack, random: dice.random };
  const log: GameEvent[] = [];
  let state = setup.state;

  /** Folding the events must lead to where stepping led; only then the game moves on. */
  const accept = (events: readonly GameEvent[], stepped: State): void => {
    const before = state;
    const folded = clone(before);
    for (const event of events) apply(pack, folded, event);
    promise(difference(folded, stepped), 'folding the events and stepping disagree');
    promise(difference(JSON.parse(JSON.stringify(folded)), folded), 'the state does not survive JSON');
    promise(difference(JSON.parse(JSON.stringify(events)), events), 'the events do not survive JSON');
    promise(brokenInvariants(pack, folded).join('; ') || undefined, 'R-24.5');
    if (before.phase !== 'setup' && cardsInGame(pack, before) !== cardsInGame(pack, folded))
      throw new BrokenPromise('R-24.5: a card appeared or vanished');
    promise(hiddenLeaks(pack, { after: folded, events }).join('; ') || undefined, 'R-18.2');
    dice.used();
    log.push(...events);
    state = folded;
  };

  return {
    pack,
    log,
    get state() {
      return state;
    },

    send(command) {
      const before = JSON.stringify(state);
      const decided = dice.tried(() => decide(rules, state, command));
      const stepped = clone(state);
      const heard: GameEvent[] = [];
      const refusal = dice.tried(() => step({ ...rules, onEvent: (event) => heard.push(event) }, stepped, command));
      if (JSON.stringify(state) !== before)
        throw new BrokenPromise(`R-24.2: ${command.type} changed a state it was only asked about`);
      if ('refusal' in decided) {
        promise(difference(decided.refusal, refusal), 'decide and step disagree');
        promise(difference(stepped, state), `R-0.7: the refused ${command.type} changed something`);
        return decided.refusal;
      }
      promise(difference(decided.events, heard), 'decide and step disagree');
      promise(difference(decided.after, stepped), 'decide and step lead to different positions');
      accept(decided.events, stepped);
      return undefined;
    },

    resume() {
      const stepped = clone(state);
      const heard: GameEvent[] = [];
      dice.tried(() => resume({ ...rules, onEvent: (event) => heard.push(event) }, stepped));
      accept(heard, stepped);
    },
  };
}

function promise(problem: string | undefined, what: string): void {
  if (problem !== undefined) throw new BrokenPromise(`${what}: ${problem}`);
}
