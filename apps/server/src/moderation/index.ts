export { type AddressHash, addressHash, EVERYWHERE } from './address-hash.ts';
export { Sanctions } from './sanctions.ts';
