/** Requirements that scenarios show, by name: attack. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-072] The attacker picks one of three attack types: to control, to neutralize, to destroy.':
    'MATH-002 MATH-009 MATH-011',
  '[REQ-073] An attack is announced by naming attacking group, target group and type.': 'ACT-011',
  '[REQ-077] Only group cards can be attacked: tapping a special or an Illuminati is refused and the choice is asked again.':
    'FLOW-006',
  "[REQ-078] Control targets: any uncontrolled group or any group of another player, never one's own.": 'FLOW-001',
  "[REQ-079] Neutralize targets: only groups controlled by another player — not the centre, not one's own.": 'FLOW-002',
  "[REQ-080] Destroy targets: groups of other players, uncontrolled groups, and one's own groups.":
    'FLOW-028 RES-006 RES-010',
  '[REQ-081] Valid targets of the chosen attack type are highlighted.': 'X-SPC-023',
  '[REQ-083] Clicking a non-highlighted target does nothing and the player may choose again.': 'FLOW-001 FLOW-002',
  "[REQ-084] The attacking card must be one of the attacker's own groups or Illuminati; other cards and specials are refused and asked again.":
    'X-ATK-019',
  '[REQ-085] For control the attacking card must have an open outgoing control arrow, otherwise another must be chosen.':
    'FLOW-011 GEO-005',
  '[REQ-086] Neutralizing and destroying need no open control arrow.': 'FLOW-011',
  '[REQ-087] A group can attack or aid only once per turn.': 'FLOW-007',
  '[REQ-088] An attack that goes through uses one regular action.': 'ACT-009',
  '[REQ-089] The base required roll is attacking Power minus defending Resistance (control, neutralize).': 'MATH-002',
  '[REQ-090] A destroy attack rolls attacking Power minus defending Power.': 'MATH-011',
  "[REQ-091] The attack's total includes spent money and aid before bonuses are added; bonuses in the defender's favour count negative.":
    'MATH-025',
  '[REQ-092] The game adds position, alignment, special-ability and money effects by itself and shows them.':
    'MATH-025',
  '[REQ-093] Position bonus: Resistance +10 next to the Illuminati, +5 one group away, +2 two groups away, 0 further out.':
    'MATH-027',
  '[REQ-094] Alignment bonus: +4 for each alignment attacker and target share (all except Fanatic).':
    'MATH-008 MATH-038',
  '[REQ-095] Alignment penalty: −4 for each opposite pair Government/Communist, Liberal/Conservative, Peaceful/Violent, Straight/Weird.':
    'MATH-004 MATH-005',
  '[REQ-096] Two Fanatic groups count as opposite (−4) and never as identical.': 'MATH-016 MATH-017',
  '[REQ-097] Criminal has no opposite alignment.': 'MATH-018',
  "[REQ-098] Alignment effects of all pairs are summed into one change of the attack's power, which the attack uses.":
    'MATH-019',
  '[REQ-099] When destroying, alignment effects are reversed: +4 per opposite, −4 per identical alignment.':
    'MATH-015 MATH-016',
  '[REQ-100] Attack to neutralize gives the attacker +6.': 'MATH-009',
  '[REQ-101] Special-power bonuses ("on any attempt") of the cards involved need no activation: they are added to the announcement and to the outcome …':
    'GAB-018',
  '[REQ-102] A group with Power 0 cannot be the target of an attack to destroy except through Whispering Campaign.':
    'FLOW-003',
  "[REQ-103] When destroying one's own group, its closeness to the Illuminati gives no protection.": 'MATH-014',
  '[REQ-104] No group may attack itself or aid its own destruction.': 'FLOW-012 FLOW-013',
  "[REQ-105] The attacker may add own cards with transferable power to aid the attack; their transferable power adds to the attacker's Power.":
    'MATH-001',
  '[REQ-107] Specials and cards without transferable power are refused as aid; clicking an invalid aider does nothing.':
    'FLOW-010',
  '[REQ-108] Any number of groups may aid one attack.': 'MATH-026',
  '[REQ-109] Aiding is possible only for a card that has not attacked or aided this turn, and uses up its attack for the turn.':
    'FLOW-030',
  '[REQ-110] All transferable power must be announced before any money is spent; none can be added later.': 'FLOW-019',
  '[REQ-111] Aiding groups cannot spend their treasuries on the attack.': 'FLOW-025',
  '[REQ-112] Aid and money only shift the required number; the dice still decide whether the attack succeeds or fails.':
    'MATH-003 MATH-030',
  '[REQ-113] The attacker can call off an attack until it is committed.': 'FLOW-014',
  '[REQ-114] An attack is committed when the attacker spends money, when any other player spends money for or against it, or when the dice are rolled.':
    'FLOW-015 FLOW-016 FLOW-017 FLOW-023',
  '[REQ-115] Once the attack is committed calling it off is refused.': 'X-PRIV-011',
  '[REQ-116] Calling off uses no action and leaves all groups involved able to attack.': 'FLOW-014',
  '[REQ-117] The roll comes when attacker and defender, and whoever else was asked, are done.': 'FLOW-026',
  '[REQ-118] Two dice are rolled by the game for the finalized attack.': 'FLOW-026',
  '[REQ-119] The attack succeeds when the roll is equal to or less than the required number.': 'MATH-002 MATH-003',
  '[REQ-120] A roll of 11 or 12 always fails, and the players are notified.': 'MATH-030 MATH-031',
  '[REQ-123] A failed attack changes nothing: target and subordinates stay where they were.': 'RES-007',
  '[REQ-124] A successful control makes the target a puppet of the attacking group, on its open arrow.': 'RES-008',
  "[REQ-125] A captured group's puppets leave the old owner's structure and come with it into the attacker's, as far as they have room.":
    'RES-001 RES-009',
  '[REQ-126] Puppets can in turn control puppets of their own.': 'GEO-010',
  "[REQ-127] Half of a captured group's money goes to the new owner, the other half to the bank.": 'RES-001',
  "[REQ-128] Right after a capture the attacker may transfer money from the attacking group's treasury to the new puppet.":
    'RES-003',
  '[REQ-129] A successful neutralize moves the target and all its puppets to the uncontrolled area.': 'RES-005',
  '[REQ-130] Money on neutralized groups returns to the bank.': 'RES-005',
  '[REQ-131] A successful destroy puts the target on the dead pile.': 'RES-006',
  '[REQ-132] The puppets of a destroyed group become uncontrolled.': 'RES-006',
  '[REQ-133] A destroyed group comes back only through Media Campaign.': 'RES-013',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
