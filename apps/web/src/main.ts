import { start } from './app/start.tsx';

// What a browser lacks is said by public/old-browser.js, which also ran before this.
if (document.documentElement.dataset.oldBrowser === undefined) await start();
