import type { Pack } from '../cards/pack.ts';
import { judgeLasers } from '../commands/lasers.ts';
import { judgeReorganization } from '../geometry/reorganization.ts';
import type { SeatCommand } from '../model/commands.ts';
import type { CardNo, Seat } from '../model/words.ts';
import { structureOf } from '../rules/board.ts';
import { spreadAnew } from '../rules/treasury.ts';
import { boardOf } from '../view/board-of.ts';
import { previewPlacement } from '../view/preview-placement.ts';
import type { View } from '../view/view.ts';
import { admitsAttack, changesOne } from './admits-attack.ts';
import { admitsGift, admitsPlacements, admitsProposal } from './admits-trade.ts';
import type { PlayOption, SeatOptions } from './options.ts';
import { holdsAll, isSet, within } from './within-options.ts';

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

function has(
  keys: readonly { readonly from: Seat; readonly serial: number }[] | undefined,
  key: { readonly from: Seat; readonly serial: number },
): boolean {
  return keys?.some(({ from, serial }) => from === key.from && serial === key.serial) ?? false;
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
  const fits = ([card, amount]: [string, number]) =>
    board.owner[Number(card)] === view.viewer && within(amount, 0, total);
  if (!Object.entries(treasuries).every(fits)) return false;
  return (
    spreadAnew({ owner: board.owner, money: board.seenMoney }, view.viewer as Seat, treasuries, total) !== undefined
  );
}
