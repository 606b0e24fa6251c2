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
  UsedView?: UsedView;
  View?: View;
}
/**
 * A region expansion: it lies at the region in its row, counted from 0, and stores.
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
  regions: {
    [k: string]: RegionFacts;
  };
  resources: string[];
  sides: string[];
  storage: number;
}
export interface ModeExtra {
  backs: string[];
  editions: string[];
  may_demolish: boolean;
  name: {
    [k: string]: string;
  };
  sets: string[];
  target: number;
  themes: string[];
}
export interface RegionFacts {
  number: number;
  resource: string;
}
/**
 * What every card has, and of the rest what this one has.
 */
export interface Facts {
  arms?: string;
  back: string;
  before_2003?: [string, number][];
  boosts?: string;
  cheapens?: string;
  cheapens_from?: number;
  copies: number;
  cost: [string, number][];
  doubles?: string[];
  drills?: string;
  foils?: number[];
  hand: number;
  harvest_gold?: number;
  hoards?: string;
  is_expansion?: boolean;
  is_hand_card?: boolean;
  musters?: string;
  nature?: string;
  needs?: string[];
  needs_token?: string;
  numbers?: {
    [k: string]: number | number[];
  };
  placement: string;
  prey_of?: string[];
  provenance?: string;
  raises?: string[];
  reconstructed?: string[];
  resource?: string;
  rules?: string[];
  search_cost?: number;
  set: string;
  shelters?: boolean;
  shield_reach?: string;
  shields?: string[];
  stack?: number;
  start?: number;
  strength: number;
  timing?: string;
  title: string;
  tournament: number;
  tournament_only?: boolean;
  trade: number;
  trades?: string;
  unique: boolean;
  vp: number;
  why: {
    [k: string]: string;
  };
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
  "offer-trade": {};
  offer: {
    amount: string;
    resource: string;
  };
  "ask-for": {
    amount: string;
    resource: string;
  };
  accept: {};
  decline: {};
  use: {
    card: string;
    site: string;
  };
  "fill-up": {
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
  "trade-regions": {
    region: string;
    other: string;
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
  pass: {};
  name: {
    card: string;
    site: string;
  };
  remove: {
    card: string;
    site: string;
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
  stacks: (string | null)[][];
}
export interface OpenStackView {
  card: string;
  cards: number;
}
export interface PointsView {
  strength: number;
  tournament: number;
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
}
export interface UsedView {
  card: string;
  site: string;
}
export interface View {
  actions_open: boolean;
  active: string;
  cities: number;
  discard: number;
  discard_top: string | null;
  edition: string;
  event: string | null;
  event_card: string | null;
  event_stack: number;
  looked_at: string[] | null;
  memory: MemoryView | null;
  mode: string;
  muehlenstein: string | null;
  new_regions: string[];
  offers: number;
  open_stack: OpenStackView | null;
  phase:
    "action" | "arrange" | "draw" | "event" | "exchange" | "over" | "production" | "roll" | "shuffle" | "start-hand";
  playing: string[];
  princes: PrinceView[];
  production: number | null;
  region_stack: number;
  ritterfigur: string | null;
  roads: number;
  seat: string | null;
  settlements: number;
  stacks: StackView[];
  target: number;
  theme: string;
  turn: number;
  used: UsedView[];
  winner: string | null;
}
