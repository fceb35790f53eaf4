import type { CardKey } from '@illuminice/engine';
import { onSite } from '../site/index.ts';
import type { InterfaceIcon } from './interface-icons.ts';

export type ArrowKind = 'link' | 'free' | 'legal' | 'in';

declare const __ART_FOLDER__: string | undefined;

/** Set by vite/art-plugin.ts; a unit test, which shows nothing, has no such folder. */
const folder = onSite(typeof __ART_FOLDER__ === 'string' ? __ART_FOLDER__ : '/art/');

const DIRECTION_NAMES = ['up', 'right', 'down', 'left'] as const;

export const artUrl = {
  card: (key: CardKey): string => `${folder}card/${key}.svg`,
  icon: (name: InterfaceIcon): string => `${folder}icon/${name}.svg`,
  tone: (tint: string, shape: 'wide' | 'tall'): string => `${folder}tone/${tint}-${shape}.svg`,
  specialTone: `${folder}tone/special.svg`,
  arrow: (kind: ArrowKind, direction: number): string =>
    `${folder}arrow/${kind}-${DIRECTION_NAMES[direction & 3] ?? 'up'}.svg`,
  stat: (name: 'power' | 'resistance' | 'income', ink: 'paper' | 'gold'): string => `${folder}stat/${name}-${ink}.svg`,
  goal: `${folder}stat/goal.svg`,
  acted: `${folder}acted.svg`,
  star: `${folder}star.svg`,
  web: `${folder}web.svg`,
  grain: `${folder}grain.png`,
} as const;
