/** The look everybody shares: tokens, letters and the small parts all screens are made of. */
import './fonts.ts';
import './grain.ts';
import './theme.css';

export { artUrl } from '../art/art-url.ts';
export type { InterfaceIcon } from '../art/interface-icons.ts';
export { Button, type ButtonLook } from './button.tsx';
export { Field, Segmented, Toggle } from './choices.tsx';
export { Icon } from './icon.tsx';
export { Logo } from './logo.tsx';
export { Badge, Coin, Pips, Progress } from './small-things.tsx';
export { Stepper } from './stepper.tsx';
export { Panel, Sheet, Stamp } from './surfaces.tsx';
