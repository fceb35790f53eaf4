/** The same table with another truth behind everything a viewer may not know; what they remember stays. */
import { clone, type Pack, type State } from '@illuminice/engine';
import type { Chance } from '../policy/chance.ts';
import { otherAffairs } from './other-affairs.ts';
import { otherQuestions } from './other-answers.ts';
import { otherCards } from './other-cards.ts';
import type { Shown, Viewer } from './shown.ts';

export interface Secrets {
  readonly pack: Pack;
  readonly viewer: Viewer;
  readonly chance: Chance;
  /** Missing when nothing happens: then nothing of what is hidden shows. */
  readonly shown: Shown | undefined;
}

export function otherTruth(state: State, secrets: Secrets): State {
  const other = clone(state);
  otherCards(other, secrets);
  otherMoney(other, secrets);
  otherIlluminati(other, secrets);
  otherGoals(other, secrets);
  if (!secrets.shown?.affairs) otherAffairs(other, secrets);
  otherQuestions(other, secrets);
  return other;
}

/** emptiness shows, the amount does not, whatever it was offered for. */
function otherMoney(state: State, { viewer, chance, shown }: Secrets): void {
  const { moneyVisibility } = state.options;
  state.money = state.money.map((amount, card) => {
    const owner = state.owner[card] ?? -1;
    const isStacked = moneyVisibility === 'hidden' || (moneyVisibility === 'ownerChoice' && state.stacked[card] === 1);
    if (!isStacked || owner < 0 || owner === viewer || amount === 0 || shown?.treasuries.has(owner)) return amount;
    // Whoever is about to pay something still can, and what was offered to the viewer could be offered.
    const isNeeded = shown || state.offers.some(({ from, to }) => from === owner && to === viewer);
    return isNeeded ? amount + chance.below(9) : otherThan(amount, chance.from(1, 19));
  });
}

/** A truth that happens to be the same finds nothing. */
function otherThan(amount: number, drawn: number): number {
  return drawn >= amount ? drawn + 1 : drawn;
}

/** face-down cards change places with each other and with those nobody has. */
function otherIlluminati(state: State, { pack, viewer, chance, shown }: Secrets): void {
  const isHidden = (seat: number) =>
    state.faceDown[seat] === 1 &&
    seat !== viewer &&
    !shown?.illuminati.has(seat) &&
    (state.taken[seat] ?? 0) < 2 &&
    state.goalShown[seat] !== 1;
  const seen = new Set(state.illuminati.filter((_, seat) => !isHidden(seat)));
  const pool = pack.illuminati.map((_, no) => no).filter((no) => !seen.has(no));
  state.illuminati = state.illuminati.map((no, seat) =>
    isHidden(seat) ? (pool.splice(chance.below(pool.length), 1)[0] ?? no) : no,
  );
}

function otherGoals(state: State, { pack, viewer, chance, shown }: Secrets): void {
  const goals = pack.illuminati.flatMap(({ goal }, no) => (goal.type === 'secret' ? [] : [no]));
  state.goal = state.goal.map((goal, seat) =>
    goal < 0 || seat === viewer || state.goalShown[seat] === 1 || shown?.goals.has(seat)
      ? goal
      : chance.oneOf(goals.filter((other) => other !== goal)),
  );
}
