import { expect, it } from "vitest";
import { articleAddress, Contents } from "./book";

const article = (id: string, ...cards: string[]) => ({ id, title: {}, kind: "rule", testable: true, cards });
const contents = new Contents({
  chapters: [
    { id: "106", title: {}, articles: [article("106.A.a", "spion"), article("106.A.a#2")] },
    { id: "112", title: {}, articles: [article("112.S.a", "spion")] },
  ],
  cards: {},
  terms: [],
});

it("knows the chapter of an article, and what stands beside it", () => {
  expect(contents.chapter("106.A.a#2")?.id).toBe("106");
  expect(contents.chapter("112")?.id).toBe("112");
  expect(contents.chapter("113")).toBeUndefined();
  expect(contents.beside("106.A.a").before).toBeUndefined();
  expect(contents.beside("106.A.a#2").before?.id).toBe("106.A.a");
  expect(contents.beside("106.A.a#2").after?.id).toBe("112.S.a");
  expect(contents.beside("112.S.a").after).toBeUndefined();
});

it("leads from a card to its articles", () => {
  expect(contents.about("spion").map((one) => one.id)).toEqual(["106.A.a", "112.S.a"]);
});

it("gives every article an address that leads back to it", () => {
  expect(articleAddress("106.A.a#2")).toBe("/rules/encyclopedia/106.A.a%232");
});
