// Made from the types of the server by `make types`; not to be changed by hand.

export interface Everything {
  AnnexView?: AnnexView;
  BanView?: BanView;
  BlockView?: BlockView;
  CardAt?: CardAt;
  CastView?: CastView;
  CounterView?: CounterView;
  DeckFacts?: DeckFacts;
  Extra?: Extra;
  Facts?: Facts;
  Forms?: Forms;
  KeptView?: KeptView;
  MemoryView?: MemoryView;
  ModeExtra?: ModeExtra;
  OpenStackView?: OpenStackView;
  PointsView?: PointsView;
  PrinceView?: PrinceView;
  RegionFacts?: RegionFacts;
  RegionView?: RegionView;
  SampleInfo?: SampleInfo;
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
/**
 * A card that keeps the other away from a stack, counted from 1; None: from the discards.
 */
export interface BanView {
  by: string;
  card: string;
  stack: number | null;
}
/**
 * A card that another one keeps from working.
 */
export interface BlockView {
  by: string;
  card: string;
  site: string;
}
/**
 * A card and where it lies.
 */
export interface CardAt {
  card: string;
  site: string;
}
export interface CastView {
  by: string;
  card: string;
  site: string;
}
export interface CounterView {
  card: string;
  count: number;
  site: string;
}
export interface DeckFacts {
  characters: SampleInfo[];
  events: number;
  pools: {
    [k: string]: {
      [k: string]: number;
    };
  };
  samples: SampleInfo[];
  size: number;
  specials: {
    [k: string]: {
      [k: string]: {
        [k: string]: number;
      };
    };
  };
}
export interface SampleInfo {
  editions: string[];
  id: string;
  list: string;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
}
export interface Extra {
  backs: {
    [k: string]: {
      [k: string]: string;
    };
  };
  deck: DeckFacts;
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
  against_cards?: boolean;
  arms?: string;
  at_city?: boolean;
  at_metropolis?: boolean;
  back: string;
  before_1999?: [string, number][];
  before_2003?: [string, number][];
  boosts?: string;
  borrows_ships?: boolean;
  cheapens?: string;
  cheapens_before_2003?: string[];
  cheapens_cards?: string[];
  cheapens_from?: number;
  city_before_2003?: boolean;
  coins?: boolean;
  colony?: boolean;
  copies: number;
  cost: [string, number][];
  counts_to?: number;
  doubles?: string[];
  doubles_knights?: boolean;
  drills?: string;
  enriches?: number;
  expelled_by_strength?: number;
  expelled_by_trade?: number;
  feeds?: string[];
  foils?: number[];
  foreign?: boolean;
  hand: number;
  harvest_any?: number;
  harvest_gold?: number;
  hoards?: string;
  is_expansion?: boolean;
  is_hand_card?: boolean;
  keeps?: string[];
  keeps_peace?: boolean;
  lies_at?: string;
  lights?: boolean;
  links?: boolean;
  loaded_by?: string;
  musters?: string;
  nature?: string;
  needs?: string[];
  needs_champion?: boolean;
  needs_citadels?: number;
  needs_counters?: number;
  needs_ship?: boolean;
  needs_since_2003?: boolean;
  needs_token?: string;
  needs_wizards?: number;
  needs_wizards_together?: number;
  numbers?: {
    [k: string]: number | number[];
  };
  pays_for_actions?: number;
  placement: string;
  power?: number;
  prey_of?: string[];
  prize?: number;
  provenance?: string;
  quells?: string[];
  raises?: string[];
  reconstructed?: string[];
  resource?: string;
  robbers_spare?: number;
  room?: number;
  rules?: string[];
  search_cost?: number;
  set: string;
  shelters?: boolean;
  shield_reach?: string;
  shields?: string[];
  shields_from?: number;
  shields_kind?: string;
  silences?: boolean;
  spell?: number;
  spy_proof?: boolean;
  stack?: number;
  start?: number;
  start_power?: number;
  strength: number;
  taxes_actions?: number;
  timing?: string;
  title: string;
  tournament: number;
  tournament_is_die?: boolean;
  tournament_only?: boolean;
  trade: number;
  trades?: string;
  two_sided?: number;
  unique: boolean;
  vp: number;
  vp_counted?: number;
  watches?: boolean;
  weakens?: string;
  why: {
    [k: string]: string;
  };
  without_citadel?: boolean;
  year_end?: number;
}
export interface Forms {
  "put-away": {
    card: string;
  };
  "keep-card": {
    card: string;
  };
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
  "trade-lit": {
    region: string;
    resource: string;
  };
  "build-metropolis": {
    place: string;
  };
  "build-citadel": {
    place: string;
  };
  "lift-ban": {
    stack: string;
  };
  "lift-ban-from-discards": {};
  ban: {
    stack: string;
  };
  "ban-discards": {};
  sort: {
    card: string;
    place: string;
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
  cast: {
    card: string;
    site: string;
  };
  "spend-power": {
    card: string;
    region: string;
  };
  "set-event": {
    event: string;
  };
  banish: {
    card: string;
  };
  "event-next": {
    card: string;
  };
  "event-under": {
    card: string;
  };
  strike: {
    place: string;
  };
  "one-to-one": {
    resource: string;
  };
  coin: {
    resource: string;
  };
  show: {
    points: string;
  };
  peek: {
    stack: string;
  };
  send: {
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
  charge: {
    card: string;
    region: string;
  };
  feed: {
    card: string;
    region: string;
  };
  redeem: {
    card: string;
    site: string;
  };
  forgo: {
    resource: string;
  };
  move: {
    amount: string;
    resource: string;
    region: string;
    other: string;
  };
  "name-resource": {
    resource: string;
  };
  "fill-region": {
    region: string;
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
 * What a card keeps apart from the regions.
 */
export interface KeptView {
  card: string;
  resource: string;
  site: string;
  stored: number;
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
  strength: number;
  tournament: number;
  trade: number;
  victory: number;
}
export interface PrinceView {
  above: RegionView[];
  ally: CardAt | null;
  annexes: AnnexView[];
  below: RegionView[];
  blocks: BlockView[];
  counters: CounterView[];
  covered: string | null;
  drank: CardAt[];
  forces: string[];
  hand: string[] | null;
  hand_limit: number;
  hand_size: number;
  kept: KeptView[];
  on_roads: CardAt[];
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
  actions_open: boolean;
  actions_played: number;
  active: string;
  banished: string[];
  bans: BanView[];
  carted: string | null;
  cast: CastView[];
  charged: CardAt[];
  citadels: number;
  cities: number;
  deck: string[] | null;
  discard: number;
  discard_top: string | null;
  edition: string;
  event: string | null;
  event_card: string | null;
  event_stack: number;
  foreseen: string[];
  fresh: string[];
  kept: number | null;
  layout: string;
  looked_at: string[] | null;
  memory: MemoryView | null;
  metropolises: number;
  mode: string;
  muehlenstein: string | null;
  new_regions: string[];
  offers: number;
  one_to_one: string[];
  open_stacks: OpenStackView[];
  other_discard: number | null;
  other_discard_top: string | null;
  phase:
    | "action"
    | "arrange"
    | "draw"
    | "event"
    | "exchange"
    | "over"
    | "production"
    | "put-away"
    | "roll"
    | "shuffle"
    | "start-hand";
  playing: string[];
  princes: PrinceView[];
  production: number | null;
  put_away: string[] | null;
  region_stack: number;
  ritterfigur: string | null;
  roads: number;
  seat: string | null;
  sets: string[];
  settlements: number;
  special: string[];
  stacks: StackView[];
  stopped: string[];
  target: number;
  told_events: string[];
  turn: number;
  used: CardAt[];
  winner: string | null;
}
