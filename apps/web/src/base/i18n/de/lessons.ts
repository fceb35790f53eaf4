/** German of the first game, the exercises and the page that leads to them. */
import { exerciseTexts } from './lessons-exercises.ts';
import { firstGamesTexts } from './lessons-first-games.ts';
import { tutorialTexts } from './lessons-tutorial.ts';

export const lessons: Readonly<Record<string, string>> = {
  'chapter.goal': 'Das Ziel',
  'chapter.income': 'Einkommen',
  'chapter.draw': 'Ziehen',
  'chapter.control': 'Kontrolle',
  'chapter.arrows': 'Pfeile',
  'chapter.neutralize': 'Neutralisieren',
  'chapter.interference': 'Einmischen',
  'chapter.deal': 'Ein Handel',
  'chapter.special': 'Spezialkarten',
  'chapter.destroy': 'Zerstören',
  'chapter.aid': 'Hilfe',
  'chapter.privilege': 'Privileg',
  'chapter.victory': 'Sieg',
  'learn.title': 'Spielen lernen',
  'learn.minutes': 'Zehn Minuten, ein ganzes Spiel',
  'learn.first':
    'Du setzt dich an den echten Tisch gegen Ada und Ben, und ein Zettel sagt dir, was du drücken sollst und warum. Geh, wann du willst: Es wartet auf dich.',
  'learn.goOn': 'Weiter',
  'learn.again': 'Noch einmal spielen',
  'learn.begin': 'Anfangen',
  'learn.afresh': 'Von vorn beginnen',
  'learn.exercises': 'Sechs Aufgaben',
  'learn.exercisesWhy': 'Je eine Stellung, je eine Idee. Die Würfel sind vorher bekannt; der Rest liegt bei dir.',
  ...firstGamesTexts,
  ...tutorialTexts,
  ...exerciseTexts,
};
