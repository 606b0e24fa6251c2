/** Parts of a face of one game: what they show asks for it with `realm()`. */

import type { Component } from "svelte";
import type { Realm } from "./realm";
import Within from "./Within.svelte";

export const within = <Props extends object>(at: Realm, Part: Component<Props>): Component<Props> =>
  ((internals, given) => Within(internals, { at, Part: Part as unknown as Component<Record<string, unknown>>, given: given as Record<string, unknown> })) as Component<Props>;
