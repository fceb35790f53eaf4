import type { Pack } from '../cards/pack.ts';
import { changedAlignments, judgeLasers } from '../commands/lasers.ts';
import { judgeReorganization } from '../geometry/reorganization.ts';
import type { AlignmentChange, Bundle, Placements, SeatCommand } from '../model/commands.ts';
import type { CardNo, Seat } from '../model/words.ts';
import { attackingAlignments } from '../rules/arithmetic.ts';
import { type Board, structureOf } from '../rules/board.ts';
import { checkPlaced, checkReceipts } from '../rules/receipts.ts';
import { throwsGame } from '../rules/throwing.ts';
import { boardOf } from '../view/board-of.ts';
import { previewPlacement } from '../view/preview-placement.ts';
import type { View } from '../view/view.ts';
import type { AttackOptions, PlayOption, SeatOptions } from './options.ts';

type Of<Type extends SeatCommand['type']> = Extract<SeatCommand, { type: Type }>;

/** Whether a concrete, well-formed command of this seat fits its options: then it is accepted, otherwise refused. */
export function admits(pack: Pack, view: View, options: SeatOptions, command: SeatCommand): boolean {
  const seat = view.viewer as Seat;
  switch (command.type) {
    case 'chooseIlluminati':
      return options.chooseIlluminati?.includes(command.card) ?? false;
    case 'chooseGoal':
      return options.chooseGoal?.includes(command.goal) ?? false;
    case 'attack':
      return options.attack !== undefined && admitsAttack(pack, view, options.attack, command);
    case 'spend': {
      const option = options.spend?.find(({ from }) => from === command.from);
      if (!option || !within(command.amount, 1, option.max)) return false;
      if (option.sides.length > 0) return command.side !== undefined;
      return command.side === undefined || (command.side === 'for') === (seat === view.turn.seat);
    }
    case 'abolish':
      return options.abolish !== undefined && holdsAll(options.abolish, command.discard);
    case 'replace': {
      const { discard, pay, none } = command;
      if (!options.replace || [discard !== undefined, pay, none].filter(Boolean).length !== 1) return false;
      return none === true || (pay ? options.replace.pay : holdsAll(options.replace.discard, [discard as number]));
    }
    case 'play': {
      const option = options.play?.find(({ card }) => card === command.card);
      return option !== undefined && admitsPlay(pack, view, option, command);
    }
    case 'place': {
      if (
        !options.place ||
        (command.dropOld?.length && options.place.crowded.length + options.place.arrows.length === 0)
      )
        return false;
      const { root, arrows, crowded } = options.place;
      const known = [...arrows, ...crowded].some(({ host, side }) => host === command.host && side === command.side);
      const capture = view.questions.at(-1);
      if (capture?.kind === 'placement' && capture.source === 'capture' && command.dropOld?.length) return false;
      return known && previewPlacement(pack, view, { ...command, seat, group: root }).ok;
    }
    case 'fund':
      return within(command.amount, 1, options.fund?.max ?? 0);
    case 'transfer': {
      const option = options.transfer?.find(({ from }) => from === command.from);
      return option?.to.includes(command.to) === true && within(command.amount, 1, option.max);
    }
    case 'move': {
      const option = options.move?.find(({ group }) => group === command.group);
      const known = option?.arrows.some(({ host, side }) => host === command.host && side === command.side);
      return known === true && previewPlacement(pack, view, { ...command, seat }).ok;
    }
    case 'drop':
      return options.drop?.includes(command.group) ?? false;
    case 'give':
      return admitsGift(pack, view, options, command);
    case 'offer':
      return options.offer !== undefined && admitsProposal(pack, view, options, command.to, command);
    case 'counter':
      return has(options.counter, command) && admitsProposal(pack, view, options, command.from, command);
    case 'accept':
      return has(options.accept, command) && admitsPlacements(pack, view, command);
    case 'reject':
      return has(options.reject, command);
    case 'withdraw':
      return options.withdraw?.some(({ to, serial }) => to === command.to && serial === command.serial) ?? false;
    case 'lasers':
      return (
        options.lasers !== undefined && !judgeLasers(pack, boardOf(pack, view), seat, command) && changesOne(command)
      );
    case 'tax':
      return (
        options.tax !== undefined &&
        command.seats.every((payer) => options.tax?.includes(payer)) &&
        isSet(command.seats)
      );
    case 'payTax': {
      const paid = Object.entries(command.from).map(([card, amount]): [CardNo, number] => [Number(card), amount]);
      const holds = ([card, amount]: [CardNo, number]) => {
        const most =
          options.payTax?.treasuries.find(([treasury]) => treasury === card)?.[1] ??
          (view.seats[seat]?.groups.some((group) => group.card === card) || card === seat ? 0 : -1);
        return within(amount, 0, most);
      };
      return (
        options.payTax !== undefined &&
        paid.every(holds) &&
        paid.reduce((sum, [, amount]) => sum + amount, 0) === options.payTax.due
      );
    }
    case 'payUpkeep':
      return options.payUpkeep?.includes(command.from) ?? false;
    case 'state':
      return (
        options.state !== undefined &&
        (command.income === undefined || within(command.income, 0, options.state.income)) &&
        (command.draws === undefined || within(command.draws, 1, options.state.draws ?? 0))
      );
    case 'redistribute':
      return (
        options.redistribute !== undefined && isDistribution(pack, view, command.treasuries, options.redistribute.total)
      );
    case 'reorganize':
      return (
        options.reorganize === true &&
        judgeReorganization(pack, structureOf(boardOf(pack, view), seat), command.links).ok
      );
    case 'bid':
      return options.bid !== undefined && within(command.amount, 0, options.bid.max);
    case 'accuse':
      return options.accuse?.includes(command.accused) ?? false;
    case 'flip':
      return options.flip?.includes(command.card) ?? false;
    case 'flaunt':
      return options.flaunt?.some(({ card }) => card === command.card) ?? false;
    case 'peek':
      return options.peek?.some(({ owner, index }) => owner === command.owner && index === command.index) ?? false;
    case 'catchPeek':
      return options.catchPeek?.includes(command.index) ?? false;
    default:
      return options[command.type] === true;
  }
}

