export { Link } from './link.tsx';
export { goBack, navigate, type Route, replayPath, tablePath, useRoute, watchPath } from './router.ts';
