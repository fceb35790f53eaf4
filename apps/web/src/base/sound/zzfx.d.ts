declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(
      channels: readonly (readonly number[])[],
      volume?: number,
      rate?: number,
      pan?: number,
      loop?: boolean,
    ): AudioBufferSourceNode;
  };
}
