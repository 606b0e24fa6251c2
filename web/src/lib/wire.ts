// Made from the types of the server by `make types`; not to be changed by hand.

export interface Everything {
  Accepted?: Accepted;
  Analysis?: Analysis;
  ArticleInfo?: ArticleInfo;
  ArticleTitle?: ArticleTitle;
  ArticlesFound?: ArticlesFound;
  AskHint?: AskHint;
  Attend?: Attend;
  Attended?: Attended;
  Bring?: Bring;
  CardInfo?: CardInfo;
  Catalogue?: Catalogue;
  ChancePoint?: ChancePoint;
  ChangeSeat?: ChangeSeat;
  ChapterInfo?: ChapterInfo;
  Chart?: Chart;
  ChatLine?: ChatLine;
  ChatLog?: ChatLog;
  Check?: Check;
  Checked?: Checked;
  ChoiceInfo?: ChoiceInfo;
  Clock?: Clock;
  ClockTimes?: ClockTimes;
  Consent?: Consent;
  ConsentToSeat?: ConsentToSeat;
  CountInfo?: CountInfo;
  DeleteTable?: DeleteTable;
  DieFace?: DieFace;
  DieInfo?: DieInfo;
  EncyclopediaChapter?: EncyclopediaChapter;
  EncyclopediaInfo?: EncyclopediaInfo;
  FormInfo?: FormInfo;
  GameInfo?: GameInfo;
  GameList?: GameList;
  Gone?: Gone;
  GuideChapter?: GuideChapter;
  GuideInfo?: GuideInfo;
  GuidePiece?: GuidePiece;
  GuidePoint?: GuidePoint;
  Health?: Health;
  Hello?: Hello;
  Hint?: Hint;
  HintOption?: HintOption;
  Invitation?: Invitation;
  InvitationTold?: InvitationTold;
  Invite?: Invite;
  LessonAnswer?: LessonAnswer;
  LessonInfo?: LessonInfo;
  LessonList?: LessonList;
  LessonPlace?: LessonPlace;
  LessonStep?: LessonStep;
  LessonTitle?: LessonTitle;
  Lobby?: Lobby;
  LuckInfo?: LuckInfo;
  MistakeInfo?: MistakeInfo;
  ModeInfo?: ModeInfo;
  Move?: Move;
  Mute?: Mute;
  NewTable?: NewTable;
  OtherRules?: OtherRules;
  Over?: Over;
  Passing?: Passing;
  Ping?: Ping;
  PlayLesson?: PlayLesson;
  PlayOn?: PlayOn;
  PlayScenario?: PlayScenario;
  PlayedOn?: PlayedOn;
  Pong?: Pong;
  Problem?: Problem;
  Publish?: Publish;
  PuzzleCount?: PuzzleCount;
  PuzzleInfo?: PuzzleInfo;
  PuzzleList?: PuzzleList;
  PuzzleSolution?: PuzzleSolution;
  PuzzleStep?: PuzzleStep;
  PuzzleTitle?: PuzzleTitle;
  PuzzlesInfo?: PuzzlesInfo;
  PuzzlesOfGame?: PuzzlesOfGame;
  ReasonInfo?: ReasonInfo;
  RefusedSentence?: RefusedSentence;
  RegisterEntry?: RegisterEntry;
  Rematch?: Rematch;
  ReplayAnswer?: ReplayAnswer;
  ReplayIndex?: ReplayIndex;
  ReplayStep?: ReplayStep;
  Resign?: Resign;
  RuleInfo?: RuleInfo;
  RulesInfo?: RulesInfo;
  Say?: Say;
  ScenarioBeat?: ScenarioBeat;
  ScenarioInfo?: ScenarioInfo;
  ScenarioStep?: ScenarioStep;
  ScenarioTitle?: ScenarioTitle;
  SeatAsked?: SeatAsked;
  SeatInfo?: SeatInfo;
  Seated?: Seated;
  SeatedTold?: SeatedTold;
  SectionInfo?: SectionInfo;
  ShownBy?: ShownBy;
  Sit?: Sit;
  Sketch?: Sketch;
  Stand?: Stand;
  Suggest?: Suggest;
  Suggested?: Suggested;
  TableChanged?: TableChanged;
  TableInfo?: TableInfo;
  TermInfo?: TermInfo;
  TryPuzzle?: TryPuzzle;
  TurnPoints?: TurnPoints;
  Undo?: Undo;
  UndoAnswer?: UndoAnswer;
  UndoAsked?: UndoAsked;
  Update?: Update;
  Upload?: Upload;
  Uploaded?: Uploaded;
  WeighedMove?: WeighedMove;
  WhyNot?: WhyNot;
  WhyNotAnswer?: WhyNotAnswer;
  WhyNotTold?: WhyNotTold;
}
/**
 * A move was made as answer number `seq`: now, or (`repeated`) when it came first.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  repeated?: boolean;
}
/**
 * Where a finished game was lost, as far as it is known: `done` of `of` pieces of work.
 *
 *     `none`: nobody has asked for it yet, or it was given up with a worker that is gone. `close` is the number of choices
 *     of each seat that looked like mistakes, but not by enough to say so.
 */
