export { FundingPanel, PlacementPanel } from './placement-panel.tsx';
