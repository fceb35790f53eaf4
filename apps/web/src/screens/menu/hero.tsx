import type { CSSProperties } from 'react';
import { t } from '../../base/i18n/index.ts';

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
      <svg className="hero-bar" viewBox="0 0 700 60" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="bar" x2="0" y2="1">
            <stop stopColor="var(--brass-bright)" />
            <stop offset=".5" stopColor="var(--gold)" />
            <stop offset="1" stopColor="var(--brass-deep)" />
          </linearGradient>
        </defs>
        <path fill="url(#bar)" d="M338 0h24v34h-24z" />
        <path fill="url(#bar)" d="M10 40C180 24 520 24 690 40a8 8 0 0 1 0 18C520 42 180 42 10 58a8 8 0 0 1 0-18Z" />
      </svg>
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
