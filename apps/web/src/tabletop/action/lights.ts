/** What is lit on the boards, what can be chosen, and where a ghost stands: read from the draft and the moves, decided by neither. */
import type { Arrow, CardNo } from '@illuminice/engine';
import type { GhostDraft } from '../../pieces/board/index.ts';
import type { Ring } from '../../pieces/cards/index.ts';
import type { Hanging } from '../arrows/index.ts';

export interface Highlights {
  readonly rings: ReadonlyMap<CardNo, Ring>;
  /** If given, a press on any other card does nothing. */
  readonly choosable?: ReadonlySet<CardNo>;
  readonly arrows?: readonly Arrow[];
  /** The arrows are for choosing, not only for showing. */
  readonly pressArrows: boolean;
  readonly ghost?: GhostDraft;
  /** Drawn from this card to the ghost. */
  readonly string?: CardNo;
}

export const NO_LIGHTS: Highlights = { rings: new Map(), pressArrows: false };

interface Choosing {
  readonly choosable: readonly CardNo[];
  readonly legal?: readonly CardNo[];
  readonly marked?: readonly (readonly [CardNo | undefined, Ring])[];
}

export function choosing({ choosable, legal = [], marked = [] }: Choosing): Highlights {
  return {
    rings: new Map([
      ...legal.map((card) => [card, 'legal'] as const),
      ...marked.flatMap(([card, ring]) => (card === undefined ? [] : [[card, ring] as const])),
    ]),
    choosable: new Set(choosable),
    pressArrows: false,
  };
}

/** Golden arrows for what looks for its place, and a ghost on the one chosen so far. */
export function placing(hanging: Hanging | undefined): Pick<Highlights, 'arrows' | 'pressArrows' | 'ghost'> {
  if (!hanging) return { pressArrows: false };
  const { group, arrows, chosen } = hanging;
  return {
    arrows,
    pressArrows: true,
    ...(chosen
      ? {
          ghost: {
            group,
            ...chosen.arrow,
            ...(chosen.plan ? { plan: chosen.plan } : {}),
            ...(chosen.dropOld ? { dropOld: chosen.dropOld } : {}),
          },
        }
      : {}),
  };
}
