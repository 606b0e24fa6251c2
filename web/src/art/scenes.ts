/**
 * What stands behind and before an emblem. A scene is the same at any size: in the window of a card, on a tile, on a
 * poster. It says where the figure goes, and in which ink if not in the usual one.
 */

import type { Spot } from "./glyphs";
import { fir, house, peak, tower } from "./growths";
import { isLight, mix, WALL, WALL_IN_SHADE, type Inks } from "./inks";
import type { Random } from "./random";
import { area, at, box, contours, cutSun, disc, faded, line, rays, ridge, ring, scallops, shape, stars } from "./strokes";

export interface Stage {
  width: number;
  height: number;
  inks: Inks;
  random: Random;
}

export interface Set {
  behind: string;
  before: string;
  figure: Spot;
  ink?: string;
  shadow?: string;
}

type Scene = (stage: Stage) => Set;

/** A figure that stands on the ground, and one that hangs in the middle; sizes are shares of the height. */
const standing = (stage: Stage, size = 0.68, foot = 0.83): Spot => {
  const side = Math.min(stage.height * size, stage.width * 0.76);
  return { x: stage.width / 2 - side / 2, y: stage.height * foot - side, size: side };
};
const hanging = (stage: Stage, size = 0.6): Spot => {
  const side = Math.min(stage.height * size, stage.width * 0.7);
  return { x: stage.width / 2 - side / 2, y: stage.height / 2 - side / 2, size: side };
};

/** Ink for a figure on a dark ground, whatever the set prints its figures in. */
const onDark = (inks: Inks): string => (isLight(inks.emblem) ? inks.emblem : "#fbe7b5");

function ground(stage: Stage, y = 0.78, cuts = 3): string {
  const { width, height, inks, random } = stage;
  const crest = ridge(height * y, height * 0.06, random, inks.dark, { width, height, waves: width > 80 ? 3 : 2 });
  return crest.fill + contours(crest, cuts, height * 0.056, inks.light, 1, 0.75);
}

function sun(stage: Stage, share = 0.36, y = 0.43, ink = stage.inks.light): string {
  const { width, height, inks, random } = stage;
  const x = width / 2 + (random() - 0.5) * width * 0.13;
  return cutSun(x, height * y, Math.min(height, width) * share, ink, inks.ground, inks.dark);
}

const glow = ({ width, height, inks }: Stage, turned: number, opacity = 0.38, y = 0.55): string =>
  faded(opacity, rays(width / 2, height * y, width + height, 28, inks.light, turned));