export interface Analysis {
  state: "done" | "none" | "running";
  done: number;
  of: number;
  choices: number;
  thought_about: number;
  chances: ChancePoint[];
  mistakes: MistakeInfo[];
  close: {
    [k: string]: number;
  };
}
/**
 * Each seat's share of a win after so many answers, as the seat that had just chosen could tell.
 */
export interface ChancePoint {
  answer: number;
  chances: {
    [k: string]: number;
  };
}
/**
 * A choice after `answer` answers that further trials have confirmed to be worse than another.
 *
 *     `chance` is the share of a win that was left, `best` what there was to have with `better`; what was `lost` lies
 *     between `low` and `high`.
 */
export interface MistakeInfo {
  answer: number;
  turn: number;
  seat: string;
  chosen: string;
  better: string;
  chance: number;
  best: number;
  lost: number;
  low: number;
  high: number;
  trials: number;
}
/**
 * An article whole: verdict, reasons and examples, in pieces that may name a card, an article or a rule.
 *
 *     `since` is the edition from which it holds, `see` leads to other articles and to rules, `shown` are the scenarios in
 *     which it can be played.
 */
export interface ArticleInfo {
  id: string;
  title: {
    [k: string]: string;
  };
  kind: string;
  modes: string[];
  since: string;
  testable: boolean;
  cards: string[];
  see: string[];
  verdict: {
    [k: string]: GuidePiece[];
  };
  reasons: {
    [k: string]: GuidePiece[];
  };
  examples: {
    [k: string]: GuidePiece[];
  }[];
  shown: ShownBy[];
}
/**
 * A stretch of a sentence; with a `word` it names that thing of the game.
 */
export interface GuidePiece {
  text: string;
  word: string | null;
}
/**
 * A scenario that shows the verdict of an article.
 */
export interface ShownBy {
  game: string;
  scenario: string;
  title: {
    [k: string]: string;
  };
}
/**
 * An article of the Encyclopedia, in its table of contents. `testable`: it decides something that can be played.
 */
export interface ArticleTitle {
  id: string;
  title: {
    [k: string]: string;
  };
  kind: string;
  testable: boolean;
  cards: string[];
}
/**
 * The numbers of the articles that were looked for, the best first.
 */
export interface ArticlesFound {
  articles: string[];
}
/**
 * What would a bot do? It may think for so long; 0: at a glance.
 */
export interface AskHint {
  type: "hint";
  milliseconds?: number;
  seat?: string | null;
}
/**
 * Whether somebody looks at what this connection is told: a page that is hidden, or was not touched for some
 *     minutes, is `away`.
 */
