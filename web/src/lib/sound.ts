/** Short sounds of wood, paper and metal, made here; nothing to download. */

import { afterFrame } from "./afterFrame";
import { settings } from "./settings.svelte";

/** A struck or blown tone: hertz, when and how long in seconds, how loud (1 is usual), and of what it is made. */
interface Note {
  pitch: number;
  at: number;
  long: number;
  loud?: number;
  of: "wood" | "bell" | "horn";
}

/** A rustle or knock: noise around a pitch. */
interface Noise {
  pitch: number;
  at: number;
  long: number;
  loud?: number;
  of: "noise";
}

type Part = Note | Noise;

const knock = (at: number, pitch: number, loud = 1): Part[] => [
  { of: "noise", pitch: pitch * 4, at, long: 0.05, loud: loud * 0.8 },
  { of: "wood", pitch, at, long: 0.09, loud },
];
const horn = (pitch: number, at: number, long: number): Part[] => [
  { of: "horn", pitch, at, long },
  { of: "horn", pitch: pitch * 1.5, at, long, loud: 0.5 },
];

const SOUNDS = {
  /** Wood on cloth: the dice bounce and come to rest. */
  dice: [...knock(0, 210), ...knock(0.13, 180, 0.8), ...knock(0.24, 240, 0.5), ...knock(0.33, 190, 0.7)],
  /** A token falls into its socket. */
  tick: [{ of: "wood", pitch: 720, at: 0, long: 0.07, loud: 0.6 }],
  /** Paper: a card is drawn or turned. */
  card: [{ of: "noise", pitch: 2600, at: 0, long: 0.11, loud: 0.5 }],
  /** The press: something is built. */
  stamp: [...knock(0, 110, 1.3), { of: "noise", pitch: 500, at: 0.02, long: 0.12, loud: 0.7 }],
  /** A low bell: it is your turn. */
  turn: [
    { of: "bell", pitch: 262, at: 0, long: 1.1 },
    { of: "bell", pitch: 392, at: 0.12, long: 0.9, loud: 0.6 },
  ],
  /** Something bad: a drum. */
  alarm: [...knock(0, 82, 1.5), ...knock(0.16, 78, 1.5), ...knock(0.32, 70, 1.7)],
  /** Three horns. */
  won: [...horn(294, 0, 0.3), ...horn(370, 0.26, 0.3), ...horn(440, 0.52, 0.8)],
  over: [...horn(294, 0, 0.35), ...horn(247, 0.32, 0.7)],
  /** Somebody says something. */
  chat: [
    { of: "bell", pitch: 660, at: 0, long: 0.3, loud: 0.5 },
    { of: "bell", pitch: 880, at: 0.09, long: 0.4, loud: 0.4 },
  ],
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof SOUNDS;

/** What may be heard in a tab nobody looks at: that somebody is waited for. */
const THROUGH_WALLS: readonly Sound[] = ["turn", "chat"];

let audio: AudioContext | null = null;
/** What all sounds go through: how loud they are. */
let volume: GainNode | null = null;
/** Each sound is made once, when it is first heard: its tones and noises one by one would be work at every move. */
const made = new Map<Sound, Promise<AudioBuffer>>();

export function play(sound: Sound): void {
  if (!settings.sound || (document.visibilityState === "hidden" && !THROUGH_WALLS.includes(sound))) return;
  // without a sound device silence will do
  afterFrame(() => void sounded(sound).catch(() => undefined));
}

async function sounded(sound: Sound): Promise<void> {
  const context = (audio ??= new AudioContext());
  if (context.state === "suspended") return; // browsers allow sound only after a click
  let making = made.get(sound);
  if (making === undefined) made.set(sound, (making = make(SOUNDS[sound], context.sampleRate)));
  const source = context.createBufferSource();
  source.buffer = await making;
  if (volume === null) {
    volume = context.createGain();
    volume.connect(context.destination);
  }
  if (volume.gain.value !== settings.volume) volume.gain.value = settings.volume;
  source.connect(volume);
  source.start();
}

function make(parts: readonly Part[], rate: number): Promise<AudioBuffer> {
  const long = Math.max(...parts.map((part) => part.at + part.long));
  const studio = new OfflineAudioContext(1, Math.ceil(long * rate), rate);
  for (const part of parts) add(studio, part);
  return studio.startRendering();
}

/** To be called at a click: browsers let a page make sounds only then. */
export function wake(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
}

function add(studio: OfflineAudioContext, part: Part): void {
  const gain = studio.createGain();
  const loud = 0.16 * (part.loud ?? 1);
  gain.gain.setValueAtTime(0.0001, part.at);
  // horns swell, everything else is struck
  gain.gain.linearRampToValueAtTime(loud, part.at + (part.of === "horn" ? 0.05 : 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, part.at + part.long);
  gain.connect(studio.destination);
  const source = part.of === "noise" ? rustle(studio, part, gain) : tone(studio, part, gain);
  source.start(part.at);
  source.stop(part.at + part.long);
}

function rustle(studio: OfflineAudioContext, part: Noise, to: AudioNode): AudioScheduledSourceNode {
  const source = studio.createBufferSource();
  source.buffer = whiteNoise(studio, part.long);
  const filter = studio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = part.pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(to);
  return source;
}

function tone(studio: OfflineAudioContext, part: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = studio.createOscillator();
  source.type = part.of === "horn" ? "sawtooth" : part.of === "bell" ? "sine" : "triangle";
  source.frequency.value = part.pitch;
  const filter = studio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = part.of === "horn" ? part.pitch * 3 : 6000;
  source.connect(filter).connect(to);
  return source;
}

function whiteNoise(studio: OfflineAudioContext, long: number): AudioBuffer {
  const buffer = studio.createBuffer(1, Math.ceil(long * studio.sampleRate), studio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
