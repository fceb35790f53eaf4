/**
 * Everything a player can begin or answer. The order is that of the lists of a turn and of the menus of a card; of the
 * answers the first that is asked for is shown.
 */
import type { Action } from '../../tabletop/action/index.ts';
import { abolish } from '../abolish/index.ts';
import { accuse } from '../accuse/index.ts';
import { arm } from '../arm/index.ts';
import { attack } from '../attack/index.ts';
import { bid } from '../bid/index.ts';
import { bribe } from '../bribe/index.ts';
import { buyPrivilege } from '../buy-privilege/index.ts';
import { changeAlignment } from '../change-alignment/index.ts';
import { drop } from '../drop/index.ts';
import { finish } from '../finish/index.ts';
import { flaunt } from '../flaunt/index.ts';
import { flip } from '../flip/index.ts';
import { fund } from '../fund/index.ts';
import { give } from '../give/index.ts';
import { immunity } from '../immunity/index.ts';
import { income } from '../income/index.ts';
import { keep } from '../keep/index.ts';
import { move } from '../move/index.ts';
import { offer } from '../offer/index.ts';
import { payTax } from '../pay-tax/index.ts';
import { peek } from '../peek/index.ts';
import { place } from '../place/index.ts';
import { play } from '../play/index.ts';
import { react } from '../react/index.ts';
import { recycle } from '../recycle/index.ts';
import { redistribute } from '../redistribute/index.ts';
import { reorganize } from '../reorganize/index.ts';
import { replace } from '../replace/index.ts';
import { revealGoal } from '../reveal-goal/index.ts';
import { revive } from '../revive/index.ts';
import { specials } from '../specials/index.ts';
import { spend } from '../spend/index.ts';
import { spy } from '../spy/index.ts';
import { transfer } from '../transfer/index.ts';

export const ALL_ACTIONS: readonly Action[] = [
  ...[attack, transfer, move, offer, bribe, accuse, drop],
  ...[peek, play, give, flip, arm, specials, revive, spy, abolish],
  ...[revealGoal, changeAlignment, recycle, redistribute, reorganize, buyPrivilege],
  ...[bid, place, fund, payTax, replace, keep, income, immunity],
  ...[flaunt, finish, react, spend],
];
