export { loadNotes } from './lazy-parts.ts';
export { TableScreen } from './table-screen.tsx';
