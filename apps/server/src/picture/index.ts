export { DrawQueue } from './draw-queue.ts';
