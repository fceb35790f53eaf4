export { ConnectionLight } from './connection-light.tsx';
export { ConnectionNotice } from './connection-notice.tsx';
export { Footer, QuietFooter } from './footer.tsx';
export { nameProblem } from './names.ts';
export { SEAT_MARKS } from './seat-marks.ts';
export { TopBar } from './top-bar.tsx';
export { UpdateNotice } from './update-notice.tsx';
