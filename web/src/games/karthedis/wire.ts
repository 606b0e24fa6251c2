// Made from the types of the server by `make types`; not to be changed by hand.

export interface Everything {
  AbilityFacts?: AbilityFacts;
  BidView?: BidView;
  DeckFacts?: DeckFacts;
  Extra?: Extra;
  Facts?: Facts;
  Forms?: Forms;
  MemoryView?: MemoryView;
  Named?: Named;
  PlayerView?: PlayerView;
  ResourceFacts?: ResourceFacts;
  SeatFacts?: SeatFacts;
  SlotView?: SlotView;
  View?: View;
}
export interface AbilityFacts {
  keyword: string;
  lasting: boolean;
  text: {
    [k: string]: string;
  };
}
export interface BidView {
  card: string | null;
  edge: boolean;
  number: number;
  owner: string;
  shielded: boolean;
  up: boolean;
  value: number | null;
}
export interface DeckFacts {
  copies: number[];
  size: number;
}
export interface Extra {
  deck: DeckFacts;
  hand: number;
  keywords: string[];
  most_value: number;
  pack: number;
  resources: ResourceFacts[];
  seats: SeatFacts;
  set: Named;
  species: Named[];
  victory: {
    [k: string]: string;
  };
}
export interface ResourceFacts {
  copies: number;
  id: string;
  name: {
    [k: string]: string;
  };
}
export interface SeatFacts {
  fewest: number;
  most: number;
  most_copies_of_the_game: number;
}
export interface Named {
  id: string;
  name: {
    [k: string]: string;
  };
}
export interface Facts {
  abilities: AbilityFacts[];
  retired: boolean;
  species: string;
  value: number;
}
export interface Forms {
  draft: {
    card: string;
  };
  use: {
    card: string;
  };
  pass: {};
  call: {
    card: string;
  };
  "pass-with": {
    card: string;
  };
  bid: {
    card: string;
    slot: string;
  };
  intervene: {
    card: string;
  };
  "opt-out": {
    card: string;
  };
  done: {};
  recall: {
    card: string;
  };
  discard: {
    card: string;
  };
  "put-next": {
    card: string;
  };
  retrieve: {
    card: string;
  };
  remove: {
    card: string;
  };
  reclaim: {
    card: string;
  };
  "choose-seat": {
    seat: string;
  };
  redraw: {
    slot: string;
  };
  exchange: {
    slot: string;
    other: string;
  };
  banish: {
    card: string;
    seat: string;
  };
  "choose-bid": {
    number: string;
  };
  "move-to": {
    slot: string;
  };
  "show-hand": {};
}
/**
 * What this seat has seen before of what lies hidden now, as it could have kept it on paper.
 */
export interface MemoryView {
  deck: string[] | null;
  deck_top: string[];
  hands: string[][];
  resources: string[];
}
export interface PlayerView {
  deck: number;
  done: boolean;
  hand: string[] | null;
  hand_size: number;
  laid: string[];
  lost: string[];
  pass_card: string | null;
  passed: boolean;
  pile: string[];
  removed: string[] | null;
  removed_size: number;
  seat: string;
  won: string[];
}
export interface SlotView {
  bids: BidView[];
  resource: string | null;
  totals: {
    [k: string]: number;
  };
}
export interface View {
  display: SlotView[];
  drafted: string[] | null;
  in_turn: string | null;
  leader: string;
  looked_at: string[] | null;
  memory: MemoryView | null;
  mode: string;
  pack: string[] | null;
  phase:
    | "call"
    | "draft"
    | "entry"
    | "opening"
    | "over"
    | "passed"
    | "recall"
    | "refill"
    | "reveal"
    | "second-call"
    | "shuffle"
    | "trade";
  players: PlayerView[];
  playing: string[];
  resource_deck: number;
  round: number;
  seat: string | null;
  victory: string;
  winners: string[];
  won_by: string | null;
}
