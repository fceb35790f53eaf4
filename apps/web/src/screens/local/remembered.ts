import { useState } from 'react';

/** What was chosen for the last game at this device. Somebody's storage may hold anything: `read` says what of it counts. */
export function useRemembered<Value>(
  what: 'solo' | 'hotSeat',
  read: (stored: Readonly<Record<string, unknown>>) => Value,
): readonly [Value, (value: Value) => void] {
  const key = `illuminice.${what}`;
  const [value, setValue] = useState(() => read(stored(key)));
  const change = (chosen: Value): void => {
    setValue(chosen);
    try {
      localStorage.setItem(key, JSON.stringify(chosen));
    } catch {
      // It lasts as long as the page.
    }
  };
  return [value, change];
}

function stored(key: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export function countFrom(
  given: unknown,
  { least, most, usual }: Readonly<Record<'least' | 'most' | 'usual', number>>,
) {
  return typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most ? given : usual;
}
