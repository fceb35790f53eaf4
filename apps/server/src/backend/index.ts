export type { Backend, BackendContext, ServerParts, StoredEntry } from './backend.ts';
export { openEmbedded } from './embedded.ts';
