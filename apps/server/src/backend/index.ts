export type { Foundation, Ground, Wired } from './backend.ts';
export { openEmbedded } from './embedded.ts';
