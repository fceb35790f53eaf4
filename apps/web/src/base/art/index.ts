export { type ArrowKind, artUrl } from './art-url.ts';
export { INTERFACE_ICONS, type InterfaceIcon } from './interface-icons.ts';
