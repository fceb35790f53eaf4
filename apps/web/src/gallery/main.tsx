import '../theme/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import { ManyCards } from './many-cards.tsx';

const root = document.getElementById('root');
const wanted = new URLSearchParams(location.search).get('cards');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>{wanted === null ? <Gallery /> : <ManyCards count={Number(wanted)} />}</StrictMode>,
  );
}
