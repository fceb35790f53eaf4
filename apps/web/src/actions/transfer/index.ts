export { tapForTransfer } from './tap-for-transfer.ts';
export { TransferPanel } from './transfer-panel.tsx';
