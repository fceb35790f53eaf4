/** What a page loads later. */
export const loadExerciseScreen = () => import('./exercise-screen.tsx');
export const loadLearnScreen = () => import('./learn-screen.tsx');
export const loadTutorialScreen = () => import('./tutorial-screen.tsx');
