export { Link } from './link.tsx';
export { goBack, navigate, type Route, tablePath, useRoute, watchPath } from './router.ts';
