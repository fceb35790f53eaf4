export { Sessions } from './session-cookie.ts';
export { signingKey } from './signing-key.ts';
export { Users } from './users.ts';
