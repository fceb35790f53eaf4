/** Menu music: plays on the screens around the table, stops with one key or switch, and remembers that (REQ-002, REQ-004). */
import { useSettings } from '../settings/index.ts';
import { synth } from './synth.ts';

let source: AudioBufferSourceNode | undefined;
let volume: GainNode | undefined;
/** On which screens it plays is said by the screens. */
let wanted = false;
let starting = false;

export function startMusic(): void {
  useSettings.subscribe(adjust);
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, adjust, { passive: true });
}

/** The menu asks for it, and ends it by what is returned; the table, where people think and talk, does not. */
export function wantMusic(): () => void {
  wanted = true;
  adjust();
  return () => {
    wanted = false;
    adjust();
  };
}

function adjust(): void {
  const { music, musicVolume } = useSettings.getState();
  const plays = wanted && music && musicVolume > 0;
  if (volume) volume.gain.setTargetAtTime(plays ? musicVolume / 260 : 0, volume.context.currentTime, 0.4);
  if (!plays) return stop();
  if (source || starting) return;
  const ready = synth();
  if (!ready) return;
  starting = true;
  void Promise.all([ready, import('./tune.ts')]).then(([{ ZZFX }, { render }]) => {
    starting = false;
    if (source) return;
    const samples = render(ZZFX);
    const { audioContext } = ZZFX;
    const buffer = audioContext.createBuffer(1, samples.length, ZZFX.sampleRate);
    buffer.copyToChannel(samples, 0);
    volume = audioContext.createGain();
    volume.gain.value = 0;
    source = audioContext.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(volume).connect(audioContext.destination);
    source.start();
    adjust();
  });
}

function stop(): void {
  const old = source;
  source = undefined;
  old?.stop(old.context.currentTime + 0.6);
}
