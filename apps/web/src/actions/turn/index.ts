export { ActionButtons } from './action-buttons.tsx';
export { TurnPanel } from './turn-panel.tsx';
