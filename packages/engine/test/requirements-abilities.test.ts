/** Requirements that scenarios show, by name: abilities. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-227] Special-power actions are optional.': 'ILL-036 TURN-021',
  '[REQ-230] Bermuda Triangle: may freely reorganize its power structure at the end of its turn, repeatedly until done, without using actions.':
    'ILL-026 X-STR-003',
  '[REQ-231] The reorganized Bermuda structure is checked for legality before the turn ends.': 'ILL-026',
  '[REQ-233] Discordian Society: +4 on any attempt to control Weird groups.': 'ILL-013 ILL-014',
  '[REQ-234] Discordian Society: its groups are immune to attacks by Government and Straight groups.': 'ILL-016',
  '[REQ-236] Gnomes of Zurich: may move money freely among its cards at the end of its turn.': 'ILL-029',
  "[REQ-237] The Gnomes' redistribution is checked to be legal (no money created or lost).": 'ILL-029 X-STR-005',
  '[REQ-239] The Network draws one extra card (two in all) at the start of each of its turns.': 'DRAW-001',
  '[REQ-241] Servants of Cthulhu: +2 on any attempt to destroy.': 'ILL-022',
  '[REQ-243] Society of Assassins: +4 on any attempt to neutralize.': 'ILL-025',
  '[REQ-245] UFOs may attack or aid twice per turn.': 'ILL-031',
  '[REQ-247] Anti-Nuclear Activists (Liberal): +2 to destroy Nuclear Power Companies.': 'GAB-001',
  '[REQ-248] Chinese Campaign Donors (Communist): count as Government when attacking a Government group.': 'GAB-002',
  '[REQ-249] Clone Arrangers (Violent, Communist, Criminal): +3 to destroy any group.': 'GAB-005',
  '[REQ-250] Cycle Gangs (Violent, Weird): +2 to destroy any group.': 'GAB-006',
  '[REQ-251] Evil Geniuses for a Better Tomorrow (Violent, Weird): +4 to control, neutralize or destroy Orbital Mind Control Lasers.':
    'GAB-012 GAB-042',
  '[REQ-252] Federal Reserve (Government): its money can be transferred to any group of the same structure, not only adjacent ones.':
    'TRF-003 TRF-010',
  '[REQ-253] Feminists (Liberal): +3 to control any Liberal group.': 'GAB-014',
  '[REQ-254] Gun Lobby (Conservative, Violent): Resistance 10 against Liberal, Communist or Weird attackers, otherwise 3.':
    'GAB-008 GAB-009',
  '[REQ-255] Hackers (Weird, Fanatic): +3 to neutralize any group.': 'GAB-015',
  '[REQ-256] Health Food Stores (Liberal): +2 to control Anti-Nuclear Activists.': 'GAB-016',
  '[REQ-257] International Cocaine Smugglers (Criminal): +4 to control Punk Rockers, Cycle Gangs or Hollywood.':
    'GAB-017',
  '[REQ-258] International Communist Conspiracy (Communist): +3 to control any Communist group.': 'GAB-018',
  "[REQ-259] I.R.S.: the owner taxes each opponent 2 MB in the owner's income phase, into the I.R.S. treasury.":
    'INC-007',
  "[REQ-260] I.R.S.: the taxed player's money may come from any of their groups.": 'INC-009',
  '[REQ-261] I.R.S.: a player without money owes nothing.': 'INC-007',
  '[REQ-262] Junk Mail (Criminal): +4 to control the Post Office.': 'GAB-019',
  '[REQ-263] KGB (Communist, Violent): bonus to destroy any group.': 'GAB-007',
  '[REQ-264] L-4 Society (Weird): +4 to control, neutralize or destroy Orbital Mind Control Lasers.': 'GAB-012',
  '[REQ-265] Madison Avenue: +5 to control Big Media or Empty Vee.': 'GAB-020',
  '[REQ-266] The Mafia (Criminal, Violent): +3 to control any Criminal group.': 'GAB-021',
  '[REQ-267] Militia (Violent, Conservative): +6 to destroy any Communist group.': 'GAB-022',
  '[REQ-268] Orbital Mind Control Lasers: the owner may in their turn add, remove or reverse one alignment of any one other group in play, for that turn only.':
    'GAB-023 GAB-024 GAB-025',
  "[REQ-269] An alignment given by Orbital Mind Control Lasers can complete the Bermuda Triangle's goal.": 'X-VIC-007',
  '[REQ-270] Phone Phreaks (Criminal, Liberal): +3 to control, neutralize or destroy the Phone Company.':
    'GAB-028 GAB-029',
  "[REQ-271] Recyclers (Liberal): the owner may pay 5 MB from the Recyclers' treasury in their turn to draw an extra card; no action.":
    'GAB-032',
  '[REQ-272] Science Fiction Fans (Weird): +2 to control any Weird group.': 'GAB-031',
  '[REQ-273] Semiconscious Liberation Army (Criminal, Violent, Liberal, Weird, Communist): +1 to destroy any group.':
    'GAB-007',
  '[REQ-274] S.M.O.F. (Weird): +5 to control S.F. Fans, +2 to control Trekkies.': 'GAB-030 GAB-031',
  "[REQ-275] Survivalists (Conservative, Violent, Fanatic): raise the Resistance of the owner's other groups.":
    'MATH-020 MATH-021',
  '[REQ-276] Tabloids (Weird): +3 to control Convenience Stores.': 'GAB-036',
  '[REQ-277] TV Preachers (given as Weird): +3 to control Moral Minority.': 'GAB-037',
  '[REQ-278] Video Games (given as Weird): +3 to control Convenience Stores.': 'GAB-036',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
