import '../../src/base/theme/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { needTexts, speak } from '../../src/base/i18n/language.ts';
import { Gallery } from './gallery.tsx';
import { ManyCards } from './many-cards.tsx';

const root = document.getElementById('root');
const query = new URLSearchParams(location.search);
const wanted = query.get('cards');
await needTexts('table');
await speak(query.get('language') ?? 'en');
if (root !== null && query.has('stage')) {
  // The screens bring style sheets along that the single parts must not wear.
  const { openStage } = await import('./stage/stage.tsx');
  await openStage(root);
} else if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      {wanted === null ? <Gallery only={query.get('only') ?? undefined} /> : <ManyCards count={Number(wanted)} />}
    </StrictMode>,
  );
}
