import { type CardNo, explainAttack, MAX_SEATS } from '@illuminice/engine';
import { keepsOutOfAttack, VITAL, VITAL_PRICE } from '../attack/opposition.ts';
import { lastRate, moneyRate, stakeInAttack } from '../attack/outcome.ts';
import { helpPromised, staysOut } from '../bargain/keep-word.ts';
import { sellPeace } from '../bargain/sell-peace.ts';
import { chanceOf, percent } from '../scene/odds.ts';
import { type Scene, shareOf } from '../scene/scene.ts';
import { prospectOf } from '../scene/standing.ts';
import type { Reason } from '../texts/reason.ts';
import { cheapest, lastCost, playable, specialCost } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { payFor } from './pay-for-own-attack.ts';

/** Thresholds of this file are by judgement, but for those of the skill. Shares of victory: least stake for which bystanders pay … */
const LEAST_BYSTANDER_STAKE = 0.008;
/** … for which a money Special is played … */
const WORTH_SPECIAL = 0.08;
/** … for which privilege is lifted, by a card made for it or by two of any kind; and MB at the table that could then be used. */
const PRIVILEGED_DISASTER = 0.06;
const WORTH_TWO_CARDS = 0.15;
const MONEY_TO_ANSWER = 4;
/** How much a grudge adds to a stake, by the spite of the persona, and how many count. */
const PER_GRUDGE = 0.15;
const MOST_GRUDGES = 2;
/** The part of what is paid against an attacker that is expected to be paid back. */
const PAID_BACK = 0.5;

const done = (reason: Reason): Choice => ({ command: { type: 'done' }, reason });

/** attacker, defender and bystanders each pay as long as a MB changes more than it costs. */
export function answerSpending(thought: Thought): Choice {
  const { view, moves, me, pack } = thought;
  const attack = view.attack;
  if (!attack) return done({ key: 'nothingToPayFor' });
  if (view.turn.seat === me) return payFor(thought);
  const idle = !moves.spend?.length && !moves.play?.length && !moves.abolish;
  if (idle) return done({ key: 'nothingToPayWith' });
  const defends = attack.defender === me;
  if (!defends && !thought.skill.meddles) return done({ key: 'notMyBusiness' });
  const stake = stakeInAttack(thought.scene);
  // A word given for help holds all the same.
  if (!defends && keepsOutOfAttack(thought.scene) && !helpPromised(thought)) return done({ key: 'firstGroups' });
  const required = explainAttack(pack, view)?.required ?? 0;
  const lift = liftPrivilege(thought, stake, required);
  if (lift) return lift;
  const help = helpPromised(thought);
  if (help) return help;
  const answer = oppose(thought, { stake, required });
  const points = !defends && answer?.command.type === 'spend' ? answer.command.amount : 0;
  return (
    (points > 0 ? sellPeace(thought, { stake, points }) : undefined) ??
    answer ??
    done(whyNot(stake, chanceOf(required)))
  );
}

function whyNot(stake: number, chance: number): Reason {
  if (stake >= 0) return { key: 'attackHarmless' };
  return { key: 'attackCostsLittle', values: { chance: percent(chance) } };
}

/** Pays for or against somebody else's attack, or fetches the money for it. */
function oppose(
  thought: Thought,
  { stake, required }: { readonly stake: number; readonly required: number },
): Choice | undefined {
  const { scene, skill, view, moves, me, style, memory } = thought;
  const defends = view.attack?.defender === me;
  const attacker = view.turn.seat;
  const grudge = stake < 0 ? 1 + PER_GRUDGE * style.spite * Math.min(MOST_GRUDGES, memory.grudges[attacker] ?? 0) : 1;
  const weight = Math.abs(stake) * (defends ? 1 : style.meddling) * grudge;
  // Who is about to lose the game has no better use for money.
  const vital = -stake > VITAL * shareOf(scene, me);
  const least =
    (vital ? 0 : defends ? skill.defendsFrom : Math.max(LEAST_BYSTANDER_STAKE, skill.defendsFrom)) * scene.grain;
  if (weight < least || (defends && stake >= 0)) return undefined;
  if (!defends && staysOut(thought, attacker) && !vital) return undefined;
  const doubled = defends ? spendable(moves, view.attack?.target) : 0;
  const purse = spendable(moves, me);
  const price = vital ? VITAL_PRICE : defends ? 1 : skill.meddlingPrice;
  const plan = bestPayment({
    scene,
    skill: vital ? 0 : skill.foresight,
    weight,
    required,
    sign: stake < 0 ? -1 : 1,
    doubled,
    purse,
    price,
    vital,
  });
  if (plan.points === 0)
    return fetchMoney(thought, { weight, required, doubled, purse, price, vital, sign: stake < 0 ? -1 : 1 });
  const fromTarget = Math.min(doubled, Math.ceil(plan.points / 2));
  const from = fromTarget > 0 ? (view.attack?.target ?? me) : me;
  const amount = fromTarget > 0 ? fromTarget : plan.points;
  const points = fromTarget > 0 ? 2 * amount : amount;
  const after = chanceOf(required + (stake < 0 ? -1 : 1) * points);
  return {
    command: {
      type: 'spend',
      from,
      amount,
      ...(defends ? {} : { side: stake < 0 ? ('against' as const) : ('for' as const) }),
    },
    reason: describe(thought, { amount, before: chanceOf(required), after }),
    cue: { moment: defends ? 'defend' : 'oppose' },
  };
}

