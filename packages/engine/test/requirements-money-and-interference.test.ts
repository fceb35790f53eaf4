/** Requirements that scenarios show, by name: money and interference. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-134] Spread or stack: a player can keep money stacked (amount hidden) or spread out (amount visible) for opponents.':
    'HID-001 X-HID-002',
  "[REQ-135] In an attack the attacker may spend money from the attacking group's treasury or the Illuminati treasury only.":
    'FLOW-025 FLOW-029',
  "[REQ-136] Each MB the attacker spends adds 1 to the attack's Power.": 'MATH-025',
  "[REQ-137] The defender may spend money from the defending group's treasury or the Illuminati treasury only.":
    'FLOW-025 X-ATK-018',
  "[REQ-138] Each MB from the defending group's own treasury adds 2 to Resistance.": 'MATH-025 X-PRIV-026',
  "[REQ-139] Each MB from the defender's Illuminati treasury adds 1 to Resistance.": 'MATH-025 X-PRIV-026',
  '[REQ-140] A defender may decline to spend.': 'FLOW-026',
  "[REQ-141] Attacker, defender and interferers may answer each other's spending in turns until nobody wants to spend more.":
    'FLOW-026 X-PRIV-005',
  '[REQ-142] What is spent on an attack is in its breakdown, what is left on a stacked card is not.': 'HID-010',
  '[REQ-143] Confirmed money cannot be taken back.': 'RES-007',
  '[REQ-144] Any player can spend in an attack, each from the treasuries allowed to their role.': 'FLOW-020 X-ATK-018',
  '[REQ-146] Money from each treasury raises Power or Resistance by the role of who pays.': 'MATH-025',
  '[REQ-151] An amount above the treasury is refused.': 'FLOW-024',
  '[REQ-153] In their own turn a player can transfer money between adjacent cards of their structure (a group and its master or puppet; the Illuminati included).':
    'TRF-003 TRF-004',
  "[REQ-154] Giving and receiving card must both be the player's own, different, and connected; a wrong tap is asked again.":
    'TRF-005 X-STR-006',
  '[REQ-155] Part or all of a treasury can be transferred.': 'TRF-006',
  '[REQ-156] A transfer lowers the giving and raises the receiving treasury by the amount entered.': 'TRF-001',
  '[REQ-157] The first two transfers of a turn are free; each further one uses a regular action.':
    'OPT-005 TRF-001 TRF-002',
  '[REQ-158] The same money can be passed on through several groups by successive transfers in one turn.': 'X-STR-007',
  '[REQ-161] A player may also make no transfer; with no money there is nothing to transfer.': 'TURN-021',
  '[REQ-162] Any player who is neither attacker nor defender may interfere in an attack, for either side.':
    'FLOW-020 FLOW-027',
  '[REQ-163] Interference is possible from the declaration of the attack until the dice roll.': 'FLOW-034',
  '[REQ-165] An interferer names the side he pays for, each time anew.': 'FLOW-027',
  "[REQ-166] Interfering money comes only from the interferer's Illuminati treasury and goes to the bank.": 'FLOW-020',
  '[REQ-167] Each interfering MB counts 1, plus for the attacker, minus for the defender, and enters the outcome.':
    'FLOW-027',
  '[REQ-168] After interference the attack goes on and is decided normally by type and dice.': 'FLOW-015',
  '[REQ-169] The attacker can declare the attack Privileged when declaring it, by discarding one special card.':
    'PRIV-012 PRIV-013',
  '[REQ-170] A privileged attack cannot be interfered with, for or against.': 'PRIV-004 PRIV-015',
  '[REQ-171] A privileged attack is otherwise resolved as usual between attacker and defender.': 'PRIV-017',
  '[REQ-175] Bavarian Illuminati privilege: 5 MB from the Illuminati treasury to the bank makes the attack privileged.':
    'PRIV-001',
  '[REQ-176] The Bavarian 5-MB privilege is available once per turn.': 'PRIV-002',
  "[REQ-177] Abolishing needs a privileged attack and two specials of one's own.": 'PRIV-009',
  '[REQ-178] Any player may abolish a privilege by discarding two specials.': 'PRIV-008',
  '[REQ-182] Deep Agent alone abolishes privilege and is discarded.': 'PRIV-004',
  '[REQ-183] After abolition interference is open again for the rest of the attack.': 'PRIV-004',
  '[REQ-184] An abolished privilege cannot be reinstated in that attack, and can be abolished only once.':
    'X-PRIV-004 X-PRIV-010',
  '[REQ-185] If Secrets Man Was Not Meant To Know cancels a Deep Agent, the attack stays privileged.': 'SPC-015',
  '[REQ-186] If Secrets cancels one of the two discarded cards, the abolisher may discard a replacement; otherwise the privilege stands.':
    'PRIV-010 PRIV-011',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
