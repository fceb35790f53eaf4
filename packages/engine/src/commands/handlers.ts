import { alterAlignment } from './alter-alignment.ts';
import { attack } from './announce-attack.ts';
import {
  bid,
  chooseGoal,
  chooseIlluminati,
  claimImmunity,
  decline,
  keep,
  payTax,
  payUpkeep,
  stateIncome,
  tax,
} from './answers.ts';
import { defaultAnswer } from './default-answer.ts';
import type { Handlers } from './handler.ts';
import { catchPeek, closeNotice, flaunt, flip, peek, revealGoal, stopPeek } from './hidden-things.ts';
import { leave } from './leave.ts';
import {
  accuse,
  drop,
  endActions,
  endTransfers,
  endTurn,
  move,
  pass,
  payToDraw,
  redistribute,
  reorganize,
  transfer,
} from './own-turn.ts';
import { fund, place } from './placing.ts';
import { play } from './play-special.ts';
import { abolish, replace } from './privilege.ts';
import { callOff, done, spend } from './spending.ts';
import { accept, counter, give, offer, reject, withdraw } from './trade.ts';

/** A command without a handler does not compile. */
export const handlers: Handlers = {
  abolish,
  accept,
  accuse,
  attack,
  bid,
  callOff,
  catchPeek,
  chooseGoal,
  chooseIlluminati,
  claimImmunity,
  closeNotice,
  counter,
  decline,
  default: defaultAnswer,
  done,
  drop,
  endActions,
  endTransfers,
  endTurn,
  flaunt,
  flip,
  fund,
  give,
  keep,
  lasers: alterAlignment,
  leave,
  move,
  offer,
  pass,
  payTax,
  payUpkeep,
  peek,
  place,
  play,
  recycle: payToDraw,
  redistribute,
  reject,
  reorganize,
  replace,
  revealGoal,
  spend,
  state: stateIncome,
  stopPeek,
  tax,
  transfer,
  withdraw,
};
