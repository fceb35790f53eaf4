/** The options of R-23 that few tables touch: they come when somebody asks for them. */
import { t } from '../../base/i18n/index.ts';
import type { OptionGroup, OptionRow } from './option-list.ts';

export function finePrint(): OptionGroup {
  return { title: t('options.fine', 'Fine print'), rows: fineRows() };
}

function fineRows(): readonly OptionRow[] {
  return [
    {
      kind: 'choice',
      key: 'lastRound',
      name: t('options.lastRound', 'Last round'),
      note: t('options.lastRoundNote', 'when everybody has had so many turns the score decides'),
      choices: [
        { value: 0, text: t('options.off', 'Off') },
        ...[5, 8, 12, 20].map((rounds) => ({ value: rounds, text: String(rounds) })),
      ],
    },
    {
      kind: 'choice',
      key: 'gameMinutes',
      name: t('options.gameMinutes', 'Length of the game'),
      note: t('options.gameMinutesNote', 'after so many minutes the round is played out, then the score decides'),
      choices: [
        { value: 0, text: t('options.off', 'Off') },
        ...[30, 45, 60, 90, 120].map((minutes) => ({
          value: minutes,
          text: t('clock.minutes', '{minutes} min', { minutes }),
        })),
      ],
    },
    {
      kind: 'choice',
      key: 'turnOrder',
      name: t('options.order', 'Seating'),
      note: t('options.orderNote', 'turns by seat, or by the first rolls'),
      choices: [
        { value: 'seat', text: t('options.orderSeat', 'Seats') },
        { value: 'rolls', text: t('options.orderRolls', 'Rolls') },
      ],
    },
    {
      kind: 'choice',
      key: 'abilityScope',
      name: t('options.scope', 'Abilities'),
      note: t('options.scopeNote', 'bonuses as each card says, or only of the attacking card'),
      choices: [
        { value: 'card', text: t('options.scopeCard', 'As printed') },
        { value: 'attackerOnly', text: t('options.scopeAttacker', 'Attacker') },
      ],
    },
    {
      kind: 'switch',
      key: 'basicGoalCountsIlluminati',
      name: t('options.counts', 'The Illuminati card counts'),
      note: t('options.countsNote', 'as one of the cards to win'),
    },
    {
      kind: 'choice',
      key: 'deckOut',
      name: t('options.deckOut', 'Empty deck'),
      note: t('options.deckOutNote', 'the game ends by score, or goes on'),
      choices: [
        { value: 'score', text: t('options.deckOutScore', 'Score') },
        { value: 'continue', text: t('options.deckOutContinue', 'Go on') },
      ],
    },
    {
      kind: 'switch',
      key: 'stalemate',
      name: t('options.stalemate', 'Stalemate'),
      note: t('options.stalemateNote', 'three quiet rounds without a deck end the game by score'),
    },
    {
      kind: 'switch',
      key: 'hiddenOverstate',
      name: t('options.overstate', 'Boasting'),
      note: t('options.overstateNote', 'a face-down card may claim one more than it has'),
      needs: ({ hiddenIlluminati }) =>
        hiddenIlluminati ? undefined : t('options.needsFaceDown', 'Needs face-down Illuminati.'),
    },
    {
      kind: 'switch',
      key: 'largeGameIncome',
      name: t('options.large', 'Richer with seven or eight'),
      note: t('options.largeNote', 'every Illuminati earns 3 or 5 MB more'),
    },
    {
      kind: 'choice',
      key: 'decisionSeconds',
      name: t('options.decision', 'Time for a decision'),
      note: t('options.decisionNote', 'before the bank runs, or before a computer player decides'),
      choices: [15, 30, 60].map((n) => ({ value: n, text: t('options.seconds', '{n} s', { n }) })),
      needs: ({ clock = 'none' }) =>
        clock === 'none' ? t('options.needsClock', 'Needs the clock “Bank” or “Per turn”.') : undefined,
    },
    {
      kind: 'choice',
      key: 'masterMillis',
      name: t('options.master', 'Masters think'),
      note: t('options.masterNote', 'how long at most about one decision'),
      choices: [
        { value: 500, text: t('options.seconds', '{n} s', { n: '½' }) },
        { value: 1500, text: t('options.seconds', '{n} s', { n: '1½' }) },
        { value: 4000, text: t('options.seconds', '{n} s', { n: 4 }) },
      ],
    },
    {
      kind: 'choice',
      key: 'offerSeconds',
      name: t('options.offers', 'Offers last'),
      note: t('options.offersNote', 'then they lapse'),
      choices: [30, 60, 300].map((n) => ({ value: n, text: t('options.seconds', '{n} s', { n }) })),
    },
    {
      kind: 'choice',
      key: 'dropSeconds',
      name: t('options.drop', 'Gone after'),
      note: t('options.dropNote', 'a lost connection counts as leaving'),
      choices: [
        { value: 60, text: t('options.minutes', '{n} min', { n: 1 }) },
        { value: 120, text: t('options.minutes', '{n} min', { n: 2 }) },
        { value: 600, text: t('options.minutes', '{n} min', { n: 10 }) },
      ],
    },
  ];
}
