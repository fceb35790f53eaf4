/** Income, draw, a control attack with money, arrows, neutralize. */
import { t } from '../../../base/i18n/index.ts';
import { PUPIL } from '../lesson/index.ts';
import { CARDS } from './first-game.ts';
import type { Step } from './step.ts';
import { attacking, doing, endingTurn, paying, placing, rolling } from './tasks.ts';

const MOST_ON_HACKERS = 4;

export const FIRST_TURN: readonly Step[] = [
  {
    chapter: 'goal',
    text: () =>
      t(
        'tutorial.welcome',
        'Welcome, secret master. You are the Discordian Society, and everything that hangs from this card is yours. California is your first puppet.',
      ),
    pointer: `card.${PUPIL}`,
  },
  {
    chapter: 'goal',
    text: () =>
      t(
        'tutorial.goal',
        'You win with five Weird groups, looked at whenever somebody’s turn ends. California is Weird: one down, four to go. Ada and Ben want other things, and will pay to keep you from yours.',
      ),
    pointer: 'table.rivals',
  },
  {
    chapter: 'income',
    text: () =>
      t(
        'tutorial.income',
        'A turn begins with income: every card of yours has just taken money from the bank and keeps it lying on itself. Press Okay.',
      ),
    task: doing(
      'decline',
      () => ({ type: 'decline' }),
      () => undefined,
    ),
    asks: ['income'],
    over: ({ phase }) => phase === 'actions',
  },
  {
    chapter: 'draw',
    text: () =>
      t(
        'tutorial.draw',
        'Then you draw a card. It was a group, Convenience Stores, so it lies uncontrolled on the table: anybody may try to take it. A Special would have gone to your hand.',
      ),
    pointer: `card.${CARDS.drawn}`,
  },
  {
    chapter: 'control',
    text: () =>
      t(
        'tutorial.attack',
        'Now act: you have two actions. Take the Hackers! Press Attack, choose your Illuminati card as attacker and the Hackers as target, then announce it.',
      ),
    task: attacking(
      () => ({ kind: 'control', attacker: PUPIL, target: CARDS.hackers }),
      ({ kind, attacker, target, privilege }, wanted) => {
        if (kind !== 'control') return t('tutorial.attack.kind', 'You want them on your side: that is “Control”.');
        if (target !== wanted.target)
          return t('tutorial.attack.target', 'Not bad, but the Hackers are Weird, and Weird is what you collect.');
        if (attacker !== wanted.attacker)
          return t(
            'tutorial.attack.attacker',
            'California could try, but your Illuminati card is much stronger: let it attack.',
          );
        return privilege && t('tutorial.attack.privilege', 'Keep that Special for now; you will be glad to have it.');
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'control',
    text: () =>
      t(
        'tutorial.spend',
        'Power 8, plus 4 against Weird groups, minus Resistance 4: you need 8 or less with two dice. Each MB adds one. Set 2 MB to make it 10, which is as good as it gets: 11 and 12 always fail. Then press Attack with 2 MB, and the dice fall.',
      ),
    task: paying(
      () => ({ type: 'spend', from: PUPIL, amount: 2 }),
      ({ amount }) => {
        if (amount < 2) return t('tutorial.spend.less', 'A little more: 2 MB bring you to 10.');
        return amount > 4
          ? t('tutorial.spend.more', 'That is more than the dice can use. 2 MB are enough; keep the rest.')
          : undefined;
      },
    ),
    asks: ['spending'],
    over: ({ questions }) => questions.at(-1)?.kind === 'placement',
  },
  {
    chapter: 'arrows',
    text: () =>
      t(
        'tutorial.place',
        'A seven: the Hackers are yours. A puppet hangs from an arrow of the card that captured it, and its own arrows turn with it. Choose a golden arrow; think of the room the next ones will need.',
      ),
    task: placing(),
    asks: ['placement'],
    over: ({ owner, questions }) => owner[CARDS.hackers] === PUPIL && questions.at(-1)?.kind !== 'placement',
  },
  {
    chapter: 'arrows',
    text: () =>
      t(
        'tutorial.fund',
        'The attacker may put money on its new puppet, free of charge. Money on a card defends that card doubly. Put up to 4 MB on the Hackers, or press Nothing.',
      ),
    task: {
      want: () => ({ type: 'decline' }),
      wrong: (command) => {
        if (command.type === 'decline' || command.type === 'default') return undefined;
        return command.type === 'fund' && command.amount <= MOST_ON_HACKERS
          ? undefined
          : t('tutorial.fund.keep', 'Keep some money at home: 4 MB are plenty, you will need the rest soon.');
      },
    },
    asks: ['funding'],
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'neutralize',
    text: () =>
      t(
        'tutorial.neutralize',
        'Ada holds the Punk Rockers, and they are Weird. First pry them loose: attack again, this time with California, to neutralize them. You find them on Ada’s board or in the list.',
      ),
    task: attacking(
      () => ({ kind: 'neutralize', attacker: CARDS.california, target: CARDS.punkRockers }),
      ({ kind, target, privilege }, wanted) => {
        if (target !== wanted.target)
          return t('tutorial.neutralize.target', 'Leave that one alone: the Punk Rockers are what you want.');
        if (kind === 'control')
          return t(
            'tutorial.neutralize.control',
            'You could try to take them at once, but neutralizing is worth 6 more, and uncontrolled groups are easy prey.',
          );
        if (kind === 'destroy')
          return t('tutorial.neutralize.destroy', 'Dead Punk Rockers would be of no use to you: neutralize them.');
        return privilege && t('tutorial.attack.privilege', 'Keep that Special for now; you will be glad to have it.');
      },
    ),
    over: ({ attack }) => attack?.stage === 'spending',
  },
  {
    chapter: 'neutralize',
    text: () =>
      t(
        'tutorial.neutralize.roll',
        'Every line says where its number comes from: both are Weird, +4; your Hackers help, +3; being near Ada’s Illuminati protects them, −5. 9 or less will do: press Attack.',
      ),
    task: rolling((command) =>
      command.type === 'spend' ? t('tutorial.save', 'The odds are good: save your money for Ada’s turn.') : undefined,
    ),
    asks: ['spending'],
    over: ({ attack }) => attack === undefined,
  },
  {
    chapter: 'neutralize',
    text: () =>
      t(
        'tutorial.end',
        'The Punk Rockers are free; you will collect them later. Both actions are used: end your turn. On the way out two free transfers would move money between neighbouring cards.',
      ),
    task: endingTurn(),
    over: ({ turn }) => turn.seat !== PUPIL,
  },
];
