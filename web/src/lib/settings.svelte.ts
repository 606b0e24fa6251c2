/** What a person has set for this browser: language, looks, motion, sound, name. Kept in the browser, nowhere else. */

import { MediaQuery } from "svelte/reactivity";

export type Language = "de" | "en";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";
/** How fast what others do is shown. `auto`: calmly, or at once where nothing may move. */
export type Pace = "auto" | "instant" | "fast" | "calm";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  pace: Pace;
  /** Whether the system may tell them that it is their turn while they look elsewhere. */
  notices: boolean;
  name: string;
}

const STEPS = { instant: 0, fast: 350, calm: 800 };
const KEY = "tafelrunde.settings";

function usual(): Kept {
  const german = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de");
  return { language: german ? "de" : "en", theme: "auto", motion: "auto", sound: true, volume: 0.7, pace: "auto", notices: false, name: "" };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual(); // storage is forbidden or was written by somebody else: the usual settings do
  }
}

const systemIsDark = new MediaQuery("(prefers-color-scheme: dark)");

class Settings implements Kept {
  language: Language = $state("en");
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sound: boolean = $state(true);
  volume: number = $state(0.7);
  pace: Pace = $state("auto");
  notices: boolean = $state(false);
  name: string = $state("");

  constructor() {
    Object.assign(this, read());
  }

  /** Whether things may move: neither the person nor the system has asked for stillness. */
  get moves(): boolean {
    return this.motion === "auto" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long a step of somebody else stays before the next is shown, in milliseconds. */
  get step(): number {
    const pace = this.pace === "auto" ? (this.moves ? "calm" : "instant") : this.pace;
    return STEPS[pace];
  }

  /** How long something lasts at this pace, as a share of how long it lasts calmly. */
  get haste(): number {
    return this.step / STEPS.calm;
  }

  /** Whether the page is shown in its dark colours: set so, or because the system is. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && systemIsDark.current);
  }

  /** Shows the settings on the document and keeps them; to be called in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
    const kept: Kept = {
      language: this.language,
      theme: this.theme,
      motion: this.motion,
      sound: this.sound,
      volume: this.volume,
      pace: this.pace,
      notices: this.notices,
      name: this.name,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // they hold until the page is closed
    }
  }
}

export const settings = new Settings();
