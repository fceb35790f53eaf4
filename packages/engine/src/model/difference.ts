/** Where two pieces of JSON first differ, as a path with both values; undefined when they are the same. */
export function difference(left: unknown, right: unknown, path = ''): string | undefined {
  if (left === right) return undefined;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return `${path || 'the whole'}: ${JSON.stringify(left)} and ${JSON.stringify(right)}`;
  if (Array.isArray(left) !== Array.isArray(right)) return `${path}: a list and an object`;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length)
    return `${path}: ${left.length} and ${right.length} entries`;
  // A missing key and an undefined one are the same in JSON.
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const inside = difference(Reflect.get(left, key), Reflect.get(right, key), path === '' ? key : `${path}.${key}`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
