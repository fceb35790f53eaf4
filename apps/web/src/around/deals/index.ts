export { PromiseLedger } from './promises.tsx';
