import type { Pack, Rules, State } from '@illuminice/engine';
import { fairRandom } from '@illuminice/fair-dice';
import type { Deciding } from '../acts/decision.ts';
import { foldStored } from '../fold/copy.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { Ports, TableId } from '../ports/ports.ts';

/** What deciding needs, from the ports; the rules with the table's dice are made once per mixed seed. */
export class DecidingDesk {
  readonly #pack: Pack;
  readonly #table: TableId;
  readonly #ports: Ports;
  readonly #settings: TableSettings;
  #dice: { readonly seed: string; readonly rules: Rules } | undefined;

  constructor(options: {
    readonly pack: Pack;
    readonly table: TableId;
    readonly ports: Ports;
    readonly settings: TableSettings;
  }) {
    this.#pack = options.pack;
    this.#table = options.table;
    this.#ports = options.ports;
    this.#settings = options.settings;
  }

  at(now: number): Deciding {
    return {
      pack: this.#pack,
      settings: this.#settings,
      now,
      rules: (state) => this.#rules(state),
      gameAt: (seq) => this.#gameAt(seq),
      freshDice: () => ({ ceremonyId: this.#ports.entropy.id(), serverSeed: this.#ports.entropy.seed() }),
    };
  }

  #rules({ dice }: TableState): Rules {
    const seed = dice.mixedSeed;
    if (seed === undefined) throw new Error('the dice are not mixed yet');
    if (this.#dice?.seed !== seed) this.#dice = { seed, rules: { pack: this.#pack, random: fairRandom(seed) } };
    return this.#dice.rules;
  }

  async #gameAt(seq: number): Promise<State | undefined> {
    const stored = await this.#ports.store.load(this.#table, seq);
    return stored && foldStored(this.#pack, stored)?.game;
  }
}