function spendable({ spend }: Thought['moves'], card: CardNo | undefined): number {
  return spend?.find(({ from }) => from === card)?.max ?? 0;
}

interface Payment {
  readonly scene: Scene;
  /** 0 = takes no account of what the attacker can still add. */
  readonly skill: number;
  readonly weight: number;
  readonly required: number;
  readonly sign: 1 | -1;
  readonly doubled: number;
  readonly purse: number;
  readonly price: number;
  /** Who loses the game otherwise: money has no use afterwards. */
  readonly vital: boolean;
}

function bestPayment({ scene, skill, weight, required, sign, doubled, purse, price, vital }: Payment): {
  points: number;
  gain: number;
} {
  const { me, view } = scene;
  const share = shareOf(scene, me);
  const cost = (vital ? lastRate(scene, me) : moneyRate(scene, me)) * share * (1 - share) * scene.style.thrift * price;
  const cheap = cost * (scene.weights.groupMoney / scene.weights.purse);
  const now = chanceOf(required);
  const attacker = view.turn.seat;
  const attackingCard = view.attack?.attacker ?? attacker;
  const answer = (scene.money[attacker] ?? 0) + (attackingCard < MAX_SEATS ? 0 : (scene.money[attackingCard] ?? 0));
  let best = { points: 0, gain: 0 };
  const most = Math.min(2 * doubled + purse, sign < 0 ? Math.max(0, required) : Math.max(0, 10 - required));
  for (let points = 1; points <= most; points++) {
    const fromTarget = Math.min(doubled, Math.ceil(points / 2));
    const paid = cheap * fromTarget + cost * Math.max(0, points - 2 * fromTarget);
    // What we pay against them they can pay back, as far as their money goes and they see it.
    const answered = sign < 0 ? PAID_BACK * skill * Math.min(points, answer) : 0;
    const effect = Math.abs(chanceOf(required + sign * Math.round(points - answered)) - now);
    const gain = weight * effect - paid;
    if (gain > best.gain + 1e-9) best = { points, gain };
  }
  return best;
}

/** Money Specials are for such moments: played when with them the payment would be worth its price. */
function fetchMoney(
  thought: Thought,
  { weight, required, doubled, purse, price, vital, sign }: Omit<Payment, 'scene' | 'skill'>,
): Choice | undefined {
  const fund = playable(thought, 'gainsMoney');
  if (fund === undefined || !thought.skill.specials || weight < WORTH_SPECIAL * thought.scene.grain) return undefined;
  const effect = thought.pack.specials[fund]?.effect;
  const more = effect?.type === 'gainsMoney' ? effect.amount : 0;
  const { scene, skill } = thought;
  const with_ = bestPayment({
    scene,
    skill: skill.foresight,
    weight,
    required,
    sign,
    doubled,
    price,
    vital,
    purse: purse + more,
  });
  if (with_.gain <= (vital ? lastCost : specialCost)(thought, fund)) return undefined;
  return {
    command: { type: 'play', card: fund },
    reason: { key: 'purseTooThin', values: { amount: more } },
    cue: { moment: 'oppose' },
  };
}

/** privilege is lifted when it shields a disaster and we could then do something about it. */
function liftPrivilege(thought: Thought, stake: number, required: number): Choice | undefined {
  const { view, moves, scene, me, pack } = thought;
  if (!view.attack?.privileged || !thought.skill.craft || stake > -PRIVILEGED_DISASTER * scene.grain) return undefined;
  const danger = -stake * chanceOf(required);
  const cost = -stake > VITAL * shareOf(scene, me) ? lastCost : specialCost;
  const money = scene.facts.reduce((sum, facts, seat) => (seat === view.turn.seat ? sum : sum + facts.purse), 0);
  if (money < MONEY_TO_ANSWER) return undefined;
  const values = { seat: view.turn.seat };
  const agent = playable(thought, 'endsPrivilege');
  if (agent !== undefined && danger > 2 * cost(thought, agent))
    return {
      command: { type: 'play', card: agent },
      reason: { key: 'notLeftAlone', values },
      cue: { moment: 'oppose' },
    };
  const pass = playable(thought, 'entersPrivileged');
  if (
    pass !== undefined &&
    (scene.money[me] ?? 0) >= MONEY_TO_ANSWER &&
    !moves.spend?.length &&
    danger > 2 * cost(thought, pass)
  )
    return {
      command: { type: 'play', card: pass },
      reason: { key: 'notForNothing', values },
      cue: { moment: 'oppose' },
    };
  if (moves.abolish && danger > WORTH_TWO_CARDS * scene.grain) {
    const [first, second] = cheapest(pack, moves.abolish, 2);
    if (first !== undefined && second !== undefined)
      return {
        command: { type: 'abolish', discard: [first, second] },
        reason: { key: 'twoCardsForOpening' },
        cue: { moment: 'oppose' },
      };
  }
  return undefined;
}

function describe(
  { view, scene }: Thought,
  { amount, before, after }: { readonly amount: number; readonly before: number; readonly after: number },
): Reason {
  return {
    key: 'payForOdds',
    values: {
      amount,
      target: view.attack?.target ?? 0,
      before: percent(before),
      after: percent(after),
      prospect: prospectOf(scene, view.turn.seat),
    },
  };
}
