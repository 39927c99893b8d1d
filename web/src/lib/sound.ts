/** Short sounds, made on the spot: nothing to download. */
import { likes } from './places.svelte';

export type Sound = 'turn' | 'lay' | 'break' | 'mend' | 'rocks' | 'gold' | 'reveal' | 'veto' | 'end';

let context: AudioContext | undefined;
/** All sounds go through it, so that one number makes them louder or softer. */
let master: GainNode | undefined;

function tone(at: number, pitch: number, length: number, kind: OscillatorType, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: kind, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(master ?? context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function rumble(length: number, pitch: number, loud: number): void {
  if (!context) return;
  const noise = new AudioBuffer({ length: context.sampleRate * length, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: loud }))
    .connect(master ?? context.destination);
  source.start();
}

const score: Record<Sound, () => void> = {
  turn: () => {
    tone(0, 523, 0.25, 'triangle', 0.12);
    tone(0.12, 784, 0.35, 'triangle', 0.12);
  },
  lay: () => rumble(0.12, 500, 0.5),
  break: () => {
    rumble(0.2, 2500, 0.25);
    tone(0, 110, 0.2, 'square', 0.05);
  },
  mend: () => {
    tone(0, 880, 0.08, 'square', 0.04);
    tone(0.11, 880, 0.08, 'square', 0.04);
  },
  rocks: () => rumble(0.7, 300, 0.9),
  gold: () => [1047, 1319, 1568].forEach((pitch, at) => tone(at * 0.07, pitch, 0.3, 'sine', 0.1)),
  reveal: () => {
    tone(0, 330, 0.3, 'triangle', 0.1);
    tone(0.1, 415, 0.3, 'triangle', 0.1);
  },
  veto: () => tone(0, 155, 0.4, 'sawtooth', 0.06),
  end: () => [523, 659, 784, 1047].forEach((pitch, at) => tone(at * 0.12, pitch, 0.5, 'triangle', 0.12)),
};

/** Plays a sound, unless sounds are muted. Browsers allow none before the first touch. */
export function play(sound: Sound): void {
  if (!likes.sound || likes.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (!master) {
    master = new GainNode(context);
    master.connect(context.destination);
  }
  // The usual volume is that of the score; ears do not hear in straight lines.
  master.gain.value = (likes.volume / 70) ** 2;
  void context.resume();
  score[sound]();
}
