/** What a page loads later. */
export const loadHelp = () => import('./first-games/help.tsx');
export const loadKeptExercises = () => import('./exercises/kept-exercises.ts');
export const loadSuggestionTexts = () => import('./hint/suggestion-texts.ts');
