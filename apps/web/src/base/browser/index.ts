export { type CallingWay, canCallBy, keepAwake, showBadge, vibrate } from './calling.ts';
export { useCloseOutside } from './close-outside.ts';
export { copyText } from './copy-text.ts';
export { download, savedGameName } from './download.ts';
export { focusArrival, keyboardHome, keyboardIsLost, modal } from './focus.ts';
export { keepOffline, takeUpdate, useUpdate } from './offline.ts';
export { atPoint, point } from './point.ts';
export { randomId } from './random-id.ts';
