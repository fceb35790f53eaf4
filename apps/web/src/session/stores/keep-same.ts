/**
 * Every update brings the whole table anew, and nearly all of it is as it was: what is equal stays the very thing it was, so
 * that whoever draws a part of it sees by one comparison that nothing has changed.
 */
export function keepSame<Value>(before: unknown, now: Value): Value {
  return kept(before, now) as Value;
}

function kept(before: unknown, now: unknown): unknown {
  if (Object.is(before, now) || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? keptList(before, now) : now;
  if (Array.isArray(before)) return now;
  return keptFields(before as Fields, now as Fields);
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === now.length;
  const list = now.map((value, index) => {
    const part = index < before.length ? kept(before[index], value) : value;
    if (!Object.is(part, before[index])) isSame = false;
    return part;
  });
  return isSame ? before : list;
}

type Fields = Readonly<Record<string, unknown>>;

function keptFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  let isSame = Object.keys(before).length === names.length;
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const part = kept(before[name], now[name]);
    fields[name] = part;
    if (!Object.is(part, before[name]) || !(name in before)) isSame = false;
  }
  return isSame ? before : fields;
}
