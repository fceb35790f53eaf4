import type { Clocks, Deadline, TableInfo } from './model.ts';

/** Deadlines in the local clock: the server says its own reading with every message, so a wrong clock here does no harm. */
export function clocksOf({ clock, now, own }: Pick<TableInfo, 'clock' | 'now' | 'own'>, localNow: number): Clocks {
  const offset = localNow - now;
  const common = {
    offset,
    ...ownDeadline(own?.decision, offset),
    mayWait: own?.mayWait ?? false,
    waited: own?.waited ?? false,
    extended: clock?.extended ?? false,
    offers: (own?.offersEnd ?? []).map(({ endsAt, readUntil, ...offer }) => ({
      ...offer,
      ...(endsAt === undefined ? {} : { endsAt: endsAt + offset }),
      ...(readUntil === undefined ? {} : { readUntil: readUntil + offset }),
    })),
  };
  if (clock?.endsAt === undefined || (own && clock.spares?.includes(own.seat))) return common;
  const deadline: Deadline = {
    endsAt: clock.endsAt + offset,
    seconds: (clock.endsAt - clock.since) / 1000,
  };
  return clock.kind === 'turn' ? { ...common, turn: deadline } : { ...common, window: deadline };
}

type Decision = NonNullable<NonNullable<TableInfo['own']>['decision']>;

function ownDeadline(decision: Decision | undefined, offset: number): Pick<Clocks, 'own'> {
  if (!decision) return {};
  const { since, freeUntil, endsAt } = decision;
  return { own: { freeUntil: freeUntil + offset, endsAt: endsAt + offset, seconds: (endsAt - since) / 1000 } };
}
