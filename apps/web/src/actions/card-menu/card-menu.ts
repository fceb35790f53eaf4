/** The card action menu (R-22.11, REQ-055…REQ-058, REQ-188, REQ-336, REQ-340): every entry, and why one is greyed. */
import {
  type AttackKind,
  type CardNo,
  isIlluminatiCard,
  type Pack,
  type Seat,
  type SeatOptions,
  type SpecialNo,
  targetsOf,
  type View,
} from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { cardWords } from '../../pieces/cards/index.ts';
import { giveReason, turnReason } from '../../tabletop/parts/index.ts';
import { ownerOf } from '../../tabletop/seen/index.ts';

export type CardAct =
  | { readonly act: 'view' }
  | { readonly act: 'attack'; readonly kind: AttackKind }
  | { readonly act: 'beAttacked'; readonly kind: AttackKind }
  | { readonly act: 'transfer' | 'move' | 'drop' | 'giveMoney' | 'giveGroup' | 'ability' | 'path' | 'revealGoal' }
  | { readonly act: 'flaunt'; readonly shown: boolean };

export type SpecialAct =
  | 'view'
  | 'use'
  | 'give'
  | 'flip'
  | 'peek'
  | 'stopPeek'
  | 'catch'
  /** Played by itself when that seat's turn starts; without a seat: no longer. */
  | { readonly arm: Seat | undefined };

export interface Entry<Act> {
  readonly act: Act;
  readonly label: string;
  /** Missing = it can be chosen; otherwise the reason in words and the rule behind it. */
  readonly reason?: { readonly text: string; readonly rule: string };
}

export interface MenuReader {
  readonly pack: Pack;
  readonly view: View;
  readonly options: SeatOptions;
  readonly me: Seat | undefined;
  /** Against whom a Special is armed. */
  readonly armed?: Seat;
  readonly nameOfSeat?: (seat: Seat) => string;
}

const KINDS: readonly AttackKind[] = ['control', 'neutralize', 'destroy'];

function kindLabel(kind: AttackKind): string {
  switch (kind) {
    case 'control':
      return t('menu.control', 'Attack to control');
    case 'neutralize':
      return t('menu.neutralize', 'Attack to neutralize');
    case 'destroy':
      return t('menu.destroy', 'Attack to destroy');
  }
}

export function cardEntries(reader: MenuReader, card: CardNo): Entry<CardAct>[] {
  const view: Entry<CardAct> = { act: { act: 'view' }, label: t('menu.view', 'View card') };
  const owner = ownerOf(reader.view, card);
  if (reader.me === undefined) return owner === undefined ? [view] : [view, path()];
  if (owner === reader.me) return [...ownEntries(reader, card), path(), view];
  const attacks = isIlluminatiCard(card) ? [] : KINDS.map((kind) => asTarget(reader, card, kind));
  return [...attacks, ...(owner === undefined ? [] : [path()]), view];
}

function path(): Entry<CardAct> {
  return { act: { act: 'path' }, label: t('menu.path', 'Position in the structure') };
}

function ownEntries(reader: MenuReader, card: CardNo): Entry<CardAct>[] {
  const { options, view } = reader;
  const entries: Entry<CardAct>[] = KINDS.map((kind) => asAttacker(reader, card, kind));
  entries.push(
    entry(
      { act: 'transfer' },
      t('menu.transfer', 'Transfer money'),
      options.transfer?.some(({ from }) => from === card),
      () =>
        turnReason(reader, 'transfers') ?? {
          text: t('why.transfer', 'No money on this card, no connected card, or no transfer left.'),
          rule: 'R-11.1',
        },
    ),
  );
  if (!isIlluminatiCard(card)) {
    entries.push(
      entry(
        { act: 'move' },
        t('menu.move', 'Move group'),
        options.move?.some(({ group }) => group === card),
        () =>
          turnReason(reader, 'actions') ?? {
            text: t('why.move', 'There is no other arrow on which it fits.'),
            rule: 'R-13.2',
          },
      ),
      entry(
        { act: 'giveGroup' },
        t('menu.giveGroup', 'Transfer group to a player'),
        (options.offer?.groupsWith.length ?? 0) > 0,
        () => ({
          text: t('why.giveGroup', 'Groups change hands only among the actions of one of the two players.'),
          rule: 'R-14.6',
        }),
      ),
      entry(
        { act: 'drop' },
        t('menu.drop', 'Drop group'),
        options.drop?.includes(card),
        () =>
          turnReason(reader, 'actions') ?? {
            text: t('why.drop', 'Not while an attack is in progress.'),
            rule: 'R-13.8',
          },
      ),
    );
  } else {
    entries.push(
      entry({ act: 'giveMoney' }, t('menu.giveMoney', 'Give money'), (options.give?.money ?? 0) > 0, () =>
        giveReason(reader),
      ),
    );
    if (options.revealGoal)
      entries.push({ act: { act: 'revealGoal' }, label: t('menu.revealGoal', 'Reveal your secret goal') });
  }
  const ability = abilityUse(reader, card);
  if (ability) entries.push(ability);
  const stack = options.flaunt?.find((option) => option.card === card);
  if (stack)
    entries.push({
      act: { act: 'flaunt', shown: stack.shown },
      label: stack.shown ? t('menu.spread', 'Spread the money out') : t('menu.stack', 'Stack the money'),
    });
  else if (view.options.moneyVisibility === 'ownerChoice')
    entries.push({
      act: { act: 'flaunt', shown: true },
      label: t('menu.stack', 'Stack the money'),
      reason: { text: t('why.notNow', 'Not possible at this moment.'), rule: 'R-18.3' },
    });
  return entries;
}

