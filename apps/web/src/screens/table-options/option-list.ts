/** The options of R-23, in the words of the lobby. Every one says in a line what it changes. */
import type { GameOptions } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';

type Value = string | number;

export type OptionRow =
  | {
      readonly kind: 'switch';
      readonly key: {
        [Key in keyof GameOptions]-?: NonNullable<GameOptions[Key]> extends boolean ? Key : never;
      }[keyof GameOptions];
      readonly name: string;
      readonly note: string;
      /** Why it cannot be set as things are. */
      readonly needs?: (options: GameOptions) => string | undefined;
    }
  | {
      readonly kind: 'choice';
      readonly key: keyof GameOptions;
      readonly name: string;
      /** What it changes; of some, what the chosen value means. */
      readonly note: string | ((options: GameOptions) => string);
      readonly choices: readonly { readonly value: Value; readonly text: string }[];
      readonly needs?: (options: GameOptions) => string | undefined;
    };

export function noteOf({ note }: OptionRow, options: GameOptions): string {
  return typeof note === 'string' ? note : note(options);
}

export interface OptionGroup {
  readonly title: string;
  readonly rows: readonly OptionRow[];
}

/** What is shown at once; the fine print comes when somebody asks for it. */
export function optionGroups(basicGoal: number): readonly OptionGroup[] {
  return [
    { title: t('options.game', 'The game'), rows: gameRows(basicGoal) },
    { title: t('options.table', 'The table'), rows: tableRows() },
    { title: t('options.clock', 'The clock'), rows: clockRows() },
  ];
}

