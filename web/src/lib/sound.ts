/** Short sounds, made here from tones; nothing to download. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

type Tone = [frequency: number, start: number, length: number];

const SOUNDS: Record<string, Tone[]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  card: [[330, 0, 0.06]],
  dice: [
    [180, 0, 0.04],
    [150, 0.07, 0.04],
    [200, 0.15, 0.05],
  ],
  won: [
    [523, 0, 0.15],
    [659, 0.13, 0.15],
    [784, 0.26, 0.35],
  ],
  over: [
    [392, 0, 0.2],
    [330, 0.18, 0.35],
  ],
  refused: [[160, 0, 0.12]],
};

export function play(sound: keyof typeof SOUNDS | string): void {
  const tones = SOUNDS[sound];
  if (!settings.sound || tones === undefined || document.visibilityState === "hidden") return;
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
