/** What exercises say, by the names they say it under. */
import { t } from '../../../base/i18n/index.ts';
import type { TextName } from './exercise.ts';

/** What is filled in: `required` is what the attack that was decided last needed. */
type Values = Readonly<Record<string, string | number>>;

interface ExerciseTexts {
  readonly title: (values: Values) => string;
  readonly task: (values: Values) => string;
  /** Why it worked. */
  readonly praise: (values: Values) => string;
  /** Why it did not. */
  readonly missed: Readonly<Record<string, (values: Values) => string>>;
}

const EXERCISE_TEXTS: Readonly<Record<string, ExerciseTexts>> = {
  'win-this-turn': {
    title: () => t('exercise.win', 'Win this turn'),
    task: () =>
      t(
        'exercise.win.task',
        'Four Weird groups are yours, the fifth lies on the table. The dice will show 10. Ada has 12 MB and would spend all of it to stop you. Win before she gets a turn.',
      ),
    praise: () =>
      t('exercise.win.praise', 'Nobody may interfere with a privileged attack: her 12 MB were worth nothing.'),
    missed: {
      idle: () => t('exercise.win.idle', 'The turn is over, and the fifth Weird group is still missing.'),
      missed: () =>
        t(
          'exercise.win.missed',
          'Ada paid against you. An attack can be closed to everybody else when it is announced, if you give up a card for it.',
        ),
    },
  },
  'hold-the-line': {
    title: () => t('exercise.hold', 'Hold the line'),
    task: () =>
      t(
        'exercise.hold.task',
        'Ada wants your Hollywood, and has paid until 16 or less is enough. The dice will show 10. You defend with 3 MB on Hollywood and 4 MB in your treasury. Keep it.',
      ),
    praise: () =>
      t(
        'exercise.hold.praise',
        'Money lying on the card under attack counts double: 3 MB took 6, the treasury did the rest.',
      ),
    missed: {
      missed: (values) =>
        t(
          'exercise.hold.missed',
          '{required} or less was enough for her 10. Look at what each treasury takes off: they are not worth the same.',
          values,
        ),
    },
  },
  'stop-her': {
    title: () => t('exercise.stop', 'Stop her'),
    task: () =>
      t(
        'exercise.stop.task',
        'With a sixth Violent group Ada wins, and her attack on the Autoduellists is on: privileged, 12 or less. The dice will show 10. You have 4 MB and one card. Stop her.',
      ),
    praise: () =>
      t(
        'exercise.stop.praise',
        'First the Deep Agent opened the door, then your money went through it: 12 became 9 or less.',
      ),
    missed: {
      closed: () =>
        t(
          'exercise.stop.closed',
          'A privileged attack lets nobody in. Your card can change that, as long as the dice lie still.',
        ),
      less: (values) =>
        t(
          'exercise.stop.less',
          'The door was open, but {required} or less was still enough for a 10. How much must you pay to make it 9?',
          values,
        ),
    },
  },
  'fit-the-arm': {
    title: () => t('exercise.fit', 'Fit the arm'),
    task: () =>
      t(
        'exercise.fit.task',
        'The Militia must be yours by the end of this turn, and nobody may be left behind. Only your Illuminati card is strong enough, but the arrow it has left is blocked. The dice will show 10; you have 6 MB.',
      ),
    praise: () =>
      t('exercise.fit.praise', 'Moving an arm costs an action and never a card. With room below, the rest was money.'),
    missed: {
      lost: () =>
        t('exercise.fit.lost', 'That made room, but somebody was left behind. An arm can be moved instead of dropped.'),
      failed: () =>
        t(
          'exercise.fit.failed',
          'The dice show 10, and you need 10 or less. Count again what attacks, what aids and what you pay.',
        ),
      idle: () =>
        t(
          'exercise.fit.idle',
          'The turn is over and the Militia is still free. What covers the place below your card?',
        ),
    },
  },
  'cut-the-string': {
    title: () => t('exercise.cut', 'Cut the string'),
    task: () =>
      t(
        'exercise.cut.task',
        'Ada has 37 Power and wins with 35 as soon as your turn ends. You are the Assassins: +4 when you neutralize. The dice will show 10, she has 3 MB, you have 1 MB and a card to give up. Cut something away.',
      ),
    praise: () =>
      t(
        'exercise.cut.praise',
        'Three strings away from her Illuminati only 2 points of protection are left, and privilege kept her money out.',
      ),
    missed: {
      missed: () =>
        t(
          'exercise.cut.missed',
          'Nothing was cut, and Ada wins. The nearer a card is to her Illuminati, the better it is protected: 10, 5, then only 2.',
        ),
      paid: () =>
        t('exercise.cut.paid', 'Ada paid for her victory. Close your attack to her money before you announce it.'),
    },
  },
  'last-word': {
    title: () => t('exercise.word', 'The last word'),
    task: () =>
      t(
        'exercise.word.task',
        'Take Hollywood this turn. It offers no resistance, but the dice will show 11, which always fails, and Ada holds one card she is very proud of. You have two.',
      ),
    praise: () =>
      t(
        'exercise.word.praise',
        'Assassination made it a 2, Murphy’s Law would have made it a 12, and what man was not meant to know stayed unknown: the last card standing decides.',
      ),
    missed: {
      murphy: () =>
        t(
          'exercise.word.murphy',
          'Murphy’s Law had the last word. Your other card answers Specials, while their window is open.',
        ),
      eleven: () =>
        t(
          'exercise.word.eleven',
          '11 fails, whatever your power is. Between the roll and its result there is a moment to play a card.',
        ),
      idle: () => t('exercise.word.idle', 'The turn is over. Hollywood will not come by itself.'),
    },
  },
  kept: {
    title: (values) => t('exercise.kept', 'Turn {turn}, as {name}', values),
    task: (values) =>
      t(
        'exercise.kept.task',
        'Turn {turn} of one of your games: you are {name}, and it is your decision. Find one as good as the best a computer player finds by what you can see. Nobody knows the dice; what counts is the chance, not the luck.',
        values,
      ),
    praise: () =>
      t('exercise.kept.praise', 'As good as the best move that was found, whatever the dice would have said.'),
    missed: {},
  },
  daily: {
    title: () => t('exercise.daily', 'The daily conspiracy'),
    task: (values) =>
      t(
        'exercise.daily.task',
        'Everybody has this position today. You are {illuminati}, and it is your turn: find a decision as good as the best a computer player finds by what you can see. What counts is the chance, not the luck, and only your first decision.',
        values,
      ),
    praise: () =>
      t('exercise.kept.praise', 'As good as the best move that was found, whatever the dice would have said.'),
    missed: {},
  },
};

const NONE: ExerciseTexts = { title: () => '', task: () => '', praise: () => '', missed: {} };

export function textsOf({ key, values = {} }: TextName) {
  const { title, task, praise, missed } = EXERCISE_TEXTS[key] ?? NONE;
  return {
    title: title(values),
    task: task(values),
    praise: praise(values),
    missed: (name: string, more: Values = {}): string => missed[name]?.({ ...values, ...more }) ?? '',
  };
}
