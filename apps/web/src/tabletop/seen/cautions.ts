/** Before a command goes out: what it would bring about is asked once more. Every command passes here, whoever sends it. */
import type { SeatCommand } from '@illuminice/engine';
import { useTable } from '../../session/stores/index.ts';
import { useRules } from './rules.ts';
import type { Seen } from './seen.ts';
import { useUi, type Warned } from './ui-store.ts';

/** One thing that would happen, and the rule that says so. */
export interface Caution {
  /** For the button that leads there: "eliminates you". */
  readonly label: string;
  readonly text: string;
  readonly rule: string;
}

/** Empty before the rules are there, and for nearly every command. */
export function cautionsOf(seen: Seen, command: SeatCommand): readonly Caution[] {
  return useRules.getState().rules?.cautions(seen, command) ?? [];
}

/** For a button: what it leads to, in a few words. */
export function dangerLabel(seen: Seen, command: SeatCommand): string | undefined {
  const labels = cautionsOf(seen, command).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : undefined;
}

/** What the player said yes to: the steps that end one turn, and the payments for one attack, are asked about once. */
const accepted = new Set<string>();

function stepOf({ view, info }: Seen, command: SeatCommand): string {
  const turn = `${info.table} ${view.turn.seat} ${view.seats.map(({ turnsTaken }) => turnsTaken).join(' ')}`;
  switch (command.type) {
    case 'endActions':
    case 'endTransfers':
    case 'endTurn':
      return `${turn} end`;
    case 'spend':
    case 'done':
      return `${turn} ${view.attack?.attacker} ${view.attack?.target}`;
    default:
      return `${turn} ${JSON.stringify(command)}`;
  }
}

/** False: the player would rather not. Undefined: nothing is to be asked, and nobody has to wait. */
export function asksFirst(seen: Seen, command: SeatCommand): Promise<boolean> | undefined {
  const step = stepOf(seen, command);
  const isNew = ({ text }: Caution) => !accepted.has(`${step} ${text}`);
  const cautions = cautionsOf(seen, command).filter(isNew);
  if (cautions.length === 0) return undefined;
  // Whatever was asked before is answered by wanting something else.
  useUi.getState().warned?.answer('stop');
  return new Promise((resolve) => {
    const answer: Warned['answer'] = (how) => {
      const goesOn = how === 'goOn';
      useUi.setState({ warned: undefined });
      if (goesOn) for (const { text } of cautions) accepted.add(`${step} ${text}`);
      resolve(goesOn);
    };
    useUi.setState({ menu: undefined, warned: { command, cautions, answer } });
  });
}

/** As a press finds the table, between two drawings of it. */
export function commandIsMeant(seen: Seen | undefined, command: SeatCommand): Promise<boolean> | undefined {
  const { rules, coming } = useRules.getState();
  if (!seen || useTable.getState().me === 'spectator') return undefined;
  if (rules || !coming) return asksFirst(seen, command);
  return coming.then(() => asksFirst(seen, command) ?? true);
}
