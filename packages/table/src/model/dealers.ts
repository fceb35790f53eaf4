import type { Seat, SeatCommand } from '@illuminice/engine';

interface Promised {
  readonly from: Seat;
  readonly to: Seat;
  readonly asked?: true;
}

/** Who made the offer a promise is part of, and to whom: one that is asked for comes from the other side. */
export function dealersIn({ from, to, asked }: Promised): { readonly from: Seat; readonly to: Seat } {
  return asked ? { from: to, to: from } : { from, to };
}

/** To whom an offer goes; undefined: the command makes none. */
export function partnerIn(command: SeatCommand): Seat | undefined {
  return command.type === 'offer' ? command.to : command.type === 'counter' ? command.from : undefined;
}
