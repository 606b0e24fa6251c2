// Made from the types of the server by `make types`; not to be changed by hand.

export interface Everything {
  AnnexView?: AnnexView;
  Extra?: Extra;
  Facts?: Facts;
  Forms?: Forms;
  MemoryView?: MemoryView;
  ModeExtra?: ModeExtra;
  OpenStackView?: OpenStackView;
  PointsView?: PointsView;
  PrinceView?: PrinceView;
  RegionFacts?: RegionFacts;
  RegionView?: RegionView;
  StackView?: StackView;
  View?: View;
}
/**
 * A card at a region, in its row and counted from 0. If it is one that stores, with the resource.
 */
export interface AnnexView {
  at: number;
  card: string;
  resource: string;
  row: string;
  stored: number;
}
export interface Extra {
  backs: {
    [k: string]: {
      [k: string]: string;
    };
  };
  event_die: string[];
  modes: {
    [k: string]: ModeExtra;
  };
  places: number;
  points: {
    [k: string]: {
      [k: string]: string;
    };
  };
  production_die: number[];
  region_expansions: {
    [k: string]: string;
  };
  regions: {
    [k: string]: RegionFacts;
  };
  resources: string[];
  sides: string[];
  storage: number;
}
export interface ModeExtra {
  backs: string[];
  half_moons_sleep: boolean;
  name: {
    [k: string]: string;
  };
  open_card: string | null;
  open_copies: number;
  sets: string[];
  target: number;
  theme: boolean;
}
export interface RegionFacts {
  number: number;
  resource: string;
}
/**
 * What every card has, and of the rest what this one has.
 */
export interface Facts {
  back: string;
  boosts?: string;
  calms?: number[];
  cheapens?: string;
  copies: number;
  cost: [string, number][];
  duel?: number;
  fleet?: number;
  guards?: number[];
  harvest_gold?: number;
  is_expansion?: boolean;
  is_hand_card?: boolean;
  nature?: string;
  needs?: string[];
  needs_progress?: number;
  needs_warrior?: boolean;
  numbers?: {
    [k: string]: number | number[];
  };
  once: boolean;
  placement: string;
  progress: number;
  provenance?: string;
  raises?: string[];
  resource?: string;
  rules?: string[];
  search_cost?: number;
  set: string;
  shelters?: boolean;
  skill: number;
  stack?: number;
  start?: number;
  strength: number;
  timing?: string;
  title: string;
  trade: number;
  trades?: string;
  vp: number;
}
export interface Forms {
  "done-arranging": {};
  roll: {};
  "set-die": {
    number: string;
  };
  "end-turn": {};
  play: {
    card: string;
  };
  build: {
    card: string;
    site: string;
  };
  "build-open": {
    card: string;
    site: string;
  };
  "lay-at": {
    card: string;
    region: string;
  };
  "build-road": {
    side: string;
  };
  "build-settlement": {
    side: string;
  };
  "build-city": {
    place: string;
  };
  trade: {
    rate: string;
    resource: string;
    other: string;
  };
  "trade-region": {
    region: string;
    resource: string;
  };
  demolish: {
    card: string;
    site: string;
  };
  save: {
    resource: string;
  };
  "top-regions": {};
  "choose-region": {
    region: string;
  };
  "lay-above": {
    region: string;
  };
  "swap-regions": {
    region: string;
    other: string;
  };
  "swap-cards": {
    card: string;
    site: string;
    other: string;
    othersite: string;
  };
  draw: {
    stack: string;
  };
  put: {
    card: string;
    stack: string;
  };
  keep: {};
  search: {
    stack: string;
  };
  "take-card": {
    card: string;
    place: string;
  };
  "take-discard": {
    card: string;
  };
  steal: {
    card: string;
  };
  demand: {
    resource: string;
  };
  buy: {
    resource: string;
  };
  pass: {};
  name: {
    card: string;
    site: string;
  };
  remove: {
    card: string;
    site: string;
  };
  guard: {};
  appease: {
    amount: string;
  };
  plunder: {
    region: string;
  };
  receive: {
    resource: string;
  };
  pay: {
    resource: string;
    region: string;
  };
  store: {
    resource: string;
    region: string;
  };
  take: {
    resource: string;
    region: string;
  };
  "take-lost": {
    resource: string;
  };
  give: {
    resource: string;
    region: string;
  };
}
/**
 * What this seat has seen before of what lies hidden now, as it could have kept it on paper.
 */
export interface MemoryView {
  discards: string[];
  hand: string[];
  other_discards: string[];
  stacks: (string | null)[][];
}
export interface OpenStackView {
  card: string;
  cards: number;
}
export interface PointsView {
  progress: number;
  skill: number;
  strength: number;
  trade: number;
  victory: number;
}
export interface PrinceView {
  above: RegionView[];
  annexes: AnnexView[];
  below: RegionView[];
  covered: string | null;
  hand: string[] | null;
  hand_limit: number;
  hand_size: number;
  places: string[];
  points: PointsView;
  resources: {
    [k: string]: number;
  };
  road_left: boolean;
  road_right: boolean;
  seat: string;
  sites_above: string[][];
  sites_below: string[][];
}
export interface RegionView {
  number: number;
  region: string;
  resource: string;
  stored: number;
}
export interface StackView {
  back: string;
  cards: number;
  top?: string;
}
export interface View {
  active: string;
  cities: number;
  discard: number;
  discard_top: string | null;
  event: string | null;
  event_card: string | null;
  event_stack: number;
  handelsstein: string | null;
  heldenstein: string | null;
  herald: boolean;
  looked_at: string[] | null;
  memory: MemoryView | null;
  minted: number;
  mode: string;
  new_regions: string[];
  open_stacks: OpenStackView[];
  phase: "action" | "arrange" | "draw" | "event" | "exchange" | "over" | "roll" | "shuffle" | "start-hand";
  playing: string[];
  princes: PrinceView[];
  production: number | null;
  region_stack: number;
  roads: number;
  seat: string | null;
  settlements: number;
  stacks: StackView[];
  target: number;
  turn: number;
  winner: string | null;
}
