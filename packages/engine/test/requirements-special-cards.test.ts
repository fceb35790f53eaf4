/** Requirements that scenarios show, by name: special cards. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-189] Using a special is normally a free action, before, between or after attacks; the player may also leave it unused.':
    'ACT-004',
  '[REQ-190] A special can be played only by its holder (no card, no option).': 'SPC-031',
  '[REQ-192] A played special is discarded and leaves the game.': 'SPC-044',
  '[REQ-193] Assassination: right after the dice of any attack by any player, the roll becomes 2.': 'SPC-001',
  "[REQ-194] Murphy's Law: right after the dice of any attack by any player, the roll becomes 12 (automatic failure).":
    'SPC-007',
  "[REQ-195] Murphy's Law can answer Assassination and turn the roll to 12; it is discarded too.": 'SPC-003',
  "[REQ-196] Assassination can answer Murphy's Law and turn the roll to 2; it is discarded too.": 'SPC-004',
  "[REQ-197] Bribery: in one's own turn, take control of one uncontrolled group automatically.": 'SPC-010',
  '[REQ-198] Bribery: tapping a group outside the centre is refused and asked again.': 'SPC-014',
  '[REQ-199] Bribery: the group is placed with the normal placement dialogue.': 'SPC-011',
  '[REQ-200] Bribery counts as one regular action and needs one to be available.': 'ACT-003 ACT-008',
  '[REQ-201] Computer Espionage: choose another player (not oneself) and see all their specials.': 'SPC-040 X-SPC-018',
  '[REQ-202] Computer Espionage: alternatively count the money on any one group.': 'SPC-041',
  '[REQ-203] Computer Espionage: the cards are seen by that player only.': 'SPC-040',
  '[REQ-204] Interference: its holder alone may interfere with one privileged attack, which stays privileged for all others.':
    'PRIV-005',
  "[REQ-205] Market Manipulation: doubles the income of all the player's groups for that one turn.": 'INC-015',
  "[REQ-206] Market Manipulation is played in the player's own income phase.": 'SPC-017',
  '[REQ-207] Market Manipulation does not let the I.R.S. collect twice nor make the Post Office pay twice.': 'INC-015',
  '[REQ-208] Media Campaign: revive one destroyed group; it becomes uncontrolled in the centre.': 'SPC-019',
  '[REQ-210] Media Campaign is playable only if the dead pile holds a group.': 'SPC-020',
  '[REQ-211] A revived group still counts as destroyed for the Servants of Cthulhu, and counts again if destroyed again.':
    'SPC-019 X-SPC-012',
  '[REQ-212] Secrets Man Was Not Meant To Know: answers any other special played for any purpose; that card has no effect and both are discarded.':
    'SPC-005',
  '[REQ-213] Secrets can answer every special: Assassination, Bribery, Computer Espionage, Deep Agent, Interference, Market Manipulation, Media Campaign, …':
    'SPC-005 SPC-006 SPC-012 SPC-015 SPC-016 SPC-018 SPC-021 SPC-023 SPC-028 SPC-029 SPC-035 SPC-039 SPC-042',
  "[REQ-214] Senate Investigating Committee: at the beginning of any other player's turn, that player loses the whole turn.":
    'SPC-022',
  '[REQ-215] Slush Fund: exchange for 15 MB into the Illuminati treasury.': 'SPC-027',
  '[REQ-216] Swiss Bank Account: exchange for 25 MB into the Illuminati treasury.': 'SPC-027',
  '[REQ-217] Whispering Campaign: allows one attempt to destroy a group with Power 0, rolled Power against Resistance; success destroys it.':
    'MATH-023 SPC-033',
  '[REQ-218] Whispering Campaign: a failed roll leaves the group as it is.': 'X-SPC-025',
  '[REQ-219] Whispering Campaign: the card is no action, the attack is one; a regular action must be available.':
    'SPC-033',
  '[REQ-220] White Collar Crime: the player may move any amounts between any of their treasuries, repeatedly, until done.':
    'SPC-037',
  "[REQ-222] White Collar Crime: 5 MB extra from the bank on a card of the player's choice.": 'SPC-037 SPC-038',
  '[REQ-223] Specials can be traded, sold or given away while unplayed.': 'TRD-012 TRD-014',
  '[REQ-375] The system watches for the moment each special may be played and offers it to its holder then.':
    'X-SPC-002 SPC-009',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
