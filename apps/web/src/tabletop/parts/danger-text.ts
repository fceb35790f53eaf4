/** What a command would bring upon its player, in words: the engine says what, these are its sentences. */
import { type Danger, type DangerCondition, dangersOf, foresee, type SeatCommand, type View } from '@illuminice/engine';
import { isBrokenBy } from '@illuminice/table';
import { t } from '../../base/i18n/index.ts';
import { goalDescription } from '../goals/index.ts';
import { type Caution, cardName, named, nameInSentence, type Seen } from '../seen/index.ts';
import { promiseText } from '../sentences/index.ts';

/** Every drawing asks again about the same buttons. */
const known = new WeakMap<View, Map<string, readonly Caution[]>>();

export function cautions(seen: Seen, command: SeatCommand): readonly Caution[] {
  const ofView = known.get(seen.view) ?? new Map<string, readonly Caution[]>();
  known.set(seen.view, ofView);
  const key = JSON.stringify(command);
  const found = ofView.get(key) ?? (hasDoneTheirPart(seen, command) ? [] : foundNow(seen, command));
  ofView.set(key, found);
  // Promises change while the view stays.
  return [...brokenWord(seen, command), ...found];
}

/** T-17: nothing is enforced, but nobody breaks their word by a slip of the finger. */
function brokenWord(seen: Seen, command: SeatCommand): readonly Caution[] {
  const own = seen.info.promises.filter(({ from, state, promise }) => from === seen.me && state === 'open' && promise);
  // Asking what follows takes 0.2 ms, and nearly nobody has promised anything.
  const foreseen = own.length > 0 ? foresee(seen.pack, seen.view, command) : undefined;
  const broken = foreseen && own.find((given) => isBrokenBy(given, foreseen.before, foreseen.events));
  if (!broken) return [];
  const { to, price = 0 } = broken;
  return [
    {
      label: t('betrayal.label', 'breaks your word'),
      text: t(
        'betrayal.ask',
        'This breaks your word to {name}: “{promise}” {price, plural, =0 {} other {You got # MB for it. }}Everybody who knows of it will see it broken.',
        { ...named(seen, to), promise: promiseText(seen, broken), price },
      ),
      rule: 'R-14.5',
    },
  ];
}

function foundNow(seen: Seen, command: SeatCommand): readonly Caution[] {
  return [
    ...dangersOf(seen.pack, seen.view, command).map((danger) => cautionOf(seen, danger)),
    ...droppedBy(seen, command),
  ];
}

/** Whoever has paid into an attack of somebody else, or cannot, has made up their mind: to be asked would only hold them up. */
function hasDoneTheirPart({ moves, view, me }: Seen, { type }: SeatCommand): boolean {
  if (type !== 'done') return false;
  const canPay = moves.spend?.some(({ max }) => max > 0) === true;
  return !canPay || view.attack?.payments?.some(({ seat }) => seat === me) === true;
}

function cautionOf(seen: Seen, danger: Danger): Caution {
  const { rule } = danger;
  return danger.kind === 'eliminated' ? { ...outText(danger), rule } : { ...winText(seen, danger), rule };
}

/** What has to come first, as one word for the sentences below. */
function condition(provided: readonly DangerCondition[]): 'attack' | 'offer' | 'none' {
  if (provided.includes('attackSucceeds')) return 'attack';
  return provided.includes('offerAccepted') ? 'offer' : 'none';
}

function outText({ at, provided }: Danger): Omit<Caution, 'rule'> {
  const when = condition(provided);
  const isSure = provided.length === 0;
  const label = isSure ? t('danger.out.label', 'eliminates you') : t('danger.out.may', 'may eliminate you');
  if (provided.includes('noGroupByThen'))
    return {
      label,
      text: t(
        'danger.out.deadline',
        '{when, select, attack {If the attack succeeds, you} offer {If the offer is accepted, you} other {You}} control no group any more. If you have none at the end of this turn, you are out of the game.',
        { when },
      ),
    };
  return {
    label,
    text:
      at === 'now'
        ? t(
            'danger.out.now',
            '{when, select, attack {If the attack succeeds, you} offer {If the offer is accepted, you} other {You}} control no group any more, and you are out of the game at once.',
            { when },
          )
        : t('danger.out.end', 'This turn ends and you control no group: you are out of the game.'),
  };
}

function winText(seen: Seen, { seat, at, provided, goals }: Extract<Danger, { kind: 'wins' }>): Omit<Caution, 'rule'> {
  const name = nameInSentence(seen, seat);
  const when = condition(provided);
  return {
    label:
      provided.length === 0
        ? t('danger.wins.label', '{name} wins', { name })
        : t('danger.wins.may', '{name} may win', { name }),
    text: t(
      'danger.wins',
      '{when, select, attack {If the attack succeeds, } offer {If the offer is accepted, } other {}}{name} wins {at, select, now {at once} other {at the end of this turn}}: {goals}.',
      { when, name, at, goals: goals.map(goalDescription).join(', ') },
    ),
  };
}

/** T-15: what is left loose when the structure was rebuilt is let go, and the turn is over with it. */
function droppedBy(seen: Seen, command: SeatCommand): readonly Caution[] {
  if (command.type !== 'reorganize') return [];
  const kept = new Set(command.links.map(({ card }) => card));
  const gone = (seen.view.seats[seen.me ?? -1]?.groups ?? []).filter(({ card }) => !kept.has(card));
  if (gone.length === 0) return [];
  const cards = gone.map(({ card }) => cardName(seen, card)).join(', ');
  return [
    {
      label: t('danger.dropped.label', 'your turn ends'),
      text: t('danger.dropped', 'You let these groups go: {cards}. Your turn ends with that.', { cards }),
      rule: 'R-16.4',
    },
  ];
}
