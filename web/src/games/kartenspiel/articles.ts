/** What the Encyclopedia has decided about a card: how many articles, and where they are listed. */

import { cardAddress, contents } from "../../pages/encyclopedia/book";
import type { Articles } from "../realm/realm";

export async function articles(title: string): Promise<Articles | null> {
  const count = (await contents("")).about(title).length;
  return count === 0 ? null : { count, address: cardAddress(title) };
}
