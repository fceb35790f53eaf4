import { pack } from '@illuminice/cards';
import type { ReactElement } from 'react';
import './gallery.css';
import { Logo } from '../../src/base/theme/index.ts';
import { AllCards } from './all-cards.tsx';
import { Boards } from './boards.tsx';
import { Panels } from './panels.tsx';
import { Primitives } from './primitives.tsx';

/** Every component in every state, for eyes and for the tests that measure them; `?only=table` for a part of it. */
export function Gallery({ only }: { readonly only: string | undefined }): ReactElement {
  const shows = (part: string): boolean => only === undefined || only === part;
  return (
    <main className="gallery felt">
      <header>
        <h1>
          <Logo size={44} />
        </h1>
        <p>
          {pack.illuminati.length} Illuminati · {pack.groups.length} Groups ·{' '}
          {pack.specials.reduce((sum, special) => sum + special.copies, 0)} Specials
        </p>
      </header>
      {shows('table') && <Boards />}
      {shows('cards') && <AllCards />}
      {shows('controls') && <Primitives />}
      {shows('panels') && <Panels />}
    </main>
  );
}
