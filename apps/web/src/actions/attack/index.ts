export { attack, beginPowerless } from './attack.ts';
export { planAttack } from './attack-draft.ts';
export { attackInProgress } from './attack-lights.ts';
export { ReachList } from './reach-list.tsx';
export { attacksWith, powerlessPlan, whyNoPowerless } from './why-no-attack.ts';
export { chancesOf } from './within-reach.ts';
