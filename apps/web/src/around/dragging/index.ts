export { HOLD_MS, LIFTED_EVENT, STEADY } from './lifted-event.ts';
export { useDragging } from './use-dragging.ts';
