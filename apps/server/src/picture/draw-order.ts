import type { LogEntry, MomentName } from '@illuminice/table';
import type { MomentAbout } from '../store/index.ts';

export interface DrawOrder {
  /** As strangers may read it. */
  readonly entries: readonly LogEntry[];
  readonly moment: MomentName;
  /** Letters and glyphs; without the built client there is no such file, and no picture. */
  readonly partsFile: string;
}

export interface DrawnMoment {
  readonly about: MomentAbout;
  readonly picture: Uint8Array | undefined;
}
