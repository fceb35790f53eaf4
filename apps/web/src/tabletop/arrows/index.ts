export { ArrowPicker, directionName } from './arrow-picker.tsx';
export {
  choiceFor,
  directionsOf,
  draftOf,
  type Hanging,
  hangingNow,
  nextArrow,
  previewOf,
  sameArrow,
} from './open-arrows.ts';