const SCENES = {
  hill: (stage) => ({
    behind: glow(stage, stage.random()) + sun(stage),
    before: ground(stage),
    figure: standing(stage),
  }),

  waves: (stage) => {
    const { width, height, inks } = stage;
    const size = width / 8.5;
    const sea = (y: number, fill: string, shifted: number): string =>
      scallops(height * y, size, size * 0.36, fill, shifted, { width, height });
    const crests = [0.06, 0.38, 0.7].map((x, number) => `M${at(width * x)} ${at(height * (number === 1 ? 0.92 : 0.88))}q${at(size / 2)} ${at(-size * 0.36)} ${at(size)} 0`);
    return {
      behind: glow(stage, 0.06, 0.38, 0.65) + sun(stage, 0.32, 0.47, inks.accent) + sea(0.7, inks.light, -3),
      before: sea(0.76, inks.ground, -8) + sea(0.84, inks.dark, 2) + line(crests.join(""), inks.light),
      figure: standing(stage, 0.7, 0.8),
    };
  },

  shield: (stage) => {
    const { width, height, inks } = stage;
    const half = Math.min(width * 0.42, height * 0.43);
    const [x, foot] = [width / 2, height * 0.98];
    const curve = (inset: number): string => {
      const [h, f] = [half - inset, foot - inset];
      return `M${at(x - h)} -2V${at(height * 0.48)}C${at(x - h)} ${at(height * 0.75)} ${at(x - h * 0.55)} ${at(f - h * 0.2)} ${at(x)} ${at(f)} ${at(x + h * 0.55)} ${at(f - h * 0.2)} ${at(x + h)} ${at(height * 0.75)} ${at(x + h)} ${at(height * 0.48)}V-2`;
    };
    const inset = half * 0.12;
    return {
      behind:
        faded(0.55, area([[0, 0], [width, 0], [0, height]], inks.light)) +
        faded(0.5, rays(x, height / 2, width + height, 36, inks.ground, 0.03)) +
        shape(`${curve(0)}Z`, inks.dark) +
        line(curve(inset), inks.accent, 1.2),
      before: "",
      figure: { ...hanging(stage, 0.62), y: height * 0.12 },
      ink: onDark(inks),
      shadow: inks.ground,
    };
  },

  burst: (stage) => {
    const { width, height, inks, random } = stage;
    const radius = Math.min(width, height) * 0.425;
    return {
      behind:
        rays(width / 2, height / 2, width + height, 44, inks.light, random()) +
        disc(width / 2, height / 2, radius, inks.dark) +
        ring(width / 2, height / 2, radius * 0.91, inks.accent, 1.2, "1.5 2.6"),
      before: "",
      figure: hanging(stage, 0.57),
      ink: onDark(inks),
      shadow: inks.ground,
    };
  },

  night: (stage) => {
    const { width, height, inks, random } = stage;
    const dusk = mix(inks.ground, inks.dark, 0.55);
    return {
      behind:
        box(0, 0, width, height, dusk) +
        stars(random, inks.light, 26, width, height * 0.75) +
        disc(width * 0.8, height * 0.25, height * 0.125, inks.accent) +
        disc(width * 0.84, height * 0.21, height * 0.113, dusk) +
        ground(stage, 0.83),
      before: "",
      figure: standing(stage, 0.68, 0.86),
      ink: onDark(inks),
    };
  },

  fields: (stage) => {
    const { width, height, inks } = stage;
    let furrows = "";
    for (let furrow = -7; furrow <= 7; furrow += 1) {
      const from = width / 2 + furrow * width * 0.055;
      const to = width / 2 + furrow * width * 0.24;
      furrows += `M${at(from)} ${at(height * 0.62)}L${at(to)} ${height + 2}L${at(to + width * 0.1)} ${height + 2}L${at(from + width * 0.025)} ${at(height * 0.62)}Z`;
    }
    return {
      behind: glow(stage, 0.05) + sun(stage, 0.3, 0.4, inks.accent) + box(0, height * 0.62, width, height * 0.4, inks.light) + shape(furrows, inks.ground),
      before: ground(stage, 0.88, 2),
      figure: standing(stage, 0.66, 0.86),
    };
  },

  forest: (stage) => {
    const { width, height, inks, random } = stage;
    let trees = "";
    for (let x = -4; x < width + 8; x += width / 9) {
      trees += fir(x + random() * 5, height * 0.82, height * (0.42 + random() * 0.22), width * 0.15, { lit: mix(inks.ground, inks.dark, 0.35), shade: mix(inks.ground, inks.dark, 0.6) });
    }
    return {
      behind: glow(stage, random()) + sun(stage, 0.34, 0.38) + trees,
      before: ground(stage, 0.8),
      figure: standing(stage),
      shadow: inks.dark,
    };
  },

  peaks: (stage) => {
    const { width, height, inks, random } = stage;
    const inked = { snow: WALL, snowShade: inks.light, lit: mix(inks.ground, inks.light, 0.5), shade: mix(inks.ground, inks.dark, 0.4), cut: inks.light };
    return {
      behind:
        glow(stage, random()) +
        peak(width * 0.16, height * 0.26, height * 0.85, width * 0.3, inked) +
        peak(width * 0.86, height * 0.16, height * 0.85, width * 0.34, inked),
      before: ground(stage, 0.8),
      figure: standing(stage),
    };
  },

  town: (stage) => {
    const { width, height, inks, random } = stage;
    const walls = { wall: mix(inks.light, WALL, 0.35), side: mix(inks.ground, WALL_IN_SHADE, 0.35), roof: mix(inks.ground, inks.dark, 0.45), roofShade: inks.dark, dark: inks.dark };
    const unit = height / 80;
    let roofs = tower(width * 0.78, height * 0.82, 9 * unit, 34 * unit, walls);
    for (const share of [-0.02, 0.2, 0.56, 0.88]) roofs += house(width * share, height * 0.82, (11 + random() * 4) * unit, (15 + random() * 8) * unit, walls);
    return { behind: glow(stage, random()) + sun(stage, 0.34, 0.36) + roofs, before: ground(stage, 0.8), figure: standing(stage) };
  },

  storm: (stage) => {
    const { width, height, inks, random } = stage;
    const heavy = mix(inks.ground, inks.dark, 0.55);
    let rain = "";
    for (let drop = 0; drop < 34; drop += 1) {
      const [x, y] = [random() * width * 1.1, height * (0.3 + random() * 0.6)];
      rain += `M${at(x)} ${at(y)}l${at(-height * 0.04)} ${at(height * 0.1)}`;
    }
    const [x, top] = [width * 0.85, height * 0.22];
    const bolt = `M${at(x)} ${at(top)}l${at(-height * 0.12)} ${at(height * 0.28)}h${at(height * 0.08)}l${at(-height * 0.08)} ${at(height * 0.26)} ${at(height * 0.2)} ${at(-height * 0.34)}h${at(-height * 0.09)}l${at(height * 0.11)} ${at(-height * 0.2)}z`;
    const bank = (y: number, fill: string, shifted: number): string =>
      `<g transform="translate(0 ${at(height * y)}) scale(1 -1)">${scallops(0, width / 5, width / 12, fill, shifted, { width, height })}</g>`;
    return {
      behind:
        box(0, 0, width, height, mix(inks.ground, inks.dark, 0.2)) + line(rain, inks.light, 0.9, 'opacity=".7"') + shape(bolt, inks.accent) +
        bank(0.24, heavy, -6) + bank(0.14, inks.dark, 4),
      before: ground(stage, 0.86, 2),
      figure: standing(stage, 0.64, 0.9),
      ink: onDark(inks),
    };
  },

  clouds: (stage) => {
    const { width, height, inks, random } = stage;
    const bank = (y: number, size: number, fill: string): string =>
      scallops(height * y, width * size, width * size * 0.55, fill, -random() * width * 0.12, { width, height });
    const round = Math.min(width * 0.38, height * 0.36);
    const [x, y] = [width / 2, height * 0.45];
    return {
      behind:
        faded(0.45, rays(x, y, width + height, 30, inks.light, random())) +
        cutSun(x, y, round * 0.92, inks.light, inks.ground, inks.dark, 5) +
        ring(x, y, round, inks.accent, 1.4, "2 3") +
        bank(0.74, 0.25, inks.light),
      before: bank(0.8, 0.3, inks.accent) + bank(0.89, 0.35, inks.dark),
      figure: standing(stage, 0.56, 0.78),
    };
  },

  market: (stage) => {
    const { width, height, inks, random } = stage;
    const stripes = 8;
    let awning = "";
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const [x, wide] = [(stripe * width) / stripes, width / stripes];
      awning += shape(`M${at(x)} -1V${at(height * 0.2)}a${at(wide / 2)} ${at(height * 0.07)} 0 0 0 ${at(wide)} 0V-1Z`, stripe % 2 === 0 ? inks.accent : inks.dark);
    }
    return {
      behind: glow(stage, random()) + sun(stage, 0.33, 0.55) + awning,
      before: ground(stage, 0.84, 2),
      figure: standing(stage, 0.6, 0.88),
    };
  },

  lamp: (stage) => {
    const { width, height, inks } = stage;
    const dim = mix(inks.ground, inks.dark, 0.45);
    const x = width * 0.5;
    return {
      behind:
        box(0, 0, width, height, dim) +
        faded(0.4, area([[x - 6, 0], [x + 6, 0], [width * 0.98, height * 0.9], [width * 0.02, height * 0.9]], inks.light)) +
        faded(0.45, area([[x - 3, 0], [x + 3, 0], [width * 0.78, height * 0.9], [width * 0.22, height * 0.9]], inks.accent)) +
        shape(`M${at(x - 10)} 8L${at(x - 4)} 1h8l6 7Z`, inks.dark),
      before: box(0, height * 0.88, width, height * 0.13, inks.dark) + line(`M0 ${at(height * 0.93)}H${width}`, inks.light, 0.8, 'stroke-dasharray="14 5 22 4"'),
      figure: standing(stage, 0.68, 0.91),
      ink: onDark(inks),
      shadow: inks.dark,
    };
  },

  smoke: (stage) => {
    const { width, height, inks, random } = stage;
    let bands = "";
    for (let band = 0; band < 6; band += 1) {
      const y = height * (0.1 + band * 0.14) + random() * 4;
      const [swing, wide] = [height * 0.06, width / 2];
      bands += line(`M${at(-8 - random() * 20)} ${at(y)}q${at(wide / 2)} ${at(-swing)} ${at(wide)} 0t${at(wide)} 0t${at(wide)} 0`, band % 2 === 0 ? inks.light : inks.dark, height * 0.045, `opacity="${band % 2 === 0 ? 0.45 : 0.3}"`);
    }
    return { behind: sun(stage, 0.3, 0.4) + bands, before: ground(stage, 0.86, 2), figure: standing(stage, 0.68, 0.9) };
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export const sceneOf = (name: SceneName, stage: Stage): Set => SCENES[name](stage);
