/** Everything a review says in words, in one place: what is read here is what stands on the screen. */
import type { Bundle } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import { cardName, nameOf, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { listed } from '../../tabletop/sentences/index.ts';
import { bundleText } from '../deals/index.ts';
import type { RolledAttack, Stopper } from './attacks-of.ts';
import type { Deal } from './deals-of.ts';
import type { TurningPoint } from './points-of.ts';

/** What a row says, and what stands smaller below it. */
export interface Told {
  readonly title: string;
  readonly note: string;
}

export function pointTold(seen: Seen, point: TurningPoint): Told {
  const { seat, before, after } = point;
  const moved = (turn: number): string =>
    t('review.swing', 'turn {turn}: {name} from {before} % to {after} %', {
      ...{ turn, name: nameOf(seen, seat), before, after },
    });
  switch (point.by) {
    case 'attack':
      return { title: attackTold(seen, point.attack), note: moved(point.attack.turn) };
    case 'dice':
      return {
        title: attackTold(seen, point.attack),
        note: t('review.swingOfDice', 'turn {turn}: the dice bring {name} from {before} % to {after} %', {
          ...{ turn: point.attack.turn, name: nameOf(seen, seat), before, after },
        }),
      };
    case 'deal':
      return { title: dealTold(seen, point.deal).title, note: moved(point.deal.turn) };
    case 'special': {
      const { turn, seat: by, special } = point.special;
      return {
        title: t('review.special', '{name} plays {card}', { name: nameOf(seen, by), card: specialName(seen, special) }),
        note: moved(turn),
      };
    }
    case 'end': {
      const winners = point.winners.map((winner) => nameOf(seen, winner));
      const won = { names: listed(winners), count: winners.length };
      return {
        title: point.isByScore
          ? t('review.endsByScore', '{names} {count, plural, one {wins} other {win}} with the highest score', won)
          : t('review.ends', '{names} {count, plural, one {wins} other {win}} without another roll', won),
        note: moved(point.turn),
      };
    }
  }
}

function attackTold(seen: Seen, attack: RolledAttack): string {
  return t('review.attack', '{name}: attack on {card} {how, select, won {succeeds} other {fails}} at {share} %', {
    name: nameOf(seen, attack.seat),
    card: cardName(seen, attack.target),
    how: attack.succeeded ? 'won' : 'lost',
    share: percent(attack.required),
  });
}

export function stoppedTold(seen: Seen, attack: RolledAttack): Told {
  const { seat, target, stoppedBy } = attack;
  return {
    title: t('review.stoppedAttack', '{names} stopped {name}’s attack on {card}', {
      names: listed(stoppedBy.map((each) => nameOf(seen, each.seat))),
      name: nameOf(seen, seat),
      card: cardName(seen, target),
    }),
    note: howStopped(seen, attack),
  };
}

function howStopped(seen: Seen, { turn, roll, thrown, required, stoppedBy }: RolledAttack): string {
  const needed = Math.min(10, required);
  const [first] = stoppedBy;
  if (first && 'special' in first)
    return t('review.stoppedBySpecial', 'turn {turn}: {card} made {roll} of {thrown}; {required} or less was needed', {
      turn,
      card: specialName(seen, first.special),
      roll,
      thrown,
      required: needed,
    });
  const amount = stoppedBy.flatMap((each) => ('amount' in each ? [each.amount] : [])).join(' + ');
  return isHopeless(required)
    ? t('review.stoppedWhole', 'turn {turn}: {amount} MB against it; no roll would have been low enough', {
        turn,
        amount,
      })
    : t('review.stoppedHow', 'turn {turn}: {amount} MB against it; {roll} was rolled, {required} or less was needed', {
        ...{ turn, amount, roll, required: needed },
      });
}

/** Beside the attack they stopped. */
export function againstTold(seen: Seen, stopper: Stopper): string {
  const name = nameOf(seen, stopper.seat);
  return 'special' in stopper
    ? t('review.againstBySpecial', ' · {name}: {card}', { name, card: specialName(seen, stopper.special) })
    : t('review.against', ' · {name}: {amount} MB against it', { name, amount: stopper.amount });
}

export function dealTold(seen: Seen, { turn, offer: { from, to, give, want }, withPromise }: Deal): Told {
  const handed = (seat: number, bundle: Bundle): string => {
    const isEmpty = !bundle.money && !bundle.groups?.length && !bundle.specials?.length;
    const word = withPromise.includes(seat) ? t('deal.aPromise', 'a promise') : undefined;
    if (isEmpty && word) return word;
    return [bundleText(seen, bundle), ...(word ? [word] : [])].join(', ');
  };
  return {
    title: t('review.deal', '{from} and {to} make a deal', { from: nameOf(seen, from), to: nameOf(seen, to) }),
    note: t('review.dealHow', 'turn {turn}: {from} gives {give}; {to} gives {want}', {
      ...{ turn, from: nameOf(seen, from), to: nameOf(seen, to) },
      ...{ give: handed(from, give), want: handed(to, want) },
    }),
  };
}

/** Under the attack once it is decided. */
export function neededTold({ required }: Pick<RolledAttack, 'required'>): string {
  return isHopeless(required)
    ? t('review.neededNone', 'no roll was low enough')
    : t('review.needed', 'needed {required} or less', { required: Math.min(10, required) });
}

/** Two dice never show less. */
const isHopeless = (required: number): boolean => required < 2;
