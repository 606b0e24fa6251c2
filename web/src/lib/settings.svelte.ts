/** What a person has set for this browser: language, looks, motion, sound, name. Kept in the browser, nowhere else. */

export type Language = "de" | "en";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
}

const KEY = "tafelrunde.settings";

function usual(): Kept {
  const german = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de");
  return { language: german ? "de" : "en", theme: "auto", motion: "auto", sound: true, name: "" };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual(); // storage is forbidden or was written by somebody else: the usual settings do
  }
}

class Settings implements Kept {
  language: Language = $state("en");
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sound: boolean = $state(true);
  name: string = $state("");

  constructor() {
    Object.assign(this, read());
  }

  /** Whether things may move: neither the person nor the system has asked for stillness. */
  get moves(): boolean {
    return this.motion === "auto" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
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

/** The length of a motion in milliseconds: none where nothing may move. */
export function duration(milliseconds: number): number {
  return settings.moves ? milliseconds : 0;
}
