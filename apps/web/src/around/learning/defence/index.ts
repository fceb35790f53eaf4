export { SECOND_COURSE } from './second-course.ts';
