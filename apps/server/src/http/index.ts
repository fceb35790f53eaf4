export { newApp } from './app.ts';
