export { AccusePanel, GivePanel } from './give-panel.tsx';
