export { type AddressHash, addressHash, comeFrom, EVERYWHERE } from './address-hash.ts';
export { Sanctions } from './sanctions.ts';
