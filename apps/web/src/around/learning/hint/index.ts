export { Hint } from './hint.tsx';
