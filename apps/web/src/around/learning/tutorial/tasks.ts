/** Kinds of tasks: the model answer, and kind words for any other. */
import { pack } from '@illuminice/cards';
import {
  type AttackCommand,
  type CardNo,
  type CommandType,
  movesFor,
  type SeatCommand,
  type State,
  topQuestion,
} from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import type { Task } from './step.ts';

type Of<Type extends CommandType> = Extract<SeatCommand, { readonly type: Type }>;

const notNow = (): string => t('tutorial.notNow', 'Good idea for later. Right now, press what is lit up.');

/** One kind of command; `wrong` looks closer where that is not enough. */
export function doing<Type extends CommandType>(
  type: Type,
  want: (state: State) => Of<Type> | undefined,
  wrong: (command: Of<Type>, state: State) => string | undefined = () => undefined,
): Task {
  return {
    want,
    wrong: (command, state) => (command.type === type ? wrong(command as Of<Type>, state) : notNow()),
  };
}

interface WantedAttack {
  readonly kind: AttackCommand['kind'];
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids?: readonly CardNo[];
  readonly privilege?: NonNullable<AttackCommand['privilege']>;
}

export function attacking(
  wanted: (state: State) => WantedAttack,
  wrong: (command: AttackCommand, wanted: WantedAttack) => string | undefined,
): Task {
  return doing(
    'attack',
    (state) => ({ type: 'attack', ...wanted(state) }),
    (command, state) => wrong(command, wanted(state)),
  );
}

/** "Attack" in the spending round: the dice fall. */
export function rolling(wrong: (command: SeatCommand) => string | undefined = () => undefined): Task {
  return {
    want: (state) => (topQuestion(state)?.kind === 'spending' ? { type: 'done' } : undefined),
    wrong: (command) =>
      command.type === 'done'
        ? undefined
        : (wrong(command) ??
          (command.type === 'callOff'
            ? t('tutorial.noCallOff', 'You could call it off, but this one is worth rolling for.')
            : notNow())),
  };
}

/** Money and dice by one press: the payment is looked at, and "done" follows it. */
export function paying(
  want: () => Of<'spend'>,
  wrong: (command: Of<'spend'>) => string | undefined = () => undefined,
): Task {
  const hasPaid = ({ attack }: State): boolean =>
    attack !== undefined && attack.spent[attack.attacker === PUPIL ? 'attackingCard' : 'interfereAgainst'] > 0;
  return {
    want: (state) => {
      if (topQuestion(state)?.kind !== 'spending') return undefined;
      return hasPaid(state) ? { type: 'done' } : want();
    },
    wrong: (command, state) => {
      if (command.type === 'spend') return wrong(command);
      return command.type === 'done' && hasPaid(state) ? undefined : notNow();
    },
  };
}

export function placing(wrong?: (host: CardNo) => string | undefined): Task {
  return {
    want: (state) => {
      const [arrow] = (movesFor(pack, state, PUPIL).place?.arrows ?? []).filter(({ host }) => !wrong?.(host));
      return arrow && { type: 'place', host: arrow.host, side: arrow.side };
    },
    wrong: (command) => {
      // "Place it for me" is a fine answer where every arrow is.
      if (command.type === 'default' && !wrong) return undefined;
      return command.type === 'place' ? wrong?.(command.host) : notNow();
    },
  };
}

const ENDING: readonly CommandType[] = ['endActions', 'endTransfers', 'endTurn'];

export function endingTurn(): Task {
  return {
    want: (state) => {
      const { endTurn, endActions } = movesFor(pack, state, PUPIL);
      if (endTurn) return { type: 'endTurn' };
      return endActions ? { type: 'endActions' } : undefined;
    },
    wrong: ({ type }) =>
      ENDING.includes(type)
        ? undefined
        : t('tutorial.endFirst', 'You have done enough for this turn: let the others have theirs.'),
  };
}
