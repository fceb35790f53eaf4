export { ArrowPicker, directionName } from './arrow-picker.tsx';
export {
  choiceFor,
  directionsOf,
  draftOf,
  free,
  type Hanging,
  nextArrow,
  type OpenArrow,
  type PlaceChoice,
  previewOf,
  sameArrow,
} from './open-arrows.ts';
