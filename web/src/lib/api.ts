/** The server's HTTP calls, typed. Every refusal arrives as a `Trouble` with one sentence for the person. */

import { kept } from "./kept";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";
import type {
  Analysis,
  ArticlesFound,
  Catalogue,
  ChapterInfo,
  Chart,
  Checked,
  EncyclopediaInfo,
  Sketch,
  GameList,
  GuideInfo,
  Hint,
  Invitation,
  LessonInfo,
  LessonList,
  LessonPlace,
  Lobby,
  LuckInfo,
  ModeInfo,
  NewTable,
  PlayedOn,
  PlayLesson,
  Problem,
  PuzzleInfo,
  PuzzleList,
  PuzzlesInfo,
  PuzzleStep,
  ReplayIndex,
  ReplayStep,
  RulesInfo,
  ScenarioInfo,
  ScenarioStep,
  Seated,
  Sit,
  TableInfo,
  Uploaded,
} from "./wire";
import { pick, t } from "./words.svelte";

export class Trouble extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(message);
  }
}

/** What to tell a person about something that went wrong. */
export function messageOf(error: unknown, otherwise = String(error)): string {
  return error instanceof Error ? error.message : otherwise;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init, headers: { ...init.headers, ...invited(path) } });
  } catch {
    throw new Trouble(t("trouble-no-server"), 0, null);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Trouble(pick(problem?.text) || t("trouble-unknown"), response.status, problem);
  }
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