export interface Attend {
  type: "attend";
  away: boolean;
}
/**
 * Which of the people who hold seats are `here` (connected), `away` (connected, but not looking) or `gone`. A seat
 *     that is not named has no person, or nothing is known of them yet.
 */
export interface Attended {
  type: "attended";
  seats: {
    [k: string]: "away" | "gone" | "here";
  };
}
/**
 * Before the game: what this seat brings (its deck) instead of what it came with. Nothing: as if it had come so.
 */
export interface Bring {
  type: "bring";
  options?: {
    [k: string]: string;
  };
  seat?: string | null;
}
/**
 * A card. `name` and `short` (for small tiles, often the same) have soft hyphens, for print only: to search and to
 *     compare there are the catalogue's names. `text` leaves the figures out, which are among the `facts`.
 */
export interface CardInfo {
  id: string;
  kind: string;
  name: {
    [k: string]: string;
  };
  short: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
  facts: {
    [k: string]: unknown;
  };
}
/**
 * What it takes to name and draw the things of a game. A word that is not among `names` is its own name.
 */
export interface Catalogue {
  game: string;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  forms: FormInfo[];
  cards: CardInfo[];
  extra: {
    [k: string]: unknown;
  };
}
/**
 * A sentence of the game: `build {card} at {site}`. Options are sentences with their slots filled.
 *
 *     A `rare` one is almost always legal and almost never wanted: it should not be offered first.
 */
export interface FormInfo {
  name: string;
  text: string;
  slots: string[];
  rare?: boolean;
}
/**
 * A new name, or somebody else in a seat that no person holds: `open` or a bot. During a game it is a request.
 */
export interface ChangeSeat {
  type: "seat";
  name?: string | null;
  who?: string | null;
  seat?: string | null;
}
export interface ChapterInfo {
  id: string;
  title: {
    [k: string]: string;
  };
  articles: ArticleInfo[];
}
/**
 * `turns` go as far as the views of the replay do.
 */
export interface Chart {
  turns: TurnPoints[];
  measure: {
    [k: string]: string;
  };
  target?: number | null;
  other_rules?: OtherRules | null;
}
/**
 * How far everybody was when a turn ended, which was after so many answers. Turn 0 is the start.
 */
export interface TurnPoints {
  turn: number;
  answer: number;
  points: {
    [k: string]: number;
  };
}
/**
 * The rules of this server do not lead where a game went.
 *
 *     It began with version `played`; `here` is that of the server. So many `views` can be had, the first of them after
 *     0 answers. `text` says so in a sentence.
 */
export interface OtherRules {
  played: string;
  here: string;
  views: number;
  text: {
    [k: string]: string;
  };
}
export interface ChatLine {
  type: "chat";
  id: number;
  at: number;
  seat: string;
  text: string;
}
export interface ChatLog {
  lines: ChatLine[];
}
/**
 * Something to be agreed on: can it be played so? Nothing is opened.
 */
export interface Check {
  mode?: string | null;
  seats?: number | null;
  options?: {
    [k: string]: string;
  };
}
/**
 * `message` is a sentence in English; `rules` and `text` are there where a rule of the game forbids it.
 */
export interface Checked {
  ok: boolean;
  message?: string | null;
  rules?: string[];
  text?: {
    [k: string]: string;
  } | null;
}
/**
 * What the seat is asked. `passing` is the option that lets a reaction go by.
 */
export interface ChoiceInfo {
  prompt: string;
  about: {
    [k: string]: string;
  };
  options: string[];
  passing?: string | null;
}
/**
 * `move`: so many seconds for each answer. `bank`: so many for the whole game, and an increment for each answer.
 */
export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}
/**
 * Milliseconds each seat has left, and whose time is running.
 */
export interface ClockTimes {
  left: {
    [k: string]: number;
  };
  running: string[];
}
export interface Consent {
  type: "consent";
  agree: boolean;
  seat?: string | null;
}
/**
 * An answer to the request that `who` sits at the seat `at`.
 */
