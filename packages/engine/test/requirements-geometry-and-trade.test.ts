/** Requirements that scenarios show, by name: geometry and trade. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-279] A power structure is a tree rooted at the Illuminati; each card joins by its incoming arrow to an outgoing arrow of its master.':
    'GEO-010 RES-008',
  '[REQ-284] An arrow that already has a card attached cannot be used.': 'GEO-013',
  "[REQ-285] Orientation: top/bottom arrow to a top/bottom arrow, or side to side, keeps the host's orientation (landscape/portrait); mixed sides turn the card.":
    'GEO-001 GEO-002 GEO-007',
  "[REQ-286] Every card covers 8 grid cells; the Illuminati's top-left cell is (0,0).": 'GEO-001',
  '[REQ-287] The grid is built from the Illuminati outwards along occupied arrows until every attached card is placed.':
    'GEO-010',
  '[REQ-288] A card can be added only if all 8 cells it would cover are free; otherwise it cannot.': 'GEO-005 GEO-008',
  '[REQ-290] Without room for the card an attack to control is refused.': 'GEO-005',
  '[REQ-291] Cards may never overlap; a puppet whose overlap cannot be avoided is lost.': 'MOV-005 GEO-003',
  '[REQ-292] An overlapping puppet may first be shifted to another free arrow of the same master.': 'MOV-007',
  '[REQ-293] In their turn a player may move one of their groups, with all its puppets, to a free outgoing arrow of any of their cards.':
    'MOV-001 MOV-002',
  "[REQ-294] Moving: tapping a card not one's own, or a host without a free arrow, is refused and asked again.":
    'MOV-004 X-STR-001',
  '[REQ-296] Moving: after agreement what fits is reconnected and the rest goes to the centre.': 'MOV-005',
  '[REQ-299] A moved group turns with all its puppets into their new order.': 'GEO-004',
  '[REQ-302] Dropping: in their turn a player may drop a group; it and all its puppets go to the uncontrolled area, at no action.':
    'MOV-010',
  "[REQ-304] Dropping: a card not one's own is refused; with no group there is nothing to drop; the player may change their mind.":
    'MOV-012',
  '[REQ-305] Only in their turn, using actions, a player may give, sell or trade a group (with its puppets) to another player.':
    'TRD-002 TRD-004 TRD-005',
  "[REQ-306] Giving: a group not one's own is refused; with no groups there is nothing to give; eliminated players cannot give.":
    'TRD-021 TRD-033',
  '[REQ-307] The giver may ask for a group of the receiver in return; asking for an own group is refused.':
    'TRD-001 TRD-032',
  '[REQ-309] The giver may offer the group for free.': 'ELI-009',
  "[REQ-310] A group cannot be given without the receiver's consent.": 'TRD-009',
  '[REQ-311] On acceptance groups change structures with their puppets through the placement dialogue.':
    'TRD-008 TRD-026',
  "[REQ-312] On acceptance requested money goes from the receiver's Illuminati treasury to the giver's.": 'TRD-002',
  '[REQ-313] On decline nothing happens and the giver is back at the action menu.': 'TRD-009',
  '[REQ-314] Every group that changes hands costs the current player one action; group for group costs two.':
    'TRD-001 TRD-007',
  "[REQ-315] After a trade cards and money are the other player's.": 'TRD-001 TRD-002',
  '[REQ-316] A player may give away a special card, choosing card and receiver.': 'TRD-014',
  "[REQ-317] Giving a special: one not one's own is refused; with none there is nothing to give; eliminated players cannot.":
    'TRD-021 X-LEAVE-031',
  '[REQ-318] A special may be offered for a group, for money (not zero), or free.': 'TRD-012',
  '[REQ-319] The other player accepts or declines a special-card trade; on acceptance card and price change hands.':
    'TRD-012',
  '[REQ-320] A declined special-card trade changes nothing.': 'X-TRD-029',
  "[REQ-322] A player may give money from their Illuminati treasury to another player's Illuminati treasury.":
    'TRD-014',
  '[REQ-323] Between players money moves only from Illuminati treasury to Illuminati treasury.': 'TRD-013',
  '[REQ-324] Where gifts need consent, money is given by an offer that is accepted.': 'OPT-006',
  '[REQ-325] Money gift without money, or by an eliminated player, is impossible.': 'TRD-033',
  '[REQ-327] Any player can give or trade specials and money at any time, also outside their turn, without an action.':
    'TRD-012 TRD-014',
  '[REQ-329] Trades may combine groups, specials and money on both sides.': 'X-TRD-032',
  '[REQ-330] No trading of specials or money during a privileged attack.': 'PRIV-019',
  '[REQ-331] At any point of the game players can propose deals; a deal exchanged at once is binding and carried out immediately.':
    'TRD-012',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
