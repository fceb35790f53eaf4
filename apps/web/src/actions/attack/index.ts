export { canAbolish, deepAgent, playsAgainstPrivilege } from './against-privilege.ts';
export { aidsFor, attackersFor, explainable, firstPlan, planAttack, stepPlan, targetsFor } from './attack-draft.ts';
export { DraftPanel } from './draft-panel.tsx';
export { LasersChoice } from './lasers-choice.tsx';
export { ReachList } from './reach-list.tsx';
