export { attack } from './attack.ts';
export { planAttack } from './attack-draft.ts';
export { attackInProgress } from './attack-lights.ts';
export { ReachList } from './reach-list.tsx';
export { attacksWith } from './why-no-attack.ts';
