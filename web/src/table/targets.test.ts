import { expect, it } from "vitest";
import { targetsFor, touchesBy } from "./targets";

interface Forms {
  build: { card: string; site: string };
  swap: { one: string; other: string };
  name: { card: string };
  "end-turn": Record<never, string>;
}

const touches = touchesBy(
  targetsFor<Forms>()({
    build: "hand:{card} site:{site}",
    swap: "region:{one} + region:{other}",
    name: "built:{card}@theirs",
    "name@visit": "built:{card}",
  }),
);

const about = (form: string, args: Record<string, string>, prompt = "") => touches({ form, args, rare: false }, prompt);

it("fills the gaps of a sentence into the things it is about, in their order", () => {
  expect(about("build", { card: "kloster", site: "1-above" }).keys).toEqual(["hand:kloster", "site:1-above"]);
});

it("lets either thing come first where a + stands between them", () => {
  expect(about("swap", { one: "a", other: "b" })).toEqual({ keys: ["region:a", "region:b"], eitherFirst: true });
  expect(about("build", { card: "x", site: "y" }).eitherFirst).toBe(false);
});

it("takes the template of a question before that of the form", () => {
  expect(about("name", { card: "bad" }).keys).toEqual(["built:bad@theirs"]);
  expect(about("name", { card: "bad" }, "visit").keys).toEqual(["built:bad"]);
});

it("leaves a sentence without a template to the list", () => {
  expect(about("end-turn", {}).keys).toEqual([]);
});

it("is refused by the compiler where a form or a gap is unknown", () => {
  // @ts-expect-error -- there is no such form
  targetsFor<Forms>()({ fly: "hand:{card}" });
  // @ts-expect-error -- the sentence has no such gap
  targetsFor<Forms>()({ build: "hand:{crad}" });
});
