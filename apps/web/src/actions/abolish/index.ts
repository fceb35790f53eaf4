export { abolish } from './abolish.ts';
export { playsAgainstPrivilege, whyNoAbolition } from './against-privilege.ts';
