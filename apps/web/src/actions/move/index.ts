export { DropPanel, MovePanel } from './move-panel.tsx';