/** The cards whose ability is something to do, with the moment in which it can be done (REQ-224…REQ-226). */
export function abilityUse(reader: MenuReader, card: CardNo): Entry<CardAct> | undefined {
  const { pack, view, options } = reader;
  const types = (
    isIlluminatiCard(card)
      ? (pack.illuminati[view.seats[card]?.illuminati ?? -1]?.abilities ?? [])
      : (pack.abilities[card] ?? [])
  ).map(({ type }) => type);
  const label = t('menu.ability', 'Use special ability');
  const use = (possible: boolean, text: string, rule: string) =>
    entry({ act: 'ability' }, label, possible, () => ({ text, rule }));
  if (types.includes('altersAlignment'))
    return use(options.lasers !== undefined, t('why.lasers', 'Once in your turn, among your actions.'), 'R-17.20');
  if (types.includes('payToDraw'))
    return use(
      options.recycle === true,
      t('why.recycle', 'Once in your turn, with 5 MB on this card and cards left in the deck.'),
      'R-17.25',
    );
  if (types.includes('redistributesMoney'))
    return use(
      options.redistribute !== undefined,
      t('why.gnomes', 'At the end of your turn, after the transfers.'),
      'R-16.8',
    );
  if (types.includes('reorganizesStructure'))
    return use(
      options.reorganize === true,
      t('why.bermuda', 'At the end of your turn, after the transfers.'),
      'R-16.4',
    );
  if (types.includes('tax')) return use(options.tax !== undefined, t('why.tax', 'While you collect income.'), 'R-4.6');
  if (types.includes('buysPrivilege'))
    return use(
      options.attack?.privilege.pay === true,
      t('why.bavarian', 'In the announcement of an attack, with 5 MB.'),
      'R-16.1',
    );
  return undefined;
}

function entry(
  act: CardAct,
  label: string,
  possible: boolean | undefined,
  reason: () => { readonly text: string; readonly rule: string },
): Entry<CardAct> {
  return possible ? { act, label } : { act, label, reason: reason() };
}

function asAttacker(reader: MenuReader, card: CardNo, kind: AttackKind): Entry<CardAct> {
  const { pack, view, options } = reader;
  const { attack } = options;
  const fighter = attack?.attackers.some((attacker) => attacker.card === card);
  const possible = attack !== undefined && fighter && targetsOf(pack, view, attack, kind, card).length > 0;
  return entry({ act: 'attack', kind }, kindLabel(kind), possible, () => attackReason(reader, card, kind, fighter));
}

function attackReason(reader: MenuReader, card: CardNo, kind: AttackKind, fighter: boolean | undefined) {
  const turn = turnReason(reader, 'actions');
  if (turn) return turn;
  const { pack, view, me } = reader;
  if (fighter)
    return kind === 'control'
      ? { text: t('why.noArrow', 'It has no open arrow on which a target would fit.'), rule: 'R-7.5' }
      : { text: t('why.noTarget', 'There is no target for such an attack.'), rule: 'R-7.6' };
  const seat = view.seats[me ?? -1];
  const taken = card === me ? seat?.taken : seat?.groups.find((group) => group.card === card)?.taken;
  if (taken) return { text: t('why.acted', 'It has taken part in an attack of this turn.'), rule: 'R-7.11' };
  if (!isIlluminatiCard(card) && pack.power[card] === 0)
    return { text: t('why.noPower', 'It has no power of its own.'), rule: 'R-7.3' };
  return { text: t('why.notNow', 'Not possible at this moment.'), rule: 'R-7.1' };
}