export interface ConsentToSeat {
  type: "seat-consent";
  agree: boolean;
  at: string;
  who: string;
  seat?: string | null;
}
/**
 * What each seat had in all at the end of each turn.
 */
export interface CountInfo {
  id: string;
  name: {
    [k: string]: string;
  };
  turns: TurnPoints[];
}
/**
 * The table is deleted for good.
 */
export interface DeleteTable {
  type: "delete";
}
export interface DieFace {
  face: string;
  thrown: number;
  expected: number;
}
/**
 * How often each face came, and how often it was to be expected.
 */
export interface DieInfo {
  id: string;
  name: {
    [k: string]: string;
  };
  faces: DieFace[];
}
export interface EncyclopediaChapter {
  id: string;
  title: {
    [k: string]: string;
  };
  articles: ArticleTitle[];
}
/**
 * The chapters of the Encyclopedia, what the cards are called that it speaks of, and its terms.
 */
export interface EncyclopediaInfo {
  chapters: EncyclopediaChapter[];
  cards: {
    [k: string]: {
      [k: string]: string;
    };
  };
  terms: RegisterEntry[];
}
/**
 * A term of the register, how it is abbreviated if it is, and the articles that speak of it.
 */
export interface RegisterEntry {
  name: {
    [k: string]: string;
  };
  short: string | null;
  articles: string[];
}
export interface GameInfo {
  id: string;
  name: {
    [k: string]: string;
  };
  rules_version: string;
  modes: ModeInfo[];
  bots: string[];
}
/**
 * A way to play, with so many seats.
 *
 *     `usual` are options to play with where nobody agrees on any or brings anything.
 */
export interface ModeInfo {
  id: string;
  name: {
    [k: string]: string;
  };
  seats: string[];
  fewest: number;
  most: number;
  options: TermInfo[];
  usual: {
    [k: string]: string;
  };
}
export interface TermInfo {
  id: string;
  name: {
    [k: string]: string;
  };
  values: string[];
  usual: string;
  free: boolean;
  by_seat: boolean;
  several: boolean;
}
export interface GameList {
  games: GameInfo[];
}
/**
 * The table was deleted.
 */
export interface Gone {
  type: "gone";
}
export interface GuideChapter {
  id: string;
  title: {
    [k: string]: string;
  };
  modes: string[];
  points: GuidePoint[];
}
/**
 * A sentence or a few, with the rules behind it and the scenario that shows it. `modes`: none means all.
 *
 *     With a `mark` it is the line of a table that explains that thing, called `name`.
 */
export interface GuidePoint {
  text: {
    [k: string]: GuidePiece[];
  };
  rules: string[];
  modes: string[];
  example: string | null;
  mark: string | null;
  name: {
    [k: string]: string;
  };
}
/**
 * The rules on one page. A game that brings no such page has no chapters.
 */
export interface GuideInfo {
  chapters: GuideChapter[];
}
export interface Health {
  status: "ok";
  version: string;
  database: "ok";
}
/**
 * The first message: which seat's eyes (none: a spectator's), the last answer this client has seen, and whether
 *     nobody looks at it now (see `Attend`).
 */
export interface Hello {
  type: "hello";
  seat?: string | null;
  seq?: number | null;
  away?: boolean;
}
/**
 * What a bot thinks of the options of a seat, the best first, from what that seat sees. As of answer `seq`.
 */
export interface Hint {
  type: "hint";
  options: HintOption[];
  bot: string;
  seq: number;
}
/**
 * An option and what the bot thinks of it: 1 is the best, 0 the worst of those it has thought about.
 *
 *     `chance` is the share of a win it promises, by so many `trials`; null where the bot has only glanced at the table.
 */
export interface HintOption {
  move: string;
  score: number;
  chance?: number | null;
  trials?: number;
}
/**
 * Good for one person. The secret stands in the part of the link that browsers do not send.
 */
export interface Invitation {
  seat: string;
  invitation: string;
  link: string;
}
export interface InvitationTold {
  type: "invitation";
  seat: string;
  invitation: string;
  link: string;
}
/**
 * An invitation for an open seat, or for the first one. An earlier invitation to it loses its force.
 */
