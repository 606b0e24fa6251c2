/** The inks a picture is printed with. Games choose them; drawing code names none of its own but paper and key ink. */

export const PAPER = "#fbf1d9";
export const KEY = "#1b1714";
export const CREAM = "#fff4da";
export const ROAD = "#ecd3a4";
export const RUT = "#b98d55";
export const WALL = "#fdf0d5";
export const WALL_IN_SHADE = "#e6c79a";

/** Of an emblem: four inks, and the one in which the silhouette is printed. */
export interface Inks {
  ground: string;
  light: string;
  dark: string;
  accent: string;
  emblem: string;
}

/** Of a landscape, from the sky down to the key ink of the foreground. */
export interface LandInks {
  sky: string;
  sun: string;
  ray: string;
  far: string;
  mid: string;
  dark: string;
  ink: string;
  /** What shines in it: a lit side of trees, water, the cut lines of the sun. */
  shine: string;
}

/** Of a street, which has the colour of its owner; `glow` are the rays behind the roofs. */
export interface StreetInks extends Omit<Inks, "emblem"> {
  glow: string;
}

type Channels = [red: number, green: number, blue: number];

const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;

/** One colour with a share of another in it. */
export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((one, at) => Math.round(one * (1 - share) + (others[at] ?? 0) * share));
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** How light a colour is to the eye, 0 to 1 (WCAG's relative luminance). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const isLight = (colour: string): boolean => luminance(colour) > 0.4;

/** The same land with its ink washed out: nothing is stored there. */
export function washedOut(inks: LandInks): LandInks {
  const washed = Object.entries(inks).map(([name, ink]) => {
    const [red, green, blue] = channels(ink as string);
    const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue).toString(16).padStart(2, "0");
    return [name, mix(mix(ink as string, `#${grey}${grey}${grey}`, 0.5), "#000000", 0.13)];
  });
  return Object.fromEntries(washed) as unknown as LandInks;
}

/** A whole palette from one hue, for things that come by the dozen. */
export function inksOf(hue: string, accent = "#ffd27a"): Inks {
  return { ground: hue, light: mix(hue, "#fff2d6", 0.38), dark: mix(hue, "#140c10", 0.7), accent, emblem: WALL };
}
