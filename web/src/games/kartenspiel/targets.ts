/** Which things of the table each sentence is about. */

import { targetsFor } from "../../table/targets";
import type { Forms } from "./wire";

export const targets = targetsFor<Forms>()({
  roll: "dice",
  "set-die": "die:{number}",
  play: "hand:{card}",
  build: "hand:{card} site:{site}",
  "build-open": "open site:{site}",
  use: "built:{card}@{site}",
  "build-road": "road:{side}",
  "build-settlement": "settlement:{side}",
  "build-city": "place:{place}",
  trade: "give:{resource} resource:{other}",
  "trade-region": "region:{region} resource:{resource}",
  offer: "resource:{resource} + amount:{amount}",
  "ask-for": "resource:{resource} + amount:{amount}",
  demolish: "built:{card}@{site}",
  save: "resource:{resource}",
  "choose-region": "looked:{region}@",
  "lay-above": "looked:{region}@",
  "swap-regions": "region:{region} + region:{other}",
  "trade-regions": "region:{region} + region:{other}",
  draw: "stack:{stack}",
  put: "hand:{card} stack:{stack}",
  search: "stack:{stack}",
  "take-card": "looked:{card}@{place}",
  "take-discard": "looked:{card}@",
  steal: "their:{card}",
  demand: "resource:{resource}",
  "fill-up": "resource:{resource}",
  name: "built:{card}@their-{site}",
  // two questions are about one's own cards, everybody else points across the table
  "remove@imelda": "built:{card}@{site}",
  "remove@ueberfall-take": "built:{card}@{site}",
  remove: "built:{card}@their-{site}",
  pay: "region:{region}",
  store: "region:{region}",
  take: "region:{region}",
  "take-lost": "resource:{resource}",
  give: "region:{region}",
});
