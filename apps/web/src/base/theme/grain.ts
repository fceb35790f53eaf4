import { artUrl } from '../art/index.ts';

/** Style sheets cannot know where the build puts a picture; tests without a page have no use for it. */
if (typeof document !== 'undefined') document.documentElement.style.setProperty('--grain', `url(${artUrl.grain})`);
