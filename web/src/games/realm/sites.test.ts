import { describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { placeName, siteName, siteNames } from "./sites";
import type { PrinceView } from "./shapes";

const prince = (...places: string[]): PrinceView => ({ places }) as unknown as PrinceView;

describe("sites are called by what they lie at", () => {
  it("counts settlements and cities apart, from the left", () => {
    settings.language = "en";
    const realm = prince("settlement", "city", "settlement", "city");
    expect(placeName(realm, 2)).toBe("first city");
    expect(siteName(realm, "4-above")).toBe("above the second city");
    expect(siteName(realm, "3-below")).toBe("below the second settlement");
  });

  it("does not count what there is only one of", () => {
    settings.language = "en";
    expect(siteName(prince("settlement", "city"), "2-above")).toBe("above the city");
    settings.language = "de";
    expect(siteName(prince("settlement", "city"), "2-above")).toBe("über der Stadt");
    expect(siteName(prince("city", "city"), "2-below")).toBe("unter der 2. Stadt");
    settings.language = "en";
  });

  it("knows every site", () => {
    expect(Object.keys(siteNames(prince("settlement", "city")))).toEqual(["1-above", "1-below", "2-above", "2-below"]);
  });
});
