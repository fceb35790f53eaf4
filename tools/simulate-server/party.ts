/** Some people who want to play together: one of them opens a lobby, the others come, computer players fill up, the game begins. */

import { AfterGame } from './after-game.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export interface PartyPlan {
  readonly people: number;
  readonly bots: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Between two looks at the game. */
  readonly thinkMs: number;
  /** People come, look, move and go again. */
  readonly isByMail: boolean;
  /** Longer without anything new is a game that hangs. */
  readonly patienceMs: number;
  /** They propose things to each other, half of them in a whisper. */
  readonly isTalkative?: true;
  /** Whose secrets are compared: nobody changes what they stand to but as the comparison has it. */
  readonly isQuiet?: true;
}

export class Party {
  readonly plan: PartyPlan;
  readonly members: Person[] = [];
  readonly #world: World;
  /** Where they talk, they show each other what they said and did. */
  readonly after: AfterGame | undefined;
  /** Of the lobby its host is in. */
  code: string | undefined;
  progressAt: number;
  games = 0;
  /** Everybody stays and moves as fast as they can. */
  isInAHurry = false;

  constructor(world: World, plan: PartyPlan) {
    this.#world = world;
    this.plan = plan;
    this.after = plan.isTalkative ? new AfterGame() : undefined;
    this.progressAt = world.now;
  }

  get host(): Person | undefined {
    return this.members[0];
  }

  isHost(person: Person): boolean {
    return this.host === person;
  }

  progress(): void {
    this.progressAt = this.#world.now;
  }

  get idleMs(): number {
    return this.#world.now - this.progressAt;
  }
}
