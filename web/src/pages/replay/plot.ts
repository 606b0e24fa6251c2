/** Where the lines of the chart run. */

import type { Chart } from "../../lib/wire";

/** Nine seats have nine colours; dashes and marks tell them apart without. */
export const DASHES = ["", "7 4", "2 3", "10 3 2 3", "5 2", "12 5", "1 4", "8 2 2 2 2 2", "4 6"];

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  most: number;
  x(index: number): number;
  y(points: number): number;
  /** Where the moment after so many answers lies. */
  answer(answers: number): number;
  /** The turn that moment belongs to, counted from 0. */
  turn(answers: number): number;
}

export function frameOf(chart: Chart, width: number, height: number): Frame {
  const all = chart.turns.flatMap(({ points }) => Object.values(points));
  const most = Math.max(1, chart.target ?? 0, ...all);
  const [left, right, top, bottom] = [26, width - 10, 16, height - 34];
  const last = chart.turns.length - 1;
  const x = (index: number): number => left + (index / last) * (right - left);
  const turn = (answers: number): number => {
    const found = chart.turns.findIndex((one) => one.answer >= answers);
    return found < 0 ? last : found;
  };
  return {
    left,
    right,
    top,
    bottom,
    most,
    x,
    y: (points) => bottom - (points / most) * (bottom - top),
    turn,
    answer(answers) {
      const next = turn(answers);
      if ((chart.turns[next]?.answer ?? 0) < answers) return right;
      const [one, other] = [chart.turns[next - 1], chart.turns[next]];
      if (one === undefined || other === undefined) return left;
      return x(next - 1 + (answers - one.answer) / Math.max(1, other.answer - one.answer));
    },
  };
}

/** Round numbers from 0 to the largest, about so many of them. */
export function ticks(most: number, wanted: number): number[] {
  const rough = most / Math.max(1, wanted);
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * size >= rough) ?? 10) * size);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** Lines that run on the same points lie side by side, not on top of each other. */
function aside(number: number, chart: Chart): number {
  const many = Object.keys(chart.turns[0]?.points ?? {}).length;
  return many > 4 ? number - (many - 1) / 2 : (number - (many - 1) / 2) * 2;
}

export function lineOf(chart: Chart, seat: string, number: number, frame: Frame): string {
  const shift = aside(number, chart);
  return chart.turns
    .map(({ points }, index) => `${index === 0 ? "M" : "L"}${round(frame.x(index))} ${round(frame.y(points[seat] ?? 0) + shift)}`)
    .join("");
}

export interface Mark {
  index: number;
  x: number;
  y: number;
}

/** Marks every so many turns, at the end, and where somebody points. Each seat begins elsewhere, so that they do not meet. */
export function marksOf(chart: Chart, seat: string, number: number, frame: Frame, pointed: number | null): Mark[] {
  const last = chart.turns.length - 1;
  const apart = Math.max(1, Math.ceil(44 / ((frame.right - frame.left) / last)));
  const shift = aside(number, chart);
  const many = Object.keys(chart.turns[0]?.points ?? {}).length;
  const begin = Math.floor((number * apart) / many);
  return chart.turns.flatMap(({ points }, index) => {
    const near = last - index < apart / 2;
    if (index !== last && index !== pointed && (near || index % apart !== begin % apart)) return [];
    return [{ index, x: frame.x(index), y: frame.y(points[seat] ?? 0) + shift }];
  });
}

const SIZE = 4.5;

/** The shape of a seat's mark, around a point. */
export function markPath(number: number, x: number, y: number): string {
  const r = SIZE;
  const [l, u, e, d] = [round(x - r), round(y - r), round(x + r), round(y + r)];
  const shapes = [
    `M${l} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    `M${l} ${u}H${e}V${d}H${l}z`,
    `M${round(x)} ${round(u - 1)}L${round(e + 1)} ${d}H${round(l - 1)}z`,
    `M${round(x)} ${round(u - 1)}L${round(e + 1)} ${round(y)}L${round(x)} ${round(d + 1)}L${round(l - 1)} ${round(y)}z`,
    `M${round(x)} ${round(d + 1)}L${round(e + 1)} ${u}H${round(l - 1)}z`,
    `M${round(x - 1.7)} ${u}h3.4v${r - 1.7}h${r - 1.7}v3.4h${1.7 - r}v${r - 1.7}h-3.4v${1.7 - r}h${1.7 - r}v-3.4h${r - 1.7}z`,
    `M${l} ${u}L${e} ${round(y)}L${l} ${d}z`,
    `M${e} ${u}L${l} ${round(y)}L${e} ${d}z`,
    `M${l} ${round(y - 2)}H${e}V${round(y + 2)}H${l}z`,
  ];
  return shapes[number % shapes.length] ?? "";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
