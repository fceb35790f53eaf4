/** Power structures. */
export { Board, type BoardProps } from './board.tsx';
export { type GhostDraft, previewable } from './ghost.tsx';
export { MiniBoard, type MiniBoardProps } from './mini-board.tsx';
export { pathTo } from './path.ts';
export { RedString, type RedStringProps } from './red-string.tsx';
export { UncontrolledStrip, type UncontrolledStripProps } from './uncontrolled-strip.tsx';
