export type { Carried, Landing, Lift, Place } from './carried.ts';
export { liftOf } from './lift-of.ts';
