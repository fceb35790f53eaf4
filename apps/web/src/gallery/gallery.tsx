import { pack } from '@illuminice/cards';
import type { ReactElement } from 'react';
import './gallery.css';
import { Logo } from '../theme/index.ts';
import { AllCards } from './all-cards.tsx';
import { Boards } from './boards.tsx';
import { Primitives } from './primitives.tsx';

/** Every component in every state, for eyes and for the tests that measure them. */
export function Gallery(): ReactElement {
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
      <Boards />
      <AllCards />
      <Primitives />
    </main>
  );
}
