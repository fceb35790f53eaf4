export { payTax } from './pay-tax.ts';
