/** Requirements that scenarios show, by name: setup and turn. */
import { expect, test } from 'vitest';
import { failuresOf } from './named-scenarios.ts';

const SHOWN_BY: Readonly<Record<string, string>> = {
  '[REQ-021] At start the eight Illuminati cards are taken out of the deck and laid face down on the table.': 'SET-003',
  '[REQ-024] Illuminati cards nobody took are out of the game.': 'SET-003',
  "[REQ-025] Each player's starting money is the printed income of the Illuminati card, put there automatically.":
    'SET-003 SET-004',
  '[REQ-027] Four group cards are turned face up in the centre as the first uncontrolled groups.': 'SET-002',
  '[REQ-028] A special card turned up while dealing the first four is buried in the deck and replaced.':
    'SET-002 SET-011',
  '[REQ-030] The player with the highest roll takes the first turn.': 'SET-001',
  '[REQ-032] Turns pass around the table in a fixed rotation from the first player.': 'SET-001',
  '[REQ-033] Players tied for the highest roll roll again until one is higher.': 'SET-001 SET-008',
  "[REQ-034] After setup the sequence of play begins with the first player's turn.": 'SET-005',
  '[REQ-035] The UFO player chooses, right after Illuminati are taken, the special goal of one of the seven other Illuminati as their own.':
    'SET-010 X-SET-001',
  "[REQ-036] The UFO's chosen goal is noted by the system and stays secret from opponents until it is achieved.":
    'HID-003',
  '[REQ-037] Only the current player — connected, not eliminated, game begun — takes a turn; the others wait.':
    'TURN-018',
  '[REQ-038] Income is collected automatically at the start of the turn.': 'TURN-001',
  '[REQ-039] The Illuminati card collects its printed income from the bank into its own treasury.': 'INC-001',
  '[REQ-040] Every controlled group collects its printed income from the bank into its own treasury, walking the structure from the Illuminati outwards.':
    'INC-001',
  '[REQ-041] Special abilities that alter income are included in the automatic income.': 'INC-002 INC-015',
  '[REQ-043] After income one card is drawn for the player from the deck, once per turn.': 'DRAW-002 TURN-001',
  '[REQ-045] A drawn group is not kept: it is placed face up in the uncontrolled area by the game.': 'DRAW-001',
  '[REQ-046] A drawn special is kept by the player in the special-card area in front of them.': 'DRAW-001',
  '[REQ-047] A special kept face up is seen by all, one kept face down by its owner only.': 'DRAW-008 DRAW-009',
  '[REQ-048] A player has two regular actions per turn.': 'ACT-001',
  '[REQ-049] Regular actions are: attack a group, transfer money, move a group, transfer (give/trade) a group.':
    'ACT-001 ACT-003 TRD-002',
  '[REQ-053] A regular action is taken from the actions of the turn, and play continues.': 'RES-015',
  '[REQ-054] Unused actions are not carried over to a later turn.': 'TURN-017',
  '[REQ-060] Free actions do not use up regular actions and may be taken any number of times, before, between and after attacks.':
    'ACT-004 ACT-006',
  '[REQ-061] Free actions are: drop a group, aid an attack, give away a special or money, use a special; or none.':
    'ACT-004',
  '[REQ-062] Actions, free actions and special abilities may be mixed in any order within the turn.': 'ACT-006',
  '[REQ-063] Group and Illuminati special abilities not yet used may be used during the turn through Special Power Action.':
    'GAB-024 ILL-036',
  '[REQ-064] A player who takes no action of any sort may pass and collects 5 MB in the Illuminati treasury.':
    'TURN-006',
  '[REQ-065] Passing gives up actions, free actions and special abilities for that turn and ends it.':
    'TURN-006 TURN-007',
  '[REQ-066] The player ends the turn with an End Turn / Done button.': 'TURN-021',
  '[REQ-067] At the end of the turn, while fewer than two groups are uncontrolled, cards are drawn automatically and groups go face up to the centre until …':
    'TURN-003 TURN-004 TURN-005',
  '[REQ-068] Specials turned up while adding targets are discarded.': 'TURN-003',
  '[REQ-069] If somebody has won, the game ends and no further turn is taken.': 'X-HID-012',
  '[REQ-070] Otherwise the next player in the circle becomes the current player.': 'TURN-021',
  '[REQ-071] A new attack can be started only when the previous action is complete.': 'ACT-010',
  '[REQ-371] Computer-controlled players are created at start when needed.': 'ELI-014',
  '[REQ-372] The number of participating players is recorded at start and that many players are set up.':
    'SET-006 SET-007',
  '[REQ-376] The effects of an action on other players (e.g. lost groups) show on their boards.': 'TRD-008 RES-005',
  '[REQ-377] Money is counted in MegaBucks (MB), held in one treasury per card; the bank is the common source and sink of income and spending.':
    'INC-001 RES-005',
  '[REQ-378] What espionage tells is in the view of one player only.': 'SPC-040',
};

for (const [title, scenarios] of Object.entries(SHOWN_BY)) {
  test(title, () => {
    expect(failuresOf(scenarios)).toEqual([]);
  });
}
