import { type Beat, usePlayback } from '../../session/playback/index.ts';

/** The steps and the one on the stage: that of a replay, or of the table. */
export function useOnStage(): { readonly beats: readonly Beat[]; readonly at: number } {
  const beats = usePlayback((state) => state.beats);
  const at = usePlayback((state) => state.replay?.at ?? state.at);
  return { beats, at };
}
