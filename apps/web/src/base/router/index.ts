export { Link } from './link.tsx';
export { goBack, momentPath, navigate, type Route, replayPath, tablePath, useRoute, watchPath } from './router.ts';
