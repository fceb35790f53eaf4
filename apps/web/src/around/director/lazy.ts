/** Fetched once the table stands: a rival's turn is a moment away. */
export const loadQueue = () => import('./queue.tsx');
export const loadRecap = () => import('./recap.tsx');
export const loadDirectorSwitch = () => import('./director-switch.tsx');