export interface Invite {
  type: "invite";
  seat?: string | null;
}
/**
 * An answer to the question of a step, and what is said to those who give it.
 */
export interface LessonAnswer {
  text: {
    [k: string]: string;
  };
  right: boolean;
  say: {
    [k: string]: string;
  };
}
export interface LessonInfo {
  game: string;
  id: string;
  title: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
  minutes: number;
  mode: string;
  seat: string;
  seats: string[];
  options: {
    [k: string]: string;
  };
  steps: LessonStep[];
}
/**
 * One idea. `read`: nothing to do. `want`: one of these moves (`*` stands for any word, `undo` takes one back).
 *
 *     `refused`: something that the table refuses. `ask`: one of the answers. `point` names things on the table by their
 *     keys, and parts of the page; `names` likewise what is spoken of besides and should be in sight.
 */
export interface LessonStep {
  kind: "ask" | "read" | "refused" | "want";
  say: {
    [k: string]: string;
  };
  point: string[];
  names: string[];
  rules: string[];
  want: string[];
  otherwise: {
    [k: string]: string;
  } | null;
  answers: LessonAnswer[];
}
/**
 * All lessons, by game and in the order in which they are meant to be taken.
 */
export interface LessonList {
  lessons: LessonTitle[];
}
export interface LessonTitle {
  game: string;
  id: string;
  title: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
  minutes: number;
  mode: string;
  steps: number;
}
/**
 * A place in a lesson, with the learner's eyes. `events` follow after the first `events_from` of them.
 *
 *     `done`: what was tried was right and has happened. `strays`: it is allowed, but not what the step wants. Then, and
 *     when it was `refused`, nothing has happened. `undo`: whether the learner's last choice can be taken back.
 */
export interface LessonPlace {
  step: number;
  of: number;
  view: unknown;
  events_from: number;
  events: unknown[];
  asked: string[];
  choice: ChoiceInfo | null;
  refused: ReasonInfo | null;
  strays: boolean;
  done: boolean;
  undo: boolean;
  over: Over | null;
}
/**
 * Why not: a code and rule ids for programs, a sentence for people.
 */
export interface ReasonInfo {
  code: string;
  rules: string[];
  params: {
    [k: string]: unknown;
  };
  text: {
    [k: string]: string;
  };
}
/**
 * How a game ended: by the rules, or `resigned`, `timeout`, `abandoned`.
 */
export interface Over {
  winners: string[];
  how: string;
}
export interface Lobby {
  tables: TableInfo[];
  more: boolean;
}
/**
 * What everybody at a table may know about it, and what is the asker's own: `mine`, `owner`, `muted`.
 *
 *     `mode`, the names of `seats`, `options`, `rules_version` and what it follows are its whole setting: every option is
 *     named, but those that a seat keeps to itself until the game shows them.
 */
export interface TableInfo {
  id: string;
  game: string;
  mode: string;
  status: "open" | "over" | "replay" | "running";
  public: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  created: number;
  version: number;
  seats: SeatInfo[];
  options: {
    [k: string]: string;
  };
  clock: Clock | null;
  on_timeout: string;
  commitment: string;
  rules_version: string;
  undo_asked?: UndoAsked | null;
  rematch?: string | null;
  over?: Over | null;
  mine?: string[];
  owner?: boolean;
  muted?: string[];
  follows?: string | null;
  follows_commitment?: string | null;
  own_rules?: boolean;
  seat_asked?: SeatAsked | null;
  published?: boolean;
  publish_agreed?: string[];
  turn?: number | null;
}
/**
 * Who sits where: `who` is `open`, `person` or a bot; `out` says that the seat has resigned or run out of time.
 *
 *     `offered`: those who play have agreed that somebody may be invited to this open seat of a running game.
 */