/** At least one command of this kind is offered. */
export function offersCommand(options: SeatOptions, type: SeatCommand['type']): boolean {
  return options[type] !== undefined;
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function isSet(list: readonly number[]): boolean {
  return new Set(list).size === list.length;
}

/** Every named copy is there once. */
function holdsAll(hand: readonly number[], named: readonly number[]): boolean {
  const left = [...hand];
  return named.every((special) => {
    const at = left.indexOf(special);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function has(
  keys: readonly { readonly from: Seat; readonly serial: number }[] | undefined,
  key: { readonly from: Seat; readonly serial: number },
): boolean {
  return keys?.some(({ from, serial }) => from === key.from && serial === key.serial) ?? false;
}

function changesOne({ add, remove, reverse }: AlignmentChange): boolean {
  return [add, remove, reverse].filter((change) => change !== undefined).length === 1;
}

function admitsAttack(pack: Pack, view: View, options: AttackOptions, command: Of<'attack'>): boolean {
  const seat = view.viewer as Seat;
  const { kind, attacker, target, aids = [], privilege, whispering, lasers } = command;
  const fighter = options.attackers.find(({ card }) => card === attacker);
  const targets = kind === 'destroy' && whispering ? options.powerless : options[kind];
  if (!fighter || !targets.includes(target) || target === attacker || (whispering && kind !== 'destroy')) return false;
  if (kind === 'control' && !(fighter.inSides & (1 << (pack.inSide[target] as number)))) return false;
  if (!isSet(aids) || aids.some((aid) => aid === attacker || aid === target || !options.aids.includes(aid)))
    return false;
  const board = boardOf(pack, view);
  if (lasers && (!options.lasers || !changesOne(lasers) || judgeLasers(pack, board, seat, lasers))) return false;
  const after: Board = lasers
    ? { ...board, alignments: board.alignments.with(lasers.target, changedAlignments(board, lasers)) }
    : board;
  if (isBarred(pack, after, options, command)) return false;
  const faceDown = options.stated !== undefined;
  const takesPart = attacker === seat || aids.includes(seat);
  if (command.stated !== undefined && !(faceDown && takesPart && within(command.stated, 1, options.stated ?? 0)))
    return false;
  if (command.claimed !== undefined && !faceDown) return false;
  const pays = privilege !== undefined && 'pay' in privilege;
  if (pays && !options.privilege.pay) return false;
  const whisper = pack.specials.findIndex(({ effect }) => effect.type === 'attacksPowerless');
  return holdsAll(options.privilege.discard, [
    ...(whispering ? [whisper] : []),
    ...(privilege && 'discard' in privilege ? [privilege.discard] : []),
  ]);
}

function isBarred(
  pack: Pack,
  board: Board,
  { immune }: AttackOptions,
  { kind, attacker, target, aids = [] }: Of<'attack'>,
): boolean {
  return immune.some(
    ({ targets, from }) =>
      targets.includes(target) &&
      ((attackingAlignments(pack, board, { kind, attacker, target }) & from) !== 0 ||
        aids.some((aid) => ((board.alignments[aid] ?? 0) & from) !== 0)),
  );
}

function admitsPlay(pack: Pack, view: View, option: PlayOption, command: Of<'play'>): boolean {
  const { target, host, side, money, hand, treasuries } = command;
  if (option.arrows) {
    const arrow = option.arrows.find((open) => open.host === host && open.side === side);
    return (
      target !== undefined &&
      option.targets?.includes(target) === true &&
      arrow !== undefined &&
      (arrow.inSides & (1 << (pack.inSide[target] as number))) !== 0
    );
  }
  if (option.targets) return target !== undefined && option.targets.includes(target);
  if (option.hands) {
    if ((money === undefined) === (hand === undefined)) return false;
    return hand === undefined ? option.treasuries?.includes(money as number) === true : option.hands.includes(hand);
  }
  return option.total === undefined || treasuries === undefined || isDistribution(pack, view, treasuries, option.total);
}

function isDistribution(pack: Pack, view: View, treasuries: Readonly<Record<CardNo, number>>, total: number): boolean {
  const board = boardOf(pack, view);
  const own = board.money.map((money, card) => (board.owner[card] === view.viewer ? Number(money) : undefined));
  for (const [card, amount] of Object.entries(treasuries)) {
    if (own[Number(card)] === undefined || !within(amount, 0, total)) return false;
    own[Number(card)] = amount;
  }
  return own.reduce<number>((sum, money) => sum + (money ?? 0), 0) === total;
}

function admitsGift(
  pack: Pack,
  view: View,
  options: SeatOptions,
  { to, money, specials = [], groups }: Of<'give'>,
): boolean {
  const { give } = options;
  if (!give?.to.includes(to) || groups?.length || (money === undefined && specials.length === 0)) return false;
  if (money !== undefined && !within(money, 1, give.money)) return false;
  const gift: Bundle = money ? { money, specials } : { specials };
  return holdsAll(give.specials, specials) && !throwsGame(pack, boardOf(pack, view), view.viewer as Seat, to, gift);
}

function admitsProposal(
  pack: Pack,
  view: View,
  { offer }: SeatOptions,
  to: Seat,
  { give, want, place = {} }: { readonly give: Bundle; readonly want: Bundle; readonly place?: Placements },
): boolean {
  if (!offer?.to.includes(to)) return false;
  const seat = view.viewer as Seat;
  const isEmpty = (bundle: Bundle) => !bundle.money && !bundle.specials?.length && !bundle.groups?.length;
  if ((isEmpty(give) && isEmpty(want)) || checkPlaced(want.groups, place)) return false;
  if (
    !(give.money === undefined || within(give.money, 1, offer.money)) ||
    !(want.money === undefined || within(want.money, 1, Number.MAX_SAFE_INTEGER)) ||
    !holdsAll(offer.specials, give.specials ?? [])
  )
    return false;
  const groups = (give.groups?.length ?? 0) + (want.groups?.length ?? 0);
  const board = boardOf(pack, view);
  if (groups > 0 && (!offer.groupsWith.includes(to) || groups > offer.groups)) return false;
  if (!areRoots(board, seat, give.groups) || !areRoots(board, to, want.groups)) return false;
  return !(isEmpty(want) && throwsGame(pack, board, seat, to, give));
}

/** What is sent along with an acceptance must fit, each Group where it is told to go. */
function admitsPlacements(pack: Pack, view: View, { from, serial, place = {} }: Of<'accept'>): boolean {
  if (Object.keys(place).length === 0) return true;
  const offer = view.offers.find((open) => open.from === from && open.to === view.viewer && open.serial === serial);
  const board = { ...boardOf(pack, view), phase: view.phase, turn: view.turn };
  return offer !== undefined && !checkPlaced(offer.give.groups, place) && !checkReceipts(pack, board, offer, place);
}

function areRoots(board: Board, owner: Seat, groups: readonly CardNo[] = []): boolean {
  if (!isSet(groups) || groups.some((card) => card < 8 || board.owner[card] !== owner)) return false;
  return groups.every((card) => {
    for (let above = board.host[card] as number; above >= 8; above = board.host[above] as number)
      if (groups.includes(above)) return false;
    return true;
  });
}

/** The targets such an attack may name, for highlighting. */
export function targetsOf(
  pack: Pack,
  view: View,
  options: AttackOptions,
  kind: 'control' | 'neutralize' | 'destroy',
  attacker: CardNo,
): CardNo[] {
  const board = boardOf(pack, view);
  const fighter = options.attackers.find(({ card }) => card === attacker);
  const reachable = kind === 'destroy' ? [...options.destroy, ...options.powerless] : options[kind];
  return reachable.filter(
    (target) =>
      fighter !== undefined &&
      target !== attacker &&
      (kind !== 'control' || (fighter.inSides & (1 << (pack.inSide[target] as number))) !== 0) &&
      !isBarred(pack, board, options, { type: 'attack', kind, attacker, target }),
  );
}
