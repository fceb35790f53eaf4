export { type AddressHash, addressHash, comeFrom } from './address-hash.ts';
export { Sanctions } from './sanctions.ts';
