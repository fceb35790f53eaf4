/** Why an attack cannot be made: asked of the rules, command by command. */
import { type AttackCommand, type AttackKind, type CardNo, type SeatCommand, targetsOf } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { whyNone, whyRefused } from '../../tabletop/parts/index.ts';
import { groupsInPlay, ownCards, type Seen } from '../../tabletop/seen/index.ts';
import {
  type AttackDrafted,
  type AttackPlan,
  announcement,
  attackersFor,
  firstPlan,
  planAttack,
} from './attack-draft.ts';

interface Ends {
  readonly kinds?: readonly AttackKind[];
  readonly attackers?: readonly CardNo[];
  readonly targets?: readonly CardNo[];
}

/** Each of these cards against each of these targets, as it would be announced. */
function attacks(seen: Seen, { kinds = ['control'], attackers, targets }: Ends, more: Partial<AttackPlan> = {}) {
  return kinds.flatMap((kind) =>
    (attackers ?? ownCards(seen)).flatMap((attacker) =>
      (targets ?? groupsInPlay(seen)).flatMap((target): AttackCommand[] => {
        const command = announcement(seen, { ...planAttack(kind, { attacker, target }), ...more });
        return command && target !== attacker ? [command] : [];
      }),
    ),
  );
}

/** Attacks of every own card on the first uncontrolled Groups, with something added: for asking whether that may be added. */
export function attacksWith(seen: Seen, more: Partial<AttackPlan>): readonly AttackCommand[] {
  return attacks(seen, { targets: groupsInPlay(seen).slice(0, 3) }, more);
}

/** None of the own cards can attack anything. */
export function whyNoAttack(seen: Seen): Reason | undefined {
  return whyNone(seen, attacks(seen, { targets: groupsInPlay(seen).slice(0, 3) }));
}

export function whyNotBy(seen: Seen, card: CardNo, kind: AttackKind): Reason | undefined {
  const { attack } = seen.moves;
  if (attack && targetsOf(seen, attack, { kind, attacker: card }).length > 0) return undefined;
  return whyNone(seen, attacks(seen, { kinds: [kind], attackers: [card] }));
}

export function whyNotAgainst(seen: Seen, card: CardNo, kind: AttackKind): Reason | undefined {
  const { attack } = seen.moves;
  if (attack?.attackers.some((attacker) => targetsOf(seen, attack, { kind, attacker: attacker.card }).includes(card)))
    return undefined;
  return whyNone(seen, attacks(seen, { kinds: [kind], targets: [card] }));
}

const POWERLESS: AttackPlan = { ...planAttack('destroy', {}), powerless: true };

/** An attack by the Special against Groups without power, begun from the card itself (R-15.15, T-20). */
export function powerlessPlan(seen: Seen): AttackPlan | undefined {
  return attackersFor(seen, POWERLESS).length > 0 ? firstPlan(seen, POWERLESS) : undefined;
}

export function whyNoPowerless(seen: Seen): Reason | undefined {
  const inPlay = groupsInPlay(seen);
  const weak = inPlay.filter((card) => seen.pack.power[card] === 0);
  // Where there is none, the rules say so about any other.
  const targets = weak.length > 0 ? weak : inPlay.slice(0, 1);
  return whyNone(seen, attacks(seen, { kinds: ['destroy'], targets }, { powerless: true }));
}

/** Why a plan cannot be announced. Undefined = it can. */
export function whyNotAnnounced(seen: Seen, plan: AttackPlan): Reason | undefined {
  const command = announcement(seen, plan);
  if (command) return whyRefused(seen, command);
  return { text: t('attack.why.ends', 'First name the card that attacks and its target.') };
}

/** What a tap on a card that cannot be named would have announced: as the end that is still open, or as an aid. */
export function attacksNaming(seen: Seen, { plan, ask }: AttackDrafted, card: CardNo): readonly SeatCommand[] | Reason {
  if (ask === 'lasers') return [{ type: 'lasers', target: card, add: 'Violent' }];
  if (ask) return { text: t('missing.payment', 'First choose what pays for it.'), rule: 'R-9.10' };
  const { kind, attacker, target, aids, powerless } = plan;
  const isOwn = ownCards(seen).includes(card);
  const extra = powerless ? { powerless } : {};
  if (attacker === undefined)
    return attacks(
      seen,
      {
        kinds: [kind],
        ...(isOwn
          ? { attackers: [card], ...(target === undefined ? {} : { targets: [target] }) }
          : { targets: [card] }),
      },
      extra,
    );
  return isOwn && target !== undefined
    ? attacks(seen, { kinds: [kind], attackers: [attacker], targets: [target] }, { ...extra, aids: [...aids, card] })
    : attacks(seen, { kinds: [kind], attackers: [attacker], targets: [card] }, extra);
}
