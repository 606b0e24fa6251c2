/** What this table needs of a game's view and of the facts of its cards. Each game sends more; the compiler compares. */

export interface RegionView {
  region: string;
  resource: string;
  number: number;
  stored: number;
}

/** A card at a region, in its row and counted from 0. If it stores something, with the resource. */
export interface AnnexView {
  card: string;
  row: string;
  at: number;
  resource: string;
  stored: number;
}

/** Points by their kind: each game counts victory, and some more. */
export interface PointsView {
  victory: number;
}

export interface PrinceView {
  seat: string;
  places: string[];
  road_left: boolean;
  road_right: boolean;
  above: RegionView[];
  below: RegionView[];
  sites_above: string[][];
  sites_below: string[][];
  covered: string | null;
  annexes: AnnexView[];
  resources: Record<string, number>;
  hand: string[] | null;
  hand_size: number;
  hand_limit: number;
  points: PointsView;
  /** Where cards can lie on roads and on each other, count something, and share what others do. */
  on_roads?: CardAt[];
  blocks?: (CardAt & { by: string })[];
  counters?: (CardAt & { count: number })[];
  ally?: CardAt | null;
  /** What cards keep apart from the regions. */
  kept?: (CardAt & { resource: string; stored: number })[];
  /** What changes the strength of others, as long as it works. */
  forces?: string[];
}

/** A card and where it lies. */
export interface CardAt {
  card: string;
  site: string;
}

export interface View {
  seat: string | null;
  phase: string;
  active: string;
  target: number;
  production: number | null;
  event: string | null;
  event_card: string | null;
  stacks: { back: string; cards: number; top?: string }[];
  open_stacks: { card: string; cards: number }[];
  /** Cards that keep somebody away from a stack; without a number: from the discards. */
  bans?: { stack: number | null; by: string; card: string }[];
  region_stack: number;
  event_stack: number;
  looked_at: string[] | null;
  new_regions: string[];
  /** The pile of both princes; or of this seat, where the other has one of their own. */
  discard: number;
  discard_top: string | null;
  other_discard?: number | null;
  other_discard_top?: string | null;
  /** What this seat has brought, where each plays with a deck of their own. */
  deck?: string[] | null;
  /** What this seat has put away before the game, where that is agreed. */
  put_away?: string[] | null;
  roads: number;
  settlements: number;
  cities: number;
  metropolises?: number;
  citadels?: number;
  /** What was done with in this turn: cards of the player at turn that were used, wizards that were charged, books that were cast from. */
  used?: CardAt[];
  charged?: CardAt[];
  cast?: (CardAt & { by: string })[];
  /** Event cards that are out of the game, and those that come next, as far as this seat knows them. */
  banished?: string[];
  foreseen?: string[];
  princes: PrinceView[];
}

export interface Facts {
  title: string;
  back: string;
  cost: [string, number][];
  vp: number;
  placement: string;
  /** The resource of the region at which it is built. */
  lies_at?: string;
  /** Magic power: what it costs besides resources, what casting from it costs, with how much it comes. */
  power?: number;
  spell?: number;
  start_power?: number;
  /** All its power comes from this many wizards at one citadel. */
  needs_wizards_together?: number;
  /** A potion: the strength of knights counts twice for a while. */
  doubles_knights?: boolean;
  /** The resources that it keeps apart from the regions. */
  keeps?: string[];
  /** It gets gold that lies on it. */
  colony?: boolean;
  /** Built in the other principality. */
  foreign?: boolean;
  once?: boolean;
  /** What a fleet trades. */
  trades?: string;
  rules?: string[];
  /** Which parts of the card no source gives, and where ours come from. */
  reconstructed?: string[];
  why?: Record<string, string>;
}