function send<T>(path: string, body: unknown, method = "POST"): Promise<T> {
  return call<T>(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** The secret of the link somebody came with. A private table tells them what they need in order to sit down. */
let carried: { at: string; secret: string } | null = null;

export function comeInvited(id: string, secret: string): void {
  carried = { at: table(id), secret };
}

function invited(path: string): Record<string, string> {
  const there = carried !== null && (path === carried.at || path.startsWith(`${carried.at}/`));
  return there && carried !== null ? { "X-Invitation": carried.secret } : {};
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const lesson = (game: string, id: string): string => `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** Where a game's cards, texts and rules are read: those anybody may see, or those of a table, as its setting shows them. */
export const booksOf = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
export const booksAt = table;

export const api = {
  games: () => call<GameList>("/api/games"),
  mode: (game: string, mode: string, seats: number) =>
    call<ModeInfo>(`${booksOf(game)}/modes/${encodeURIComponent(mode)}?seats=${seats}`),
  lobby: (page: number) => call<Lobby>(`/api/lobby?page=${page}`),
  open: (wanted: NewTable) => send<Seated>("/api/tables", wanted),
  table: (id: string) => call<TableInfo>(table(id)),
  sit: (id: string, how: Omit<Sit, "type">) => send<Seated>(`${table(id)}/sit`, how),
  bring: (id: string, seat: string, options: Record<string, string>) => send<TableInfo>(`${table(id)}/bring`, { seat, options }),
  stand: (id: string, seat: string) => send<TableInfo>(`${table(id)}/stand`, { seat }),
  invite: (id: string, seat?: string) => send<Invitation>(`${table(id)}/invitations`, { seat }),
  changeSeat: (id: string, seat: string, change: { name?: string; who?: string }) =>
    send<TableInfo>(`${table(id)}/seats/${seat}`, change, "PATCH"),
  publish: (id: string) => send<TableInfo>(`${table(id)}/publish`, {}),
  rematch: (id: string) => send<Seated>(`${table(id)}/rematch`, {}),
  mute: (id: string, seat: string, on: boolean) => send<TableInfo>(`${table(id)}/mute`, { seat, on }),
  remove: (id: string) => call<void>(table(id), { method: "DELETE" }),
  hint: (id: string, seat: string) => send<Hint>(`${table(id)}/hint`, { seat }),
  chart: (id: string) => call<Chart>(`${table(id)}/chart`),
  replayIndex: (id: string, seat?: string) => call<ReplayIndex>(`${table(id)}/replay${asSeat(seat)}`),
  replay: (id: string, answers: number, seat?: string) =>
    call<ReplayStep>(`${table(id)}/replay/${answers}${asSeat(seat)}`),
  startAnalysis: (id: string) => send<Analysis>(`${table(id)}/analysis`, {}),
  analysis: (id: string) => call<Analysis>(`${table(id)}/analysis`),
  luck: (id: string) => call<LuckInfo>(`${table(id)}/luck`),
  playOn: (id: string, answers: number, seat: string, moves: string[], seed: number) =>
    send<PlayedOn>(`${table(id)}/replay/${answers}/play`, { seat, moves, seed }),
  playOnSketch: async (id: string, answers: number, seat: string, moves: string[], seed: number) =>
    (await send<Sketch>(`${table(id)}/replay/${answers}/play/sketch`, { seat, moves, seed })).text,
  sketch: async (id: string, seat?: string) => (await call<Sketch>(`${table(id)}/sketch${asSeat(seat)}`)).text,
  replaySketch: async (id: string, answers: number, seat?: string) =>
    (await call<Sketch>(`${table(id)}/replay/${answers}/sketch${asSeat(seat)}`)).text,
  upload: (record: string) => send<Uploaded>("/api/records", { record }),
  rules: (books: string) => call<RulesInfo>(`${books}/rules`),
  guide: (books: string) => call<GuideInfo>(`${books}/guide`),
  encyclopedia: () => call<EncyclopediaInfo>("/api/encyclopedia"),
  encyclopediaChapter: (id: string) => call<ChapterInfo>(`/api/encyclopedia/chapters/${encodeURIComponent(id)}`),
  searchEncyclopedia: (words: string) => call<ArticlesFound>(`/api/encyclopedia/search?words=${encodeURIComponent(words)}`),
  scenario: (game: string, id: string) => call<ScenarioInfo>(`/api/scenarios/${game}/${id}`),
  playScenario: (game: string, id: string, step: number, moves: string[], seat: string | null) =>
    send<ScenarioStep>(`/api/scenarios/${game}/${id}/play`, { step, moves, seat }),
  scenarioSketch: async (game: string, id: string, step: number, moves: string[], seat: string | null) =>
    (await send<Sketch>(`/api/scenarios/${game}/${id}/sketch`, { step, moves, seat })).text,
  lessons: () => call<LessonList>("/api/lessons"),
  lesson: (game: string, id: string) => call<LessonInfo>(lesson(game, id)),
  playLesson: (game: string, id: string, at: PlayLesson) => send<LessonPlace>(`${lesson(game, id)}/play`, at),
  lessonSketch: async (game: string, id: string, at: PlayLesson) =>
    (await send<Sketch>(`${lesson(game, id)}/sketch`, at)).text,
  puzzles: () => call<PuzzlesInfo>("/api/puzzles"),
  puzzlesOf: (game: string) => call<PuzzleList>(`/api/puzzles/${game}`),
  puzzle: (game: string, id: string) => call<PuzzleInfo>(`/api/puzzles/${game}/${id}`),
  tryPuzzle: (game: string, id: string, moves: string[], giveUp = false) =>
    send<PuzzleStep>(`/api/puzzles/${game}/${id}/try`, { moves, give_up: giveUp }),
  puzzleSketch: async (game: string, id: string, moves: string[]) =>
    (await send<Sketch>(`/api/puzzles/${game}/${id}/sketch`, { moves })).text,
  check: (game: string, mode: string, seats: number | null, options: Record<string, string>) =>
    send<Checked>(`/api/games/${game}/check`, { mode, seats, options }),
  suggest: (game: string, mode: string, term: string, options: Record<string, string>) =>
    send<{ value: string }>(`/api/games/${game}/suggest`, { mode, term, options }),
};

/** Which lessons there are, fetched once. */
export const allLessons = kept(async () => (await api.lessons()).lessons);

export const recordLink = (id: string): string => `${table(id)}/record`;

function asSeat(seat: string | undefined): string {
  return seat === undefined ? "" : `?seat=${seat}`;
}

/** The catalogue and sentences of `booksOf` a game or `booksAt` a table, fetched once. */
export const texts = kept(load);

async function load(books: string): Promise<Texts> {
  const messages = async (language: string): Promise<string> => {
    const path = `${books}/messages/${language}`;
    const response = await fetch(path, { headers: invited(path) });
    if (!response.ok) throw new Trouble(t("trouble-unknown"), response.status, null);
    return response.text();
  };
  try {
    const [catalogue, de, en] = await Promise.all([
      call<Catalogue>(`${books}/catalogue`),
      messages("de"),
      messages("en"),
    ]);
    return new Texts(catalogue, { de, en }, () => settings.language);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(t("trouble-no-server"), 0, null);
  }
}
