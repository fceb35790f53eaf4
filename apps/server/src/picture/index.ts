export { drawMoment } from './draw-moment.ts';
export type { DrawOrder } from './draw-order.ts';
export { DrawQueue } from './draw-queue.ts';
