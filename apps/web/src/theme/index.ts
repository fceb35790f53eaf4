/** The look everybody shares. Import `theme.css` once, in the page's entry; it brings tokens, fonts and all of these. */
import './theme.css';

export { artUrl } from '../art/art-url.ts';
export type { InterfaceIcon } from '../art/interface-icons.ts';
export { Button, type ButtonLook, type ButtonProps } from './button.tsx';
export { Field, type FieldProps, Segmented, type SegmentedProps, Toggle, type ToggleProps } from './choices.tsx';
export { Icon, type IconProps } from './icon.tsx';
export { Logo } from './logo.tsx';
export {
  AlignmentChip,
  AlignmentKey,
  Badge,
  type ChipProps,
  Coin,
  Pips,
  Progress,
  type ProgressProps,
} from './small-things.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
export { Panel, type PanelProps, Sheet, Stamp } from './surfaces.tsx';
