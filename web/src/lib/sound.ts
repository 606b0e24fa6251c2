/** Short sounds, made here from tones; nothing to download. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Frequency in hertz, start and length in seconds. */
export type Tone = [frequency: number, start: number, length: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  card: [[330, 0, 0.06]],
  won: [
    [523, 0, 0.15],
    [659, 0.13, 0.15],
    [784, 0.26, 0.35],
  ],
  over: [
    [392, 0, 0.2],
    [330, 0.18, 0.35],
  ],
} satisfies Record<string, Tone[]>;

/** One of the page's sounds, or the tones of a game's own. */
export function play(sound: keyof typeof SOUNDS | readonly Tone[]): void {
  const tones = typeof sound === "string" ? SOUNDS[sound] : sound;
  if (!settings.sound || document.visibilityState === "hidden") return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") return; // browsers allow sound only after a click
    for (const [frequency, start, length] of tones) tone(audio, frequency, audio.currentTime + start, length);
  } catch {
    // no sound device: silence will do
  }
}

/** To be called at a click: browsers let a page make sounds only then. */
export function wake(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
}

function tone(context: AudioContext, frequency: number, at: number, length: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.12, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
