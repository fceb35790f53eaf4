export { bundleText } from './offer-text.ts';
export { PromiseLedger } from './promises.tsx';
