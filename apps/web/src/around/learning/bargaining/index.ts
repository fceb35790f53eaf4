export { THIRD_COURSE } from './third-course.ts';
