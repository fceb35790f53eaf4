export { MoneyPanel } from './money-panel.tsx';
