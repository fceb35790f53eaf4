/** Requirements that scenarios show, by name: end and hidden. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-340] While viewing an opponent\'s board a player can click a face-down special and choose "Peek".': 'HID-005',
  '[REQ-341] The peeked card is seen until the peek is stopped.': 'HID-005',
  '[REQ-343] The light of a peek catches the peeker also after the peek has ended.': 'X-HID-009',
  '[REQ-344] Basic goal: control 13 groups with 2–3 players, 12 with 4, 10 with 5, 9 with 6, 8 with 7–8 (or more).':
    'VIC-001 VIC-002 VIC-003 VIC-005 VIC-014 VIC-015 VIC-016 VIC-017 VIC-018 VIC-019 VIC-020 VIC-021',
  '[REQ-345] The basic goal depends on the number of players the game began with.': 'ELI-015',
  '[REQ-346] At the end of each turn, after targets have been added, victory is checked for every player: basic goal first, then the special goal of their …':
    'VIC-008 VIC-010',
  '[REQ-347] A player who loses the needed groups before the turn ends does not win and the game goes on.': 'VIC-006',
  "[REQ-348] A player wins by the basic goal or by their Illuminati's special goal.": 'VIC-013',
  '[REQ-349] Special goals can be reached through any action, free action or trade.': 'X-VIC-004 X-VIC-001',
  '[REQ-350] Several players who meet a goal at the same turn end share the victory and are all declared.': 'VIC-005',
  '[REQ-352] Bavarian Illuminati goal: total Power 35 or more in the structure.': 'ILL-001 ILL-002',
  '[REQ-353] Bermuda Triangle goal: at least one group of each of the ten alignments; a group counts for each alignment it has.':
    'ILL-008 ILL-009',
  '[REQ-354] Discordian Society goal: control 5 Weird groups.': 'ILL-011',
  "[REQ-355] Gnomes of Zurich goal: 150 MB in the structure's treasuries.": 'ILL-006 ILL-007',
  '[REQ-356] Network goal: total transferable Power 25, its own 7 included.': 'ILL-003 ILL-005',
  '[REQ-357] Servants of Cthulhu goal: destroy 8 groups.': 'ILL-020 ILL-021',
  '[REQ-358] Society of Assassins goal: control 6 Violent groups.': 'ILL-023 ILL-024',
  "[REQ-359] UFO goal: the special goal chosen at the beginning, checked by that goal's own rule.": 'ILL-032 ILL-033',
  '[REQ-360] A player with no group but the Illuminati at the end of their third turn is eliminated; having a group by then keeps them in.':
    'ELI-001 ELI-002',
  "[REQ-361] On elimination the player's money goes to the bank and their Illuminati card leaves play.": 'ELI-006',
  '[REQ-364] When deck and uncontrolled area are both empty the game ends.': 'DKO-001',
  "[REQ-365] Then each player's score is the total Power of their groups plus one point per group controlled; the highest score wins.":
    'DKO-001 DKO-002',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
