/**
 * Prints: pictures as pixels, in the size in which they are shown. Whenever something near an SVG is painted again, the
 * browser draws all its strokes once more; a print it lays down in one go. Prints are made a few at a time while
 * the page has nothing else to do, and until then (or where it cannot be done) the drawing itself is shown.
 */

import { addressOf } from "./image";

export interface Size {
  /** In pixels of the screen. */
  width: number;
  height: number;
}

/** Larger than any card that is looked at closely: what fills a page is painted once, and needs no print. */
const LARGEST = 640;
/** Prints that are kept; those not asked for the longest go first. */
const KEPT = 400;
/** Prints that are handed over together, since the page is painted again for them. */
const TOGETHER = 12;
/** Prints that are made at the same time: most of it is done beside the page. */
const AT_ONCE = 2;
/** Milliseconds in which no picture changed: nobody is playing just now, and prints can be made ahead. */
const PAUSE = 1500;
/** Milliseconds without a frame to draw: the page is at rest, and nobody notices when a print takes a while. */
const REST = 20;
/** After so many it is looked again whether the page is at rest. */
const AGAIN = 100;
/**
 * So many after a picture has changed a long rest is no longer waited for: a busy machine never has one. It is counted from
 * the change and not for each print, since sixty prints that wait half a second each take half a minute.
 */
const PATIENCE = 500;

/** Chromium encodes WebP beside the page; for PNG it waits for a rest of its own, a second for each on a busy machine. */
const LOSSLESS = { type: "image/webp", quality: 1 };

type Taker = (address: string) => void;

interface Wish {
  key: string;
  name: string;
  size: Size;
  drawing: string;
  takers: Set<Taker>;
  /** Wanted also when nobody shows it. */
  ahead: boolean;
}

interface Done {
  wish: Wish;
  image: HTMLImageElement;
}

/** An image that nobody shows keeps its pixels at hand, so that the next one with its address shows them at once. */
const prints = new Map<string, HTMLImageElement>();
/** The print of each picture that was made last. */
const lately = new Map<string, string>();
const wishes = new Map<string, Wish>();
let busy = false;
/** When a picture was last put up or changed. */
let stirred = 0;

const nameOf = (key: string, size: Size): string => `${key} ${size.width}x${size.height}`;

/** The size on the screen of something that takes up so much room on the page. */
export function onScreen(width: number, height: number): Size | null {
  if (width < 1 || height < 1 || Math.max(width, height) > LARGEST) return null;
  return { width: Math.round(width * devicePixelRatio), height: Math.round(height * devicePixelRatio) };
}

/**
 * The address of a print, if it has been made. While nobody knows the size yet, the last one that was made: a picture
 * that comes again mostly comes in the same size, and to show the drawing first would take longer than all the rest.
 */
export function printOf(key: string, size: Size | null): string | undefined {
  stirred = performance.now();
  const name = size === null ? (lately.get(key) ?? "") : nameOf(key, size);
  const print = prints.get(name);
  if (print !== undefined) {
    prints.delete(name);
    prints.set(name, print);
  }
  return print?.src;
}

/** Asks for a print; it is handed over when it is made, unless the wish is taken back by then. */
export function askForPrint(key: string, size: Size, drawing: string, take: Taker): () => void {
  const wish = wishFor(key, size, drawing);
  wish.takers.add(take);
  return () => {
    wish.takers.delete(take);
    if (wish.takers.size === 0 && !wish.ahead && wishes.get(wish.name) === wish) wishes.delete(wish.name);
  };
}

/** Asks for a print that nobody shows yet. */
export function printAhead(key: string, size: Size, drawing: () => string): void {
  if (!prints.has(nameOf(key, size))) wishFor(key, size, drawing()).ahead = true;
}

function wishFor(key: string, size: Size, drawing: string): Wish {
  const name = nameOf(key, size);
  const wish = wishes.get(name) ?? { key, name, size, drawing, takers: new Set(), ahead: false };
  wishes.set(name, wish);
  void work();
  return wish;
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  const done: Done[] = [];
  for (;;) {
    await rest();
    const next = nextWishes();
    if (next.length === 0 || done.length >= TOGETHER) for (const one of done.splice(0)) handOver(one);
    if (wishes.size === 0) break;
    if (next.length === 0) await new Promise((later) => setTimeout(later, AGAIN));
    for (const wish of next) wishes.delete(wish.name);
    done.push(...(await Promise.all(next.map(fulfil))).filter((one) => one !== null));
  }
  busy = false;
}

async function fulfil(wish: Wish): Promise<Done | null> {
  try {
    return { wish, image: prints.get(wish.name) ?? keep(wish, await print(wish.drawing, wish.size)) };
  } catch {
    return null; // where it cannot be done the drawing stays
  }
}

/** What is shown comes first; in a pause what will be. */
function nextWishes(): Wish[] {
  const all = [...wishes.values()];
  const shown = all.filter((wish) => wish.takers.size > 0);
  const next = shown.length > 0 ? shown : performance.now() - stirred > PAUSE ? all : [];
  return next.slice(0, AT_ONCE);
}

function handOver({ wish, image }: Done): void {
  for (const take of wish.takers) take(image.src);
}

function keep({ key, name }: Wish, print: HTMLImageElement): HTMLImageElement {
  prints.set(name, print);
  lately.set(key, name);
  const [oldest] = prints;
  if (prints.size > KEPT && oldest !== undefined) {
    prints.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1].src);
  }
  return print;
}

/** Comes back when the page is at rest, or no picture has changed for a while, and nothing moves. */
function rest(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback !== "function") {
      setTimeout(done, AGAIN);
      return;
    }
    requestIdleCallback(
      (left) => {
        const rested = left.timeRemaining() > REST || performance.now() - stirred > PATIENCE;
        if (rested && !moving()) done();
        else setTimeout(() => void rest().then(done), AGAIN);
      },
      { timeout: AGAIN },
    );
  });
}

const moving = (): boolean => document.getAnimations().some((one) => one.playState === "running");

async function print(drawing: string, size: Size): Promise<HTMLImageElement> {
  const source = await imageAt(addressOf(sized(drawing, size)));
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext("2d")!.drawImage(source, 0, 0, size.width, size.height);
  return imageAt(URL.createObjectURL(await canvas.convertToBlob(LOSSLESS)));
}

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A drawing that is of this size by itself: only then is it cut to fit as it would be on the page. */
export function sized(drawing: string, size: Size): string {
  return drawing.replace("<svg ", `<svg width="${size.width}" height="${size.height}" `);
}
