export { ActionButtons, openTrade } from './action-buttons.tsx';
export { ACTIONS_PER_TURN, actionsLeft, freeTransfersLeft, turnMenu } from './action-menu.ts';
export { doTurn, TurnPanel } from './turn-panel.tsx';
