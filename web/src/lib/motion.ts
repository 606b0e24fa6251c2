/**
 * How things come and go. Where nothing may move they appear and disappear with a plain, short fade instead.
 * How others make room for them: `slides.ts`.
 *
 * What comes and goes is neither moved nor see-through by itself. Svelte's own transitions ask for that first, and the
 * browser works out the style of the whole page for the answer, in the middle of a change.
 */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "./settings.svelte";

/** In milliseconds. */
export const STILL = 120;

interface Fade {
  duration: number;
}

interface Fly extends Fade {
  /** How far it comes from, in pixels. */
  x?: number;
  y?: number;
}

interface Scale extends Fade {
  /** How large it is at first. */
  start: number;
}

export function fade(_node: Element, { duration }: Fade): TransitionConfig {
  return { duration: settings.moves ? duration : STILL, css: (t) => `opacity: ${t}` };
}

export function fly(node: Element, how: Fly): TransitionConfig {
  if (!settings.moves) return fade(node, how);
  const { x = 0, y = 0, duration } = how;
  return { duration, easing: cubicOut, css: (t, u) => `transform: translate(${u * x}px, ${u * y}px); opacity: ${t}` };
}

export function scale(node: Element, how: Scale): TransitionConfig {
  if (!settings.moves) return fade(node, how);
  const { start, duration } = how;
  return { duration, easing: cubicOut, css: (t, u) => `transform: scale(${1 - (1 - start) * u}); opacity: ${t}` };
}
