export type { Services } from './context.ts';
export { receive } from './receive.ts';
