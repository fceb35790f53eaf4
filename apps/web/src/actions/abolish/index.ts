export { abolish } from './abolish.ts';
export { canAbolish, playsAgainstPrivilege } from './against-privilege.ts';
