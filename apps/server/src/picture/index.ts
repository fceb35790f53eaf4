export { DrawAside } from './draw-aside.ts';