function gameRows(basicGoal: number): readonly OptionRow[] {
  return [
    {
      kind: 'choice',
      key: 'illuminati',
      name: t('options.illuminati', 'Illuminati'),
      note: t('options.illuminatiNote', 'dealt by chance, or chosen in turn'),
      choices: [
        { value: 'random', text: t('options.random', 'Random') },
        { value: 'choose', text: t('options.choose', 'Choose') },
      ],
      needs: ({ hiddenIlluminati }) =>
        hiddenIlluminati ? t('options.needsFaceUp', 'Face-down Illuminati are always dealt.') : undefined,
    },
    {
      kind: 'choice',
      key: 'basicGoalDelta',
      name: t('options.goal', 'Cards to win'),
      note: t('options.goalNote', 'more cards, longer game'),
      choices: [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((delta) => ({ value: delta, text: String(basicGoal + delta) })),
    },
    {
      kind: 'switch',
      key: 'hiddenGoals',
      name: t('options.hiddenGoals', 'Hidden goals'),
      note: t('options.hiddenGoalsNote', 'everybody picks one in secret'),
    },
    {
      kind: 'switch',
      key: 'hiddenIlluminati',
      name: t('options.faceDown', 'Face-down Illuminati'),
      note: t('options.faceDownNote', 'who is who? accuse and find out'),
      needs: ({ illuminati }) =>
        illuminati === 'choose' ? t('options.needsRandom', 'Needs Illuminati at random.') : undefined,
    },
    {
      kind: 'switch',
      key: 'longGame',
      name: t('options.long', 'Long game'),
      note: t('options.longNote', 'no goals; score when the cards run out'),
    },
    {
      kind: 'choice',
      key: 'turnSequence',
      name: t('options.sequence', 'Turns'),
      note: t('options.sequenceNote', 'round the table, shifting, by dice, or by bids'),
      choices: [
        { value: 'normal', text: t('options.sequenceNormal', 'Round') },
        { value: 'staggered', text: t('options.sequenceStaggered', 'Shifting') },
        { value: 'random', text: t('options.sequenceRandom', 'Dice') },
        { value: 'bidding', text: t('options.sequenceBidding', 'Bids') },
      ],
    },
  ];
}

function tableRows(): readonly OptionRow[] {
  return [
    {
      kind: 'choice',
      key: 'moneyVisibility',
      name: t('options.money', 'Money'),
      note: t('options.moneyNote', 'who sees how much lies where'),
      choices: [
        { value: 'ownerChoice', text: t('options.moneyOwner', 'Owner decides') },
        { value: 'public', text: t('options.moneyPublic', 'Public') },
        { value: 'hidden', text: t('options.moneyHidden', 'Hidden') },
      ],
    },
    {
      kind: 'choice',
      key: 'freeTransfers',
      name: t('options.transfers', 'Free transfers'),
      note: t('options.transfersNote', 'two a turn, after the actions or at any time'),
      choices: [
        { value: 'afterActions', text: t('options.transfersAfter', 'After') },
        { value: 'anytime', text: t('options.transfersAny', 'Any time') },
      ],
    },
    {
      kind: 'switch',
      key: 'peeking',
      name: t('options.peeking', 'Peeking'),
      note: t('options.peekingNote', "look at a rival's special, if you dare"),
    },
    {
      kind: 'switch',
      key: 'noThrowing',
      name: t('options.throwing', 'No throwing'),
      note: t('options.throwingNote', 'nobody may hand the game to somebody'),
    },
    {
      kind: 'switch',
      key: 'giftConsent',
      name: t('options.consent', 'Gifts need a yes'),
      note: t('options.consentNote', 'nothing is given to somebody who does not want it'),
    },
    {
      kind: 'switch',
      key: 'spectatorsSeeAll',
      name: t('options.spectators', 'Open to spectators'),
      note: t(
        'options.spectatorsNote',
        'they see hidden money and played cards one full round late, and so would a player with a second window; cards still held stay hidden',
      ),
    },
  ];
}

function clockRows(): readonly OptionRow[] {
  return [
    {
      kind: 'choice',
      key: 'pace',
      name: t('options.pace', 'Pace'),
      note: t('options.paceNote', 'how long everybody may react; Wait holds it open'),
      choices: [
        { value: 2, text: t('options.paceBlitz', 'Blitz') },
        { value: 4, text: t('options.paceNormal', 'Normal') },
        { value: 10, text: t('options.paceRelaxed', 'Relaxed') },
        { value: 0, text: t('options.paceOpen', 'Open') },
      ],
    },
    {
      kind: 'choice',
      key: 'clock',
      name: t('options.kindOfClock', 'Clock'),
      note: clockNote,
      choices: [
        { value: 'none', text: t('options.clockNone', 'None') },
        { value: 'bank', text: t('options.clockBank', 'Bank') },
        { value: 'turn', text: t('options.clockTurn', 'Per turn') },
      ],
    },
    {
      kind: 'choice',
      key: 'bankSeconds',
      name: t('options.bank', 'Bank'),
      note: t('options.bankNote', 'each player’s time for the whole game'),
      choices: [
        { value: 300, text: t('options.minutes', '{n} min', { n: 5 }) },
        { value: 600, text: t('options.minutes', '{n} min', { n: 10 }) },
        { value: 1200, text: t('options.minutes', '{n} min', { n: 20 }) },
      ],
      needs: ({ clock }) => (clock === 'bank' ? undefined : t('options.needsBank', 'Needs the clock “Bank”.')),
    },
    {
      kind: 'choice',
      key: 'turnSeconds',
      name: t('options.turnClock', 'Turn clock'),
      note: t('options.turnClockNote', 'time for a whole turn'),
      choices: [
        { value: 0, text: t('options.off', 'Off') },
        { value: 120, text: t('options.minutes', '{n} min', { n: 2 }) },
        { value: 300, text: t('options.minutes', '{n} min', { n: 5 }) },
      ],
      needs: ({ clock = 'turn' }) =>
        clock === 'turn' ? undefined : t('options.needsTurn', 'Needs the clock “Per turn”.'),
    },
    {
      kind: 'choice',
      key: 'reactionSeconds',
      name: t('options.reaction', 'After Wait'),
      note: t(
        'options.waitNote',
        'how long a window then stays open, and a spending round after the last spend for bystanders',
      ),
      choices: [10, 20, 60].map((n) => ({ value: n, text: t('options.seconds', '{n} s', { n }) })),
    },
    {
      kind: 'switch',
      key: 'replaceLeavers',
      name: t('options.replace', 'Bots replace leavers'),
      note: t('options.replaceNote', 'a computer plays on for whoever is gone'),
    },
  ];
}

/** what happens to somebody who thinks for long. */
function clockNote({ clock, decisionSeconds, bankSeconds }: GameOptions): string {
  switch (clock) {
    case 'none':
      return t(
        'options.clockNoneNote',
        'own decisions wait; after 90 s without a sign of life the others may vote a computer player into the seat',
      );
    case 'bank':
      return t(
        'options.clockBankNote',
        '{free} s free for each own decision, then a bank of {minutes} min runs; when it is empty a computer player decides until you are back',
        { free: decisionSeconds, minutes: Math.round(bankSeconds / 60) },
      );
    case 'turn':
      return t(
        'options.clockTurnNote',
        'one time for the whole turn, and {free} s for each decision in an attack; then a computer player makes that one',
        { free: decisionSeconds },
      );
    default:
      return t(
        'options.clockOldNote',
        'this game began before there was a choice: who does not react in time is passed over',
      );
  }
}