export interface SeatInfo {
  seat: string;
  who: string;
  name: string;
  out?: boolean;
  offered?: boolean;
}
export interface UndoAsked {
  seat: string;
  agreed: string[];
  wanted: string[];
}
/**
 * The seat `by` asks to change who sits at `seat`: a bot, or `open`, so that somebody can be invited.
 */
export interface SeatAsked {
  by: string;
  seat: string;
  who: string;
  agreed: string[];
  wanted: string[];
}
export interface LuckInfo {
  dice: DieInfo[];
  counts: CountInfo[];
}
/**
 * A move: the text of an option. `id` is the client's; the same id again is answered, not played again.
 */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  move: string;
  seat?: string | null;
}
/**
 * No more chat from a seat, for the holder of this token alone.
 */
export interface Mute {
  type: "mute";
  seat: string;
  on?: boolean;
}
/**
 * A table to be opened. `seats` says who sits where: `me`, `open`, or `bot:` and the name of a bot.
 *
 *     `brought` is what each of my seats says for itself, by term, as in `Sit.options`. `hints` left out: where people at
 *     different screens play each other nobody may ask for hints, elsewhere everybody may.
 */
export interface NewTable {
  game: string;
  mode?: string | null;
  seats?: string[] | null;
  options?: {
    [k: string]: string;
  };
  clock?: Clock | null;
  on_timeout?: string;
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean | null;
  name?: string | null;
  brought?: {
    [k: string]: string;
  };
}
/**
 * From now on this seat lets reactions pass without being asked, or wants to be asked again.
 */
export interface Passing {
  type: "passing";
  id: string;
  on: boolean;
  seat?: string | null;
}
export interface Ping {
  type: "ping";
}
/**
 * The place after `step` steps and the learner's `moves` so far, and what comes of one more that is `tried`.
 *
 *     After the last step the game goes on by itself: all further moves are the learner's own, a bot answers them, and
 *     luck follows from `seed`. With `whole` all events are told, not only those since the last move.
 */
export interface PlayLesson {
  step?: number;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  tried?: string | null;
  seed?: string;
  whole?: boolean;
}
/**
 * The moves of a visitor who has taken the place of `seat`. Another `seed` is other luck from there on.
 */
export interface PlayOn {
  seat: string;
  /**
   * @maxItems 1000
   */
  moves?: string[];
  seed?: number;
}
/**
 * The first `step` steps of the script, then the visitor's own moves (`red: end turn`), seen by `seat`.
 */
export interface PlayScenario {
  step?: number;
  /**
   * @maxItems 200
   */
  moves?: string[];
  seat?: string | null;
}
/**
 * The table with the eyes of `seat`, after so many answers of the game, the visitor's moves, and what the bot `bot`
 *     answered for all other seats. `events` are what the last move brought about; `refused` says why it was not made.
 */
export interface PlayedOn {
  answers: number;
  seat: string;
  bot: string;
  view: unknown;
  events: unknown[];
  choice: ChoiceInfo | null;
  refused: ReasonInfo | null;
  over: Over | null;
}
export interface Pong {
  type: "pong";
}
/**
 * One sentence that says what is wrong and what to do; `id` is that of the move it is about.
 *
 *     `message` is in the language that was asked for (Accept-Language, else English), `text` in all of them.
 */
export interface Problem {
  type: "error";
  error: string;
  message: string;
  text: {
    [k: string]: string;
  };
  params: {
    [k: string]: string | number;
  };
  id?: string | null;
  seq?: number | null;
  reason?: ReasonInfo | null;
}
/**
 * A finished game may be looked at by everybody, as far as this player is concerned.
 */
