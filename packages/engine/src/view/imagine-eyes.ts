import type { View } from './view.ts';

/** nothing is secret to these eyes, so what the view does not show is not there. */
export function seesAll(view: View): boolean {
  return view.viewer === 'all' || view.over !== undefined;
}
