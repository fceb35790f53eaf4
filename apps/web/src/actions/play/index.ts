export { play, startSpecial } from './play.ts';
export { PlayPanel } from './play-panel.tsx';
export { canUse, usableSpecials, whyNoneUsable, whyNoUse } from './plays-of.ts';
export { UseButton } from './use-button.tsx';