export interface Publish {
  type: "publish";
}
export interface PuzzleCount {
  kind: "best" | "forbidden" | "win-now";
  grade: number;
  puzzles: number;
}
/**
 * A puzzle as its seat sees it.
 *
 *     At `forbidden` one of the `sentences` is refused and the others are not, or (`one_allowed`) the other way round;
 *     `choice` is null there, since the options would tell.
 */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: "best" | "forbidden" | "win-now";
  grade: number;
  mode: string;
  seats: string[];
  options: {
    [k: string]: string;
  };
  seat: string;
  view: unknown;
  choice: ChoiceInfo | null;
  sentences: string[];
  one_allowed: boolean;
}
export interface PuzzleList {
  game: string;
  puzzles: PuzzleTitle[];
}
/**
 * A puzzle in a list: what it asks, how hard it is from 1 to 5, and how many sit at its table.
 */
export interface PuzzleTitle {
  id: string;
  kind: "best" | "forbidden" | "win-now";
  grade: number;
  mode: string;
  seats: number;
}
/**
 * The moves that solve it, one after the other, and why: all first moves that win (`keys`), chances of winning
 *     (best first, with that of the move that was made, where it was weighed), or why sentences are refused.
 */
export interface PuzzleSolution {
  line: string[];
  keys: string[];
  weighed: WeighedMove[];
  refusals: RefusedSentence[];
}
/**
 * A move and the share of a win it promises, by so many trials.
 */
export interface WeighedMove {
  move: string;
  chance: number;
  trials: number;
}
export interface RefusedSentence {
  move: string;
  refused: ReasonInfo;
}
/**
 * A puzzle after some moves. Where the last one is `refused`, it changed nothing.
 */
export interface PuzzleStep {
  view: unknown;
  events: unknown[];
  choice: ChoiceInfo | null;
  refused: ReasonInfo | null;
  verdict: "open" | "solved" | "wrong";
  over: Over | null;
  solution: PuzzleSolution | null;
}
/**
 * Every game that has puzzles. `day` is the day by UTC; for everybody it has the same puzzles.
 */
export interface PuzzlesInfo {
  day: string;
  games: PuzzlesOfGame[];
}
/**
 * How many puzzles a game has, and which is that of the day.
 */
export interface PuzzlesOfGame {
  game: string;
  puzzles: PuzzleCount[];
  today: PuzzleTitle;
}
/**
 * The same again at a new table.
 */
export interface Rematch {
  type: "rematch";
}
/**
 * One answer of a record, how many events there were after it, and the turn (or round) it belongs to.
 */
export interface ReplayAnswer {
  line: string;
  events: number;
  turn: number;
}
/**
 * A finished game: all answers, and all events as `seat` knew them, `begun` of them before the first answer.
 */
export interface ReplayIndex {
  of: number;
  seat: string | null;
  begun: number;
  answers: ReplayAnswer[];
  events: unknown[];
  other_rules?: OtherRules | null;
}
/**
 * A finished game after so many answers, as a seat or a spectator saw it, and what the next answer was.
 *
 *     `events` are what the last answer brought about, counted from `events_from` over the whole game. `view` is null
 *     where the present rules do not lead.
 */
export interface ReplayStep {
  answers: number;
  of: number;
  view: unknown;
  events: unknown[];
  waiting_for: string[];
  line?: string | null;
  events_from?: number;
  turn?: number;
  other_rules?: OtherRules | null;
}
export interface Resign {
  type: "resign";
  id: string;
  seat?: string | null;
}
/**
 * A rule in our words. An `open` rule is our reading of what the sources leave open, and `why` its reason.
 */
export interface RuleInfo {
  id: string;
  section: string;
  modes: string[];
  text: {
    [k: string]: string;
  };
  open: boolean;
  why: {
    [k: string]: string;
  };
  card: string | null;
  scenarios: string[];
}
export interface RulesInfo {
  sections: SectionInfo[];
  rules: RuleInfo[];
  scenarios: ScenarioTitle[];
}
export interface SectionInfo {
  id: string;
  title: {
    [k: string]: string;
  };
}
export interface ScenarioTitle {
  id: string;
  title: {
    [k: string]: string;
  };
  rules: string[];
  mode: string;
}
export interface Say {
  type: "chat";
  text: string;
  seat?: string | null;
}
/**
 * One move of a scenario (`do` is `red: end turn`), or one that is refused, or none: only checks.
 *
 *     With `undo` the seat takes its last choice back, which is no move of the game: `move` is null then.
 */
