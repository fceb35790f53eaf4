/** What is on the stage at one step: which attack, how far it has come, and its numbers at that moment. */
import {
  type AttackView,
  type EventView,
  type Explanation,
  explainAttack,
  type Seat,
  type View,
} from '@illuminice/engine';
import type { Beat } from '../../session/playback/index.ts';
import { ledgerRows, paymentsOf, percent } from '../../tabletop/numbers/index.ts';
import { ownerOf, type Seen } from '../../tabletop/seen/index.ts';

type Decided = Extract<EventView, { type: 'attackDecided' }>;

export interface AttackOnStage {
  readonly attack: AttackView;
  /** The table whose numbers count: that of the roll, once it has fallen. */
  readonly seen: Seen;
  readonly by: Seat;
  readonly defender: Seat | undefined;
  readonly explanation: Explanation;
  readonly rows: ReturnType<typeof ledgerRows>;
  readonly payments: ReturnType<typeof paymentsOf>;
  readonly dice?: readonly [number, number];
  readonly decided?: Decided;
  readonly stage: 'named' | 'spending' | 'roll' | 'place';
}

interface Steps {
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly seen: Seen;
}

const isCounted = ({ attack }: View) =>
  attack !== undefined && attack.stage !== 'placing' && attack.stage !== 'funding';

export function attackAt({ beats, at, seen }: Steps): AttackOnStage | undefined {
  const view = beats[at]?.view ?? seen.view;
  const { attack } = view;
  if (!attack) return undefined;
  const start = beats.findLastIndex(({ kind }, index) => index <= at && kind === 'announce');
  const steps = start < 0 ? [] : beats.slice(start, at + 1);
  const events = steps.flatMap((beat) => beat.events);
  const numbers = { ...seen, view: steps.findLast((beat) => isCounted(beat.view))?.view ?? view };
  const explanation = explainAttack(seen.pack, numbers.view);
  const named = numbers.view.attack;
  if (!explanation || !named) return undefined;
  const payments = named.payments ? summed(named.payments) : paymentsOf(events);
  const dice = events.findLast((event) => event.type === 'diceRolled')?.dice ?? attack.dice;
  const decided = events.findLast((event) => event.type === 'attackDecided');
  return {
    ...{ attack, seen: numbers, explanation, payments, by: view.turn.seat },
    defender: ownerOf(numbers.view, attack.target),
    rows: ledgerRows(numbers, named, { explanation, payments }),
    ...(dice ? { dice } : {}),
    ...(decided ? { decided } : {}),
    stage: decided ? 'place' : dice ? 'roll' : attack.stage === 'announced' ? 'named' : 'spending',
  };
}

/** One coin for each purse a player opened, whatever the number of presses. */
function summed(payments: NonNullable<AttackView['payments']>): ReturnType<typeof paymentsOf> {
  return paymentsOf([
    { type: 'attackAnnounced' } as EventView,
    ...payments.map((payment) => ({ type: 'spent', ...payment }) as const),
  ]);
}

const chances = new WeakMap<Beat, number>();

/** Per cent after this step, where it is a step of an attack before its roll. */
export function chanceAfter(beat: Beat, { pack }: Seen): number | undefined {
  if (!beat.view.attack || !['announce', 'spend', 'interfere', 'privilege'].includes(beat.kind)) return undefined;
  const before = chances.get(beat);
  if (before !== undefined) return before;
  const explanation = explainAttack(pack, beat.view);
  if (!explanation) return undefined;
  const chance = percent(explanation.required);
  chances.set(beat, chance);
  return chance;
}
