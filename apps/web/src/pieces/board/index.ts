/** Power structures. */
export { Board } from './board.tsx';
export { layoutOfView } from './board-layout.ts';
export { maskInForce } from './card-caption.ts';
export { followBoards } from './follow-boards.ts';
export { type GhostDraft, previewable } from './ghost-plan.ts';
export { MiniBoard } from './mini-board.tsx';
export { pathTo } from './path.ts';
export { PictureBoard } from './picture-board.tsx';
export { RedString } from './red-string.tsx';
export { UncontrolledStrip } from './uncontrolled-strip.tsx';
