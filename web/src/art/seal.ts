/** The seal of the house. */

import { KEY, PAPER } from "./inks";
import { disc, picture, rays, ring, shape } from "./strokes";

export function seal(): string {
  return picture(
    40,
    40,
    disc(20, 20, 19, "#c23b24") +
      rays(20, 20, 18, 14, PAPER, 0.1) +
      disc(20, 20, 11, "#1f4b4d") +
      ring(20, 20, 11, PAPER, 1.5) +
      ring(20, 20, 19, KEY, 0.8) +
      shape("M20 12l2.3 5.200 5.7.500-4.300 3.800 1.300 5.600L20 24.200l-5 2.900 1.300-5.600-4.300-3.800 5.700-.500z", "#ffc531"),
  );
}
