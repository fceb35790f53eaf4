/** A lesson at the real table: where it begins, its chapters, and what is said and done in each. */
import type { Lesson } from '../lesson/index.ts';
import type { Step } from './step.ts';

export interface Course {
  /** Also its address, and the name under which its progress is kept. */
  readonly key: string;
  readonly title: () => string;
  readonly chapters: readonly { readonly key: string; readonly name: () => string }[];
  readonly steps: readonly Step[];
  readonly begins: Lesson;
  readonly rivals: readonly string[];
  /** What was learned, when all is done. */
  readonly farewell: () => string;
}
