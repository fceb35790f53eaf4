/** Puts the settings where the style sheets see them: attributes and one variable of the root element. */
import { speak } from '../i18n/index.ts';
import { type Settings, type TextSize, useSettings } from './settings-store.ts';

const TEXT_SCALE: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.2, huge: 1.5 };

/** What the browser itself was told to enlarge letters by; read before our own setting touches them. */
let browserScale = 1;

/** How much larger than 16 px a rem is: a length of a style sheet in pixels of the screen, for what is measured by script. */
export function letterScale({ textSize }: Pick<Settings, 'textSize'>): number {
  return TEXT_SCALE[textSize] * browserScale;
}

export function applySettings(): void {
  browserScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  show(useSettings.getState());
  useSettings.subscribe((now, before) => {
    show(now);
    if (now.language !== before.language) void speak(now.language);
  });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => show(useSettings.getState()));
}

function show({ textSize, patterns, motion }: Settings): void {
  const root = document.documentElement;
  root.style.setProperty('--text-scale', String(TEXT_SCALE[textSize]));
  root.dataset.patterns = patterns ? 'on' : 'off';
  root.dataset.motion = isReduced(motion) ? 'reduced' : 'full';
}

function isReduced(motion: Settings['motion']): boolean {
  return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
