/** What pictures are cut from: shapes as SVG text. Every function is pure, and the same call makes the same lines. */

import type { Random } from "./random";

export type Point = readonly [x: number, y: number];

/** A number as short as a print needs it. */
export const at = (value: number): number => Math.round(value * 10) / 10;

export function area(points: readonly Point[], fill: string): string {
  return `<path d="M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}Z" fill="${fill}"/>`;
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more === "" ? "" : ` ${more}`}/>`;
}

export function line(d: string, colour: string, width = 1, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(width)}" stroke-linecap="round"${more === "" ? "" : ` ${more}`}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, dashes = ""): string {
  const dashed = dashes === "" ? "" : ` stroke-dasharray="${dashes}"`;
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="none" stroke="${colour}" stroke-width="${at(width)}"${dashed}/>`;
}

export function faded(opacity: number, body: string): string {
  return `<g opacity="${opacity}">${body}</g>`;
}

export function moved(x: number, y: number, body: string, scale = 1): string {
  return `<g transform="translate(${at(x)} ${at(y)})${scale === 1 ? "" : ` scale(${scale})`}">${body}</g>`;
}

/** So many wedges of light around a point. */
export function rays(x: number, y: number, length: number, many: number, fill: string, turned = 0): string {
  const step = (2 * Math.PI) / many;
  const end = (angle: number): string => `${at(x + length * Math.cos(angle))} ${at(y + length * Math.sin(angle))}`;
  let d = "";
  for (let wedge = 0; wedge < many; wedge += 1) {
    const angle = wedge * step + turned;
    d += `M${at(x)} ${at(y)}L${end(angle)}L${end(angle + step / 2)}Z`;
  }
  return shape(d, fill);
}

/** A rolling line across a picture, and everything below it. */
export interface Ridge {
  line: string;
  fill: string;
}

export interface Across {
  width: number;
  height: number;
  waves?: number;
}

export function ridge(y: number, swing: number, random: Random, fill: string, across: Across): Ridge {
  const { width, height, waves = 3 } = across;
  const about = (): number => (random() - 0.5) * swing;
  const step = (width + 4) / waves;
  let d = `M-2 ${at(y + about())}`;
  for (let wave = 0; wave < waves; wave += 1) {
    const x = wave * step - 2;
    const end = y + about();
    d += `S${at(x + step * 0.55)} ${at(end + about() * 0.6)} ${at(x + step)} ${at(end)}`;
  }
  return { line: d, fill: shape(`${d}V${height + 2}H-2Z`, fill) };
}

/** Hatching that follows a ridge, as a knife would cut it. */
export function contours(of: Ridge, many: number, gap: number, colour: string, width = 0.8, opacity = 0.6): string {
  let cut = "";
  for (let step = 1; step <= many; step += 1) {
    const dashes = `${10 + step * 5} ${at(3 + step * 2.4)} ${20 - step * 2} ${4 + step}`;
    cut += `<path d="${of.line}" transform="translate(0 ${at(step * gap)})" stroke-dasharray="${dashes}" stroke-dashoffset="${step * 13}"/>`;
  }
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}">${cut}</g>`;
}

export function clouds(random: Random, colour: string, many: number, from: number, to: number, width: number): string {
  let d = "";
  for (let cloud = 0; cloud < many; cloud += 1) {
    const y = from + (to - from) * random();
    const x = random() * width * 0.8;
    const long = 16 + random() * 30;
    d += `M${at(x)} ${at(y)}h${at(long)}M${at(x + 7)} ${at(y + 2.6)}h${at(long * 0.8)}`;
  }
  return line(d, colour, 1.2);
}

/** Stars as small crosses. */
export function stars(random: Random, colour: string, many: number, width: number, height: number): string {
  let d = "";
  for (let star = 0; star < many; star += 1) {
    const x = random() * width;
    const y = random() * height;
    const arm = 0.5 + random();
    d += `M${at(x - arm * 2)} ${at(y)}h${at(arm * 4)}M${at(x)} ${at(y - arm * 2)}v${at(arm * 4)}`;
  }
  return line(d, colour, 0.8);
}

/** Scallops from side to side: waves of the sea, or with a larger swing the tops of clouds. */
export function scallops(y: number, size: number, swing: number, fill: string, shifted: number, across: Across): string {
  let d = `M${-2 * size} ${at(y)}`;
  for (let x = -2 * size; x < across.width + size; x += size) d += `q${at(size / 2)} ${at(-swing)} ${at(size)} 0`;
  return `<path transform="translate(${at(shifted)} 0)" d="${d}V${across.height + 2}H${-2 * size}Z" fill="${fill}"/>`;
}

/** A flat disc, cut by lines that grow towards the horizon, its keyline a little off register. */
export function cutSun(x: number, y: number, radius: number, fill: string, cut: string, key: string, cuts = 6): string {
  let lines = "";
  for (let number = 0; number < cuts; number += 1) {
    const height = y + radius * (0.12 + 0.15 * number);
    const half = Math.sqrt(Math.max(0, radius ** 2 - (height - y) ** 2));
    lines += `<path d="M${at(x - half)} ${at(height)}H${at(x + half)}" stroke="${cut}" stroke-width="${at(radius * (0.022 + 0.016 * number))}"/>`;
  }
  const keyline = ring(x + radius * 0.045, y - radius * 0.035, radius, key, Math.max(0.5, radius * 0.018));
  return disc(x, y, radius, fill) + lines + faded(0.7, keyline);
}

/** Little places where the ink did not take. */
export function flecks(random: Random, width: number, height: number, opacity = 0.5): string {
  const many = Math.round((width * height) / 80);
  let d = "";
  for (let fleck = 0; fleck < many; fleck += 1) {
    const size = 0.15 + random() * random() * 0.75;
    d += `M${at(random() * width)} ${at(random() * height)}h${at(size)}l${at(size * 0.6)} ${at(size)}h${at(-size * 1.2)}z`;
  }
  return shape(d, "#fff8e6", `opacity="${opacity}"`);
}

/** A whole picture: text that is an image by itself. */
export function picture(width: number, height: number, body: string, fit = "xMidYMid slice"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${body}</svg>`;
}
