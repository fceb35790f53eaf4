export { applySettings, letterScale } from './apply-settings.ts';
export { moves } from './motion.ts';
export { type Pace, type Settings, useSettings } from './settings-store.ts';
export { useMedia } from './use-media.ts';
