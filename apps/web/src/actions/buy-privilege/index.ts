export { buyPrivilege } from './buy-privilege.ts';
