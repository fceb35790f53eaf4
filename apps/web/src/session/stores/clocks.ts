import type { Clocks, Deadline, TableInfo } from './model.ts';

/** Deadlines in the local clock: the server says its own reading with every message, so a wrong clock here does no harm. */
export function clocksOf({ clock, now, own }: Pick<TableInfo, 'clock' | 'now' | 'own'>, localNow: number): Clocks {
  const common = {
    mayWait: own?.mayWait ?? false,
    waited: own?.waited ?? false,
    extended: clock?.extended ?? false,
    offers: (own?.offersEnd ?? []).map((offer) => ({ ...offer, endsAt: offer.endsAt - now + localNow })),
  };
  if (clock?.endsAt === undefined) return common;
  const deadline: Deadline = {
    endsAt: clock.endsAt - now + localNow,
    seconds: (clock.endsAt - clock.since) / 1000,
  };
  return clock.kind === 'turn' ? { ...common, turn: deadline } : { ...common, window: deadline };
}
