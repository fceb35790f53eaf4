/**
 * Where to press next for a wanted command: the first of these that can be seen. Says nothing about rules; it follows
 * what the pupil has begun, so that the light walks from the button to the cards to the confirmation.
 */
import type { AttackCommand, PlayCommand, SeatCommand } from '@illuminice/engine';
import { aidsFor } from '../../../actions/attack/index.ts';
import type { Mode, PlaceChoice, Seen } from '../../../tabletop/seen/index.ts';

export interface Begun {
  readonly mode: Mode;
  readonly place: PlaceChoice | undefined;
}

const CONFIRM = '.panel-place .docket-foot .button-large';

/** Selectors, the best first. */
export function nextPress(wanted: SeatCommand, seen: Seen, { mode, place }: Begun): readonly string[] {
  switch (wanted.type) {
    case 'attack':
      return attackPress(wanted, seen, mode);
    case 'spend':
      return ['.panel-place .spend', '.panel-place .open-spending'];
    case 'place':
      return place ? [CONFIRM] : ['.panel-place .arrow-picker', '.board .arrow-button'];
    case 'play':
      return playPress(wanted, seen, mode);
    case 'accept':
      return ['.offer .button-red', '.side-tabs [role="tab"]:nth-child(3)', '.phone-nav button:nth-of-type(3)'];
    case 'endActions':
    case 'endTransfers':
    case 'endTurn':
      return mode.what === 'idle'
        ? [`.panel-place [data-act="${wanted.type}"]`, '.panel-place [data-act^="end"]', ...CLOSED_PANEL]
        : ['.panel-place .docket-foot .button-outline'];
    case 'move':
      return movePress(mode);
    case 'abolish':
      return mode.what === 'abolish' ? ['.panel-place'] : ['.panel-place .docket-foot .button-outline'];
    case 'decline':
      return seen.options.fund ? ['.panel-place .docket-foot'] : [CONFIRM];
    default:
      return [CONFIRM, ...CLOSED_PANEL];
  }
}

/** On a phone the sheet of decisions may be covered by another one. */
const CLOSED_PANEL = ['.phone-nav button:nth-of-type(1)'];

const KINDS = ['control', 'neutralize', 'destroy'] as const;

function attackPress(wanted: AttackCommand, seen: Seen, mode: Mode): readonly string[] {
  if (mode.what !== 'attack') return ['.panel-place [data-act="attack"]', ...CLOSED_PANEL];
  const { plan } = mode;
  if (mode.ask === 'privilege') return ['.panel-place .choices .button:not([aria-pressed="true"])', CONFIRM];
  if (plan.kind !== wanted.kind) return [`.panel-place .segment:nth-child(${KINDS.indexOf(wanted.kind) + 1})`];
  if (plan.attacker === undefined) return cardPress(wanted.attacker);
  if (plan.target === undefined) return [...cardPress(wanted.target), `.panel-place [data-pick="${wanted.target}"]`];
  const aid = wanted.aids?.find((card) => !plan.aids.includes(card));
  if (aid !== undefined)
    return [`.panel-place .toggle-chips button:nth-child(${aidsFor(seen, plan).indexOf(aid) + 1})`, ...cardPress(aid)];
  if (wanted.privilege && !plan.privilege) return ['.panel-place .extra-row .button'];
  return ['.panel-place .announce'];
}

function playPress({ card }: PlayCommand, seen: Seen, mode: Mode): readonly string[] {
  if (mode.what === 'confirmSpecial') return [CONFIRM];
  if (mode.what === 'special') return ['.panel-place .choices .button', '.panel-place'];
  const index = seen.view.seats[seen.me ?? -1]?.hand.findIndex((slot) => slot.card === card) ?? -1;
  return [
    '.card-menu button[role="menuitem"]',
    '.reaction .button-gold',
    `.hand li:nth-child(${index + 1}) button`,
    '.phone-nav button:nth-of-type(2)',
  ];
}

function movePress(mode: Mode): readonly string[] {
  if (mode.what !== 'move') return ['.panel-place [data-act="move"]', ...CLOSED_PANEL];
  return mode.arrow ? [CONFIRM] : ['.panel-place .arrow-picker', '.panel-place'];
}

export function cardPress(card: number): readonly string[] {
  return [`.board [data-card="${card}"]`, `.strip [data-card="${card}"]`];
}
