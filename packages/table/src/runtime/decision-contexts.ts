import type { Pack, Rules, State } from '@illuminice/engine';
import { fairRandom } from '@illuminice/fair-dice';
import type { DecisionContext } from '../decisions/decision.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { Ports, TableId } from '../ports/ports.ts';
import { readTable } from './read-table.ts';

/** What deciding needs, from the ports; the rules with the table's dice are made once per mixed seed. */
export function decisionContexts({
  pack,
  table,
  ports: { store, clock, entropy },
  settings,
}: {
  readonly pack: Pack;
  readonly table: TableId;
  readonly ports: Ports;
  readonly settings: TableSettings;
}): (state: TableState) => DecisionContext {
  let dice: { readonly seed: string; readonly rules: Rules } | undefined;
  const rules = ({ dice: { mixedSeed } }: TableState): Rules => {
    if (mixedSeed === undefined) throw new Error('the dice are not mixed yet');
    if (dice?.seed !== mixedSeed) dice = { seed: mixedSeed, rules: { pack, random: fairRandom(mixedSeed) } };
    return dice.rules;
  };
  const gameAt = async (seq: number): Promise<State | undefined> => {
    return (await readTable({ store, table, pack, upTo: seq }))?.state.game;
  };
  const freshDice = () => ({ ceremonyId: entropy.id(), serverSeed: entropy.seed() });
  const freshId = () => entropy.id();
  return (state) => ({ state, pack, settings, now: clock.now(), rules, gameAt, freshDice, freshId });
}
