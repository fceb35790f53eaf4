/** Names of what somebody may point at: a lesson says such a name, never where on the screen the thing stands. */
export interface Pointed {
  readonly 'data-point': string;
}

export function point(name: string): Pointed {
  return { 'data-point': name };
}

export function atPoint(name: string): string {
  return `[data-point="${name}"]`;
}
