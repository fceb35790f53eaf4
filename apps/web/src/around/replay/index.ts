export { ReplayBar } from './replay-bar.tsx';
export { ReplayDossier } from './replay-dossier.tsx';