function asTarget(reader: MenuReader, card: CardNo, kind: AttackKind): Entry<CardAct> {
  const { pack, view, options } = reader;
  const { attack } = options;
  const possible = attack?.attackers.some((attacker) =>
    targetsOf(pack, view, attack, kind, attacker.card).includes(card),
  );
  return entry({ act: 'beAttacked', kind }, kindLabel(kind), possible, () => {
    const turn = turnReason(reader, 'actions');
    if (turn) return turn;
    if (kind === 'neutralize' && ownerOf(view, card) === undefined)
      return { text: t('why.neutralize', 'Only Groups of a rival can be neutralized.'), rule: 'R-7.6' };
    if (kind === 'destroy' && pack.power[card] === 0)
      return { text: t('why.powerless', 'A Group without power needs a whispering campaign.'), rule: 'R-7.7' };
    return {
      text: t('why.nobody', 'None of your cards can do that now.'),
      rule: kind === 'control' ? 'R-7.5' : 'R-7.3',
    };
  });
}

export function specialEntries(reader: MenuReader, owner: Seat, index: number): Entry<SpecialAct>[] {
  const { view, options, me, pack } = reader;
  const slot = view.seats[owner]?.hand[index];
  const entries: Entry<SpecialAct>[] = [];
  if (owner === me && slot?.card !== undefined) {
    const card: SpecialNo = slot.card;
    const definition = pack.specials[card];
    const timing = definition ? cardWords(definition).timing : '';
    entries.push(
      greyed(
        'use',
        t('menu.use', 'Use'),
        options.play?.some((play) => play.card === card),
        {
          text: t('why.timing', 'Its moment: {timing}.', { timing }),
          rule: 'R-15',
        },
      ),
      greyed('give', t('menu.give', 'Give'), options.give?.specials.includes(card), giveReason(reader)),
      greyed('flip', t('menu.flip', 'Turn face-up'), !slot.faceUp && options.flip?.includes(card), {
        text: t('why.flip', 'It lies face-up already.'),
        rule: 'R-5.4',
      }),
    );
    if (pack.specials[card]?.effect.type === 'losesTurn')
      entries.push(...armEntries(reader, pack.specials[card]?.name ?? ''));
    if (options.catchPeek?.includes(index))
      entries.unshift({ act: 'catch', label: t('menu.catch', 'Catch who is peeking') });
  } else if (slot && !slot.faceUp && (me === undefined || !view.options.peeking)) {
    // A menu without an entry would look broken.
    entries.push(
      greyed('peek', t('menu.peek', 'Peek'), false, {
        text: t('why.noPeeking', 'Its owner alone may look at it.'),
        rule: 'R-18.5',
      }),
    );
  } else if (slot && !slot.faceUp) {
    const mine = view.peek?.owner === owner && view.peek.slot === index;
    entries.push(
      mine
        ? { act: 'stopPeek', label: t('menu.stopPeek', 'Stop peeking') }
        : greyed(
            'peek',
            t('menu.peek', 'Peek'),
            options.peek?.some((peek) => peek.owner === owner && peek.index === index),
            {
              text: t('why.peek', 'One peek at a time, and not while something is settled.'),
              rule: 'R-18.5',
            },
          ),
    );
  }
  if (slot?.card !== undefined || slot?.memory !== undefined)
    entries.push({ act: 'view', label: t('menu.view', 'View card') });
  return entries;
}

/** a Special for the start of somebody's turn can be armed ahead. */
function armEntries({ view, me, armed, nameOfSeat }: MenuReader, card: string): Entry<SpecialAct>[] {
  const play = t('window.play', 'Play {card}', { card });
  if (armed !== undefined) return [{ act: { arm: undefined }, label: `${t('panel.cancel', 'Cancel')}: ${play}` }];
  return view.seats.flatMap((player, seat) => {
    if (seat === me || player.status !== 0) return [];
    const when = t('header.turnOf', 'Turn of {name}', { name: nameOfSeat?.(seat) ?? '' });
    return [{ act: { arm: seat }, label: `${when}: ${play}` }];
  });
}

function greyed(
  act: SpecialAct,
  label: string,
  possible: boolean | undefined,
  reason: { readonly text: string; readonly rule: string },
): Entry<SpecialAct> {
  return possible ? { act, label } : { act, label, reason };
}
