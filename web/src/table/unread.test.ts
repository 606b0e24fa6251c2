import { expect, it } from "vitest";
import type { ChatLine } from "../lib/wire";
import { Unread } from "./unread.svelte";

const line = (id: number, seat: string): ChatLine => ({ id, seat, text: `line ${id}` }) as ChatLine;

it("counts what others said until it is seen", () => {
  let said: ChatLine[] = [];
  const unread = new Unread(() => said, (seat) => seat === "blue");
  expect(unread.lines).toEqual([]);
  said = [line(1, "blue"), line(2, "red"), line(3, "blue")];
  expect(unread.lines.map(({ id }) => id)).toEqual([1, 3]);
  unread.see();
  expect(unread.lines).toEqual([]);
  said = [...said, line(4, "red"), line(5, "blue")];
  expect(unread.lines.map(({ id }) => id)).toEqual([5]);
});
