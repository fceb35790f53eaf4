export { onSite, pathOnSite } from './site.ts';
