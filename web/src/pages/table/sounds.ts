/** The few sounds of the table, made by the browser itself: a card, my turn, a trick. Silent until asked for. */

import type { Happening } from '../../protocol.ts';

export type Sound = 'card' | 'turn' | 'trick';

/** What is to be heard of an update; my turn is heard when it is shown. */
export function soundsOf(happened: readonly Happening[]): Sound[] {
  const events = happened.flatMap((what) => (what.what === 'game' ? [what.event.event] : []));
  const sounds: Sound[] = [];
  if (events.includes('played')) sounds.push('card');
  if (events.includes('trick_taken')) sounds.push('trick');
  return sounds;
}

let context: AudioContext | null = null;

/** Makes a sound; browsers that want a tap first stay silent until there was one. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    return;
  }
  const now = context.currentTime;
  switch (sound) {
    case 'card':
      return tap(context, now, 2400, 0.05, 0.22);
    case 'trick':
      for (const [i, pitch] of [1500, 1250, 1000].entries()) tap(context, now + i * 0.055, pitch, 0.09, 0.12);
      return;
    case 'turn':
      tone(context, now + 0.12, 523.25);
      tone(context, now + 0.27, 659.25);
  }
}

/** Paper on wood: a breath of noise. */
function tap(to: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const length = Math.ceil(to.sampleRate * seconds);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  const gain = new GainNode(to, { gain: loud });
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
}

/** A small bell. */
function tone(to: AudioContext, at: number, pitch: number): void {
  const source = new OscillatorNode(to, { type: 'sine', frequency: pitch });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.09, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.4);
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + 0.42);
}
