/** The look everybody shares: tokens, letters and the small parts all screens are made of. */
import './fonts.ts';
import './grain.ts';
import './theme.css';

export type { InterfaceIcon } from '../art/index.ts';
export { artUrl } from '../art/index.ts';
export { HANDHELD_TABLE, NARROW_TABLE, SHORT_TABLE, TABLET_TABLE, UPRIGHT_TABLE } from './breakpoints.ts';
export { Button, type ButtonLook } from './button.tsx';
export { Field, Segmented, Toggle } from './choices.tsx';
export { DIE_PIPS } from './die-pips.ts';
export { Icon } from './icon.tsx';
export { Loading } from './loading.tsx';
export { Logo } from './logo.tsx';
export { SayBox } from './say-box.tsx';
export { Badge, Coin, Pips, Progress } from './small-things.tsx';
export { Stepper } from './stepper.tsx';
export { Panel, Sheet, Stamp } from './surfaces.tsx';
export { useHold } from './use-hold.ts';
export { type Reason, sayWhyNot, useWhyNot } from './why-not.ts';
