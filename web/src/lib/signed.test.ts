import { expect, it } from "vitest";
import { signed } from "./signed";

const SIGNS = { Aufruf: "megaphone", Abberufen: "clock", "Wert (alt)": "scales", Einsatz: undefined };

it("puts a sign before each word that has one, and keeps the text", () => {
  const text = "Aufruf offen vor dir, Abberufen auf dem Weg.";
  const pieces = signed(text, SIGNS);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.sign).map((piece) => [piece.text, piece.sign])).toEqual([["Aufruf", "megaphone"], ["Abberufen", "clock"]]);
});

it("leaves parts of words alone, and words that are not meant", () => {
  const none = ["Erste Aufrufphase", "auf den Abberufenstapel", "er wird abberufen", "der Einsatz", "Vor-Aufruf", "Überaufruf"];
  for (const text of none) expect(signed(text, SIGNS), text).toEqual([{ text }]);
  expect(signed("Aufruf-Karten", SIGNS)[0]).toEqual({ text: "Aufruf", sign: "megaphone" });
  expect(signed("„Aufruf“", SIGNS)).toHaveLength(3);
});

it("takes words as they are written, and no sign for none", () => {
  expect(signed("der Wert (alt) zählt", SIGNS)[1]).toEqual({ text: "Wert (alt)", sign: "scales" });
  expect(signed("Aufruf", {})).toEqual([{ text: "Aufruf" }]);
});
