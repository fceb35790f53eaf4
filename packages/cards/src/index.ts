import { compilePack, type Pack } from '@illuminice/engine';
import { catalogue } from './generated/index.ts';

export { catalogue };

/** All cards in the three folders, ready for play. */
export const pack: Pack = compilePack(catalogue);
