import type { CSSProperties } from 'react';
import { t } from '../i18n/translate.ts';

/** The word hangs from the control bar: how far each letter drops, and how it is turned, in hundredths of its size and degrees. */
const LETTERS = [
  ['I', 4, -1.5],
  ['L', 8, 2],
  ['L', 5, -2.2],
  ['U', 13, 1.6],
  ['M', 6, -1],
  ['I', 15, 2.4],
  ['N', 4, -1.8],
  ['I', 12, 1.2],
  ['C', 7, -2.4],
  ['E', 3, 1.4],
] as const;

export function Hero() {
  return (
    <header className="hero">
      <span className="hero-bar" aria-hidden="true" />
      <h1 className="hero-word" aria-label="Illuminice">
        {LETTERS.map(([letter, drop, turn], index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: letters never change places
            key={index}
            aria-hidden="true"
            style={{ '--drop': drop / 100, '--turn': `${turn}deg`, '--nth': index } as CSSProperties}
          >
            {letter}
          </span>
        ))}
      </h1>
      <p className="hero-tag">{t('menu.tag', 'Everybody pulls strings. Nobody sees the hand.')}</p>
    </header>
  );
}
