/** What is held up for both princes to see, and what flies over the table. */

import { back } from "../../art/backs";
import { emblem } from "../../art/emblem";
import type { GameEvent, Texts } from "../../lib/texts";
import type { Flight, HeldUp } from "../game";
import type { Realm } from "./realm";

/** Events that show a card to everybody. */
const SHOWN = ["event-card", "played", "cast", "banished"];

export const heldUpAt =
  ({ game, icons, held }: Realm) =>
  (event: GameEvent, texts: Texts): HeldUp | null => {
    if (SHOWN.includes(event.kind)) {
      const card = texts.card(String(event["card"]));
      return card === undefined ? null : { card };
    }
    const found = held[event.kind];
    if (found === undefined) return null;
    const { word, inks, scene } = found;
    return {
      title: texts.spell(word),
      picture: {
        key: `window ${game} ${word}`,
        draw: () => emblem({ glyph: icons[word] ?? "", inks, scene, seed: event.kind }, "window"),
      },
    };
  };

export const flightsAt =
  ({ game, icons, basic, inksOfSet }: Realm) =>
  (event: GameEvent, order: readonly string[]): Flight[] => {
    const seat = order[event.seat ?? -1] ?? "";
    const region = `region:${String(event["region"])}`;
    const glyph = icons[String(event["resource"])];
    const card = { key: `back ${game} ${basic}`, draw: () => back(icons[`set_${basic}`] ?? "", inksOfSet(basic)) };
    switch (event.kind) {
      case "gained":
        return [{ from: "dice", to: region, glyph }];
      case "lost":
        return [{ from: region, to: "discards", glyph }];
      case "drew":
      case "took":
        return [{ from: `stack:${String(event["stack"])}`, to: `hand-of:${seat}`, picture: card }];
      case "put":
        return [{ from: `hand-of:${seat}`, to: `stack:${String(event["stack"])}`, picture: card }];
      case "built":
        return [{ from: `hand-of:${seat}`, to: `site-of:${seat}-${String(event["site"])}`, picture: card }];
      case "built-abroad":
        return [{ from: `hand-of:${seat}`, to: `site-of:${order.find((one) => one !== seat) ?? ""}-${String(event["site"])}`, picture: card }];
      default:
        return [];
    }
  };
