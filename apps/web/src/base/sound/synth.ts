/** zzfx opens an audio device as soon as it is imported, which browsers allow only after the player did something. */
type Synth = typeof import('zzfx');

let loaded: Promise<Synth> | undefined;

export function synth(): Promise<Synth> | undefined {
  if (!navigator.userActivation?.hasBeenActive) return undefined;
  loaded ??= import('zzfx').then(async (module) => {
    await module.ZZFX.audioContext.resume();
    return module;
  });
  return loaded;
}
