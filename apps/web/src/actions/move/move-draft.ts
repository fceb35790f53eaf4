import type { Arrow, CardNo, Plan } from '@illuminice/engine';
import { free, type Hanging } from '../../tabletop/arrows/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface MoveDraft {
  readonly group?: CardNo;
  readonly arrow?: Arrow;
  readonly plan?: Plan;
}

export function hangingOf({ moves }: Seen, { group, arrow, plan }: MoveDraft): Hanging | undefined {
  if (group === undefined) return undefined;
  return {
    group,
    arrows: moves.move?.find((option) => option.group === group)?.arrows.map(free) ?? [],
    ...(arrow ? { chosen: { arrow, ...(plan ? { plan } : {}) } } : {}),
  };
}
