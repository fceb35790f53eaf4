export { type AppServices, newApp } from './app.ts';
