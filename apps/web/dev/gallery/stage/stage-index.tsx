import type { ReactElement } from 'react';
import { Section } from '../section.tsx';
import { SHEETS } from './sheets.ts';

/** Every specimen by name, each a press away. */
export function StageIndex(): ReactElement {
  return (
    <main className="gallery felt">
      {Object.entries(SHEETS).map(([sheet, { specimens }]) => (
        <Section key={sheet} title={sheet}>
          <ul className="stage-index">
            {specimens.map(({ name }) => (
              <li key={name}>
                <a href={`#${sheet}/${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </main>
  );
}
