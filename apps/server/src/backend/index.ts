export type { Backend, BackendContext, ServerParts } from './backend.ts';
export { openEmbedded } from './embedded.ts';
