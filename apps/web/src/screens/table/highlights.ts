/** What is lit on the boards, what can be chosen, and where a ghost stands: read from the draft and the options, decided by neither. */
import { type Arrow, type CardNo, explain, explainAttack, type Link, previewPlacement } from '@illuminice/engine';
import { aidsFor, attackersFor, explainable, targetsFor } from '../../actions/attack/index.ts';
import { arrowsFor } from '../../actions/reorganize/index.ts';
import type { GhostDraft } from '../../pieces/board/index.ts';
import type { Ring } from '../../pieces/cards/index.ts';
import { type Hanging, hangingNow } from '../../tabletop/arrows/index.ts';
import type { AttackPlan, Mode, PlaceChoice, Seen } from '../../tabletop/seen/index.ts';

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

export function highlightsFor(seen: Seen, mode: Mode, place: PlaceChoice | undefined): Highlights {
  const hanging = hangingNow(seen, mode, place);
  if (seen.options.place && hanging) return { rings: new Map(), ...placing(hanging) };
  switch (mode.what) {
    case 'attack':
      return mode.ask ? insideAttack(seen, mode) : attackLights(seen, mode.plan);
    case 'transfer': {
      const givers = seen.options.transfer ?? [];
      const option = givers.find(({ from }) => from === mode.from);
      const legal = option ? option.to : givers.map(({ from }) => from);
      return choosing([...legal, ...givers.map(({ from }) => from)], legal, [
        ...(mode.from === undefined ? [] : [[mode.from, 'chosen'] as const]),
        ...(mode.to === undefined ? [] : [[mode.to, 'arrives'] as const]),
      ]);
    }
    case 'move': {
      const groups = seen.options.move?.map(({ group }) => group) ?? [];
      return {
        ...choosing(
          groups,
          mode.group === undefined ? groups : [],
          mode.group === undefined ? [] : [[mode.group, 'chosen']],
        ),
        ...(hanging ? placing(hanging) : {}),
      };
    }
    case 'bribery': {
      const targets = seen.options.play?.find(({ card }) => card === mode.special)?.targets ?? [];
      return {
        ...choosing(
          targets,
          mode.target === undefined ? targets : [],
          mode.target === undefined ? [] : [[mode.target, 'chosen']],
        ),
        ...(hanging ? { ...placing(hanging), string: hanging.group } : {}),
      };
    }
    case 'drop':
      return choosing(seen.options.drop ?? [], [], mode.group === undefined ? [] : [[mode.group, 'lost']]);
    case 'lasers':
      return choosing(laserable(seen), [], mode.target === undefined ? [] : [[mode.target, 'chosen']]);
    case 'reorganize':
      return reorganizing(seen, mode.links, mode.picked);
    default:
      return attackInProgress(seen);
  }
}

function choosing(
  choosable: readonly CardNo[],
  legal: readonly CardNo[],
  marked: readonly (readonly [CardNo, Ring])[],
): Highlights {
  return {
    rings: new Map([...legal.map((card) => [card, 'legal'] as const), ...marked]),
    choosable: new Set(choosable),
    pressArrows: false,
  };
}

function placing({ group, arrows, chosen }: Hanging): Pick<Highlights, 'arrows' | 'pressArrows' | 'ghost'> {
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

function reorganizing(seen: Seen, links: readonly Link[], picked: CardNo | undefined): Highlights {
  return {
    rings: new Map(),
    choosable: new Set(links.map(({ card }) => card)),
    pressArrows: true,
    ...(picked === undefined ? {} : { arrows: arrowsFor(seen, links, picked) }),
  };
}

/** The Lasers may be turned on any Group in play; privilege is paid with what lies on no board. */
function insideAttack(seen: Seen, { plan, ask, lasersOn }: Extract<Mode, { what: 'attack' }>): Highlights {
  const { rings, choosable: _theirs, ...lights } = attackLights(seen, plan);
  const marked = [...rings].filter(([, ring]) => ring !== 'legal');
  return {
    ...lights,
    rings: new Map(lasersOn === undefined ? marked : [...marked, [lasersOn, 'chosen']]),
    choosable: new Set(ask === 'lasers' ? laserable(seen) : []),
  };
}

const laserable = ({ options }: Seen): readonly CardNo[] => options.lasers?.map(([card]) => card) ?? [];

function attackLights(seen: Seen, plan: AttackPlan): Highlights {
  const { attacker, target } = plan;
  const rings = new Map<CardNo, Ring>();
  const attackers = attackersFor(seen, plan);
  const targets = targetsFor(seen, plan);
  const aids = aidsFor(seen, plan);
  if (attacker === undefined) {
    for (const card of target === undefined ? [...attackers, ...targets] : attackers) rings.set(card, 'legal');
  } else if (target === undefined) for (const card of targets) rings.set(card, 'legal');
  else for (const card of aids) rings.set(card, 'legal');
  const draft = explainable(seen, plan);
  if (draft) markHelpers(rings, explain(seen.pack, seen.view, draft).lines);
  for (const aid of plan.aids) rings.set(aid, 'aid');
  if (attacker !== undefined) rings.set(attacker, 'attacker');
  if (target !== undefined) rings.set(target, 'target');
  const choosable = new Set([
    ...(attacker === undefined ? attackers : [attacker, ...aids]),
    ...targets,
    ...(target === undefined ? [] : [target]),
  ]);
  return { rings, choosable, pressArrows: false, ...landing(seen, plan.kind, attacker, target) };
}

function attackInProgress(seen: Seen): Highlights {
  const { attack } = seen.view;
  const rings = new Map<CardNo, Ring>();
  // Once the captured Group lies in its place, nothing of the attack is left to be seen.
  if (!attack || seen.view.questions.at(-1)?.kind === 'funding') return { rings, pressArrows: false };
  const explanation = explainAttack(seen.pack, seen.view);
  if (explanation) markHelpers(rings, explanation.lines);
  for (const aid of attack.aids) rings.set(aid, 'aid');
  rings.set(attack.attacker, 'attacker');
  rings.set(attack.target, 'target');
  const mine = seen.view.turn.seat === seen.me;
  return { rings, pressArrows: false, ...(mine ? landing(seen, attack.kind, attack.attacker, attack.target) : {}) };
}

function markHelpers(
  rings: Map<CardNo, Ring>,
  lines: readonly { readonly what: string; readonly card?: CardNo }[],
): void {
  for (const { what, card } of lines)
    if ((what === 'abilities' || what === 'defence') && card !== undefined) rings.set(card, 'helps');
}

/** Where a captured Group would come to lie: the first open arrow of the attacker; chosen only after the roll. */
function landing(
  seen: Seen,
  kind: string,
  attacker: CardNo | undefined,
  target: CardNo | undefined,
): Pick<Highlights, 'arrows' | 'ghost' | 'string'> {
  const { me, pack, view } = seen;
  if (kind !== 'control' || attacker === undefined || target === undefined || me === undefined) return {};
  const taken = new Set(view.seats[me]?.groups.filter(({ host }) => host === attacker).map(({ side }) => side));
  const arrows = (pack.outSides[attacker] ?? [])
    .filter((side) => !taken.has(side))
    .map((side) => ({ host: attacker, side }))
    .filter((arrow) => previewPlacement(pack, view, { seat: me, group: target, ...arrow }).ok);
  const [first] = arrows;
  return first ? { arrows, ghost: { group: target, ...first }, string: target } : {};
}