export interface ScenarioBeat {
  number: number;
  do: string | null;
  seat: string | null;
  move: string | null;
  refused: boolean;
  expects: string[];
  note?: {
    [k: string]: string;
  } | null;
  undo?: boolean;
}
export interface ScenarioInfo {
  id: string;
  game: string;
  title: {
    [k: string]: string;
  };
  rules: string[];
  note: {
    [k: string]: string;
  } | null;
  mode: string;
  seats: string[];
  steps: ScenarioBeat[];
  options: {
    [k: string]: string;
  };
}
/**
 * A scenario after some steps, with the eyes of `seat` (null: a spectator's).
 *
 *     `choice` is that of `chooser`: the seat that looks if it is asked, else the first that is. `chance` says that the
 *     script stops before a throw, which its next step deals.
 */
export interface ScenarioStep {
  step: number;
  of: number;
  seat: string | null;
  view: unknown;
  events: unknown[];
  asked: string[];
  chooser: string | null;
  choice: ChoiceInfo | null;
  refused: ReasonInfo | null;
  chance: boolean;
  over: Over | null;
}
/**
 * The token is told once, here. Browsers get it as a cookie, programs send it as `Authorization: Bearer`.
 */
export interface Seated {
  table: TableInfo;
  token: string;
  seats: string[];
}
/**
 * To look from the new seat, say hello again.
 */
export interface SeatedTold {
  type: "seated";
  table: TableInfo;
  token: string;
  seats: string[];
}
/**
 * Sitting down: at a table in the lobby, or with an invitation. `options` is what this seat brings (its deck).
 */
export interface Sit {
  type: "sit";
  seat?: string | null;
  invitation?: string | null;
  name?: string | null;
  options?: {
    [k: string]: string;
  };
}
/**
 * A table as text of at most 80 columns, in each language.
 */
export interface Sketch {
  text: {
    [k: string]: string;
  };
}
/**
 * Leaving a seat to somebody else.
 */
export interface Stand {
  type: "stand";
  seat?: string | null;
}
/**
 * A proposal for what a seat brings, with what is agreed about it. The same seed gives the same.
 */
export interface Suggest {
  term: string;
  mode?: string | null;
  seed?: string | null;
  options?: {
    [k: string]: string;
  };
}
export interface Suggested {
  value: string;
}
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * The moves of the seat since the puzzle began. The solution is told once it is found, or to who gives up.
 */
export interface TryPuzzle {
  /**
   * @maxItems 60
   */
  moves?: string[];
  give_up?: boolean;
}
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat?: string | null;
}
/**
 * Taken back (`done`), or now waiting for the others' consent.
 */
export interface UndoAnswer {
  type: "undo";
  id: string;
  done: boolean;
  seq: number;
}
/**
 * The table after answer number `seq`, with one seat's eyes.
 *
 *     `events` are what happened, counted from `events_from`; whatever a client has beyond that number was taken back.
 *     `ack` names the move that led here, for the seat that made it.
 */
export interface Update {
  type: "update";
  seq: number;
  events_from: number;
  events: unknown[];
  view: unknown;
  choice: ChoiceInfo | null;
  waiting_for: string[];
  may_undo: boolean;
  passing: boolean;
  seat?: string | null;
  ack?: string | null;
  clock?: ClockTimes | null;
  over?: Over | null;
}
/**
 * A record from elsewhere, as text.
 */
export interface Upload {
  record: string;
}
export interface Uploaded {
  table: TableInfo;
  token: string;
}
export interface WhyNot {
  type: "why-not";
  move: string;
  seat?: string | null;
}
export interface WhyNotAnswer {
  move: string;
  refused: ReasonInfo | null;
}
export interface WhyNotTold {
  type: "why-not";
  move: string;
  refused: ReasonInfo | null;
}
