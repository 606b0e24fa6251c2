/** Which things of the table each sentence is about. */

import { targetsFor } from "../../table/targets";
import type { Forms } from "./wire";

export const targets = targetsFor<Forms>()({
  roll: "dice",
  "set-die": "die:{number}",
  play: "hand:{card}",
  build: "hand:{card} site:{site}",
  "build-open": "open:{card} site:{site}",
  "lay-at": "hand:{card} region:{region}",
  "build-road": "road:{side}",
  "build-settlement": "settlement:{side}",
  "build-city": "place:{place}",
  trade: "give:{resource} resource:{other}",
  "trade-region": "region:{region} resource:{resource}",
  demolish: "built:{card}@{site}",
  save: "resource:{resource}",
  "choose-region": "looked:{region}@",
  "lay-above": "looked:{region}@",
  "swap-regions": "region:{region} + region:{other}",
  "swap-cards": "built:{card}@{site} + built:{other}@{othersite}",
  draw: "stack:{stack}",
  put: "hand:{card} stack:{stack}",
  search: "stack:{stack}",
  "take-card": "looked:{card}@{place}",
  "take-discard": "looked:{card}@",
  steal: "their:{card}",
  demand: "resource:{resource}",
  buy: "resource:{resource}",
  // the Medicus visits the own bath house; everybody else who points at a building points across the table
  "name@medicus": "built:{card}@{site}",
  name: "built:{card}@their-{site}",
  remove: "built:{card}@{site}",
  plunder: "region:{region}",
  receive: "resource:{resource}",
  pay: "region:{region}",
  store: "region:{region}",
  take: "region:{region}",
  "take-lost": "resource:{resource}",
  give: "region:{region}",
  appease: "", // a number, and no number lies on the table
});
