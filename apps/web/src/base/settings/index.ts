export { applySettings } from './apply-settings.ts';
export { moves } from './motion.ts';
export { type Settings, useSettings } from './settings-store.ts';
export { NARROW, PHONE, useMedia } from './use-media.ts';
