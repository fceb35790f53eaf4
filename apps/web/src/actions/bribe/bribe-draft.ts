import type { Arrow, CardNo, SpecialNo } from '@illuminice/engine';
import { free, type Hanging } from '../../tabletop/arrows/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface BribeDraft {
  readonly special: SpecialNo;
  readonly target?: CardNo;
  readonly arrow?: Arrow;
}

export function targetsOf({ moves }: Seen, { special }: BribeDraft): readonly CardNo[] {
  return moves.play?.find(({ card }) => card === special)?.targets ?? [];
}

/** The first arrow is proposed until another one is chosen (T-39). */
export function hangingOf({ moves, pack }: Seen, { special, target, arrow }: BribeDraft): Hanging | undefined {
  if (target === undefined) return undefined;
  const fitting = (moves.play?.find(({ card }) => card === special)?.arrows ?? [])
    .filter(({ inSides }) => inSides & (1 << (pack.inSide[target] ?? 0)))
    .map(free);
  const chosen = arrow ?? fitting[0];
  return {
    group: target,
    arrows: fitting,
    ...(chosen ? { chosen: { arrow: { host: chosen.host, side: chosen.side } } } : {}),
  };
}
