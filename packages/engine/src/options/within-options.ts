/** The plain questions every option asks of a command. */
export function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

export function isSet(list: readonly number[]): boolean {
  return new Set(list).size === list.length;
}

/** Every named copy is there once. */
export function holdsAll(hand: readonly number[], named: readonly number[]): boolean {
  const left = [...hand];
  return named.every((special) => {
    const at = left.indexOf(special);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
