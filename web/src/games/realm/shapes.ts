/** What this table needs of a game's view and of the facts of its cards. Each game sends more; the compiler compares. */

export interface RegionView {
  region: string;
  resource: string;
  number: number;
  stored: number;
}

/** A region expansion: it lies at the region in its row, counted from 0, and stores. */
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
}

export interface View {
  seat: string | null;
  phase: string;
  active: string;
  target: number;
  production: number | null;
  event: string | null;
  event_card: string | null;
  stacks: { back: string; cards: number }[];
  open_stack?: { card: string; cards: number } | null;
  region_stack: number;
  event_stack: number;
  looked_at: string[] | null;
  new_regions: string[];
  discard: number;
  discard_top: string | null;
  roads: number;
  settlements: number;
  cities: number;
  princes: PrinceView[];
}

export interface Facts {
  title: string;
  back: string;
  cost: [string, number][];
  vp: number;
  placement: string;
  once?: boolean;
  /** What a fleet trades. */
  trades?: string;
  rules?: string[];
  /** Which parts of the card no source gives, and where ours come from. */
  reconstructed?: string[];
  why?: Record<string, string>;
}
