import type { GameOptions } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';

/** What a stranger should know before joining: the options that make a different game, in a few words each. */
export function optionText(options: Readonly<Partial<GameOptions>>): readonly string[] {
  const text: (string | false | undefined)[] = [
    options.hiddenIlluminati && t('options.faceDown', 'Face-down Illuminati'),
    options.hiddenGoals && t('options.hiddenGoals', 'Hidden goals'),
    options.longGame && t('options.long', 'Long game'),
    options.peeking && t('options.peeking', 'Peeking'),
    options.illuminati === 'choose' && t('options.chosen', 'Illuminati chosen'),
    options.turnSequence === 'bidding' && t('options.bids', 'Bids for turns'),
    options.pace === 2 && t('options.paceBlitz', 'Blitz'),
    options.pace === 0 && t('options.paceUnhurried', 'Unhurried'),
  ];
  return text.filter((word): word is string => typeof word === 'string');
}

const BASIC_GOAL: Readonly<Record<number, number>> = { 2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8 };

/** for the line under the seats and the choices of "Cards to win". A lobby of one plans for two. */
export function basicGoalFor(players: number): number {
  return BASIC_GOAL[Math.max(2, players)] ?? 8;
}
