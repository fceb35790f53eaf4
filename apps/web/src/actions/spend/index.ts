export { SpendingPanel } from './spending-panel.tsx';
