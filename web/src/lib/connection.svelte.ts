/**
 * A seat at a table over the WebSocket: what it sees, what it is asked, and what it says.
 *
 * A connection that breaks is made again, sooner at first and then less often; `hello` names the last answer seen, so
 * only what was missed comes. A move keeps its id until it is acknowledged and is sent again after a break: the server
 * answers the same id and does not play it twice.
 */

import { Attention } from "./attention";
import type { GameEvent } from "./texts";
import type {
  Accepted,
  Attended,
  ChatLine,
  Gone,
  Hint,
  Pong,
  Problem,
  ReasonInfo,
  SeatAsked,
  TableChanged,
  TableInfo,
  UndoAnswer,
  Update,
  WhyNotTold,
} from "./wire";

type FromServer =
  | Accepted
  | Attended
  | ChatLine
  | Gone
  | Hint
  | Pong
  | Problem
  | TableChanged
  | UndoAnswer
  | Update
  | WhyNotTold;

export type Link = "connecting" | "live" | "lost" | "missing" | "gone" | "private";

interface Pending {
  id: string;
  message: Record<string, unknown>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 10_000;
const MISSING = 4404;
const PRIVATE = 4403;

export class Connection {
  link: Link = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** How many of the events were there when this page came to the table: they are not told again aloud. */
  eventsKnown = $state(0);
  chat: ChatLine[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  waiting: Pending | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** Who is here, away or gone, by seat; nothing while nobody could tell us. */
  presence: Attended["seats"] = $state.raw({});
  /** When the last update came, in milliseconds of this page: clocks count down from there. */
  updatedAt = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private first = true;
  /** The answer since which the question stands that is asked now; others may answer theirs meanwhile. */
  private askedSince = 0;
  private readonly attention = new Attention((away) => this.send({ type: "attend", away }));
  private readonly asked = new Map<string, ((reason: ReasonInfo | null) => void)[]>();

  constructor(
    readonly table: string,
    public seat: string | null,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    clearTimeout(this.silence);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.attention.close();
    this.socket?.close();
  }

  /** Looks from another seat of the same person: at a hot seat. */
  look(seat: string | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.update = null;
    this.events = [];
    this.hint = null;
    this.problem = null;
    this.first = true;
    this.send(this.hello());
  }

  move(text: string): void {
    if (this.waiting !== null || this.update === null) return;
    this.problem = null;
    this.hint = null;
    this.keep({ type: "move", seq: this.update.seq, move: text });
  }

  undo(): void {
    if (this.waiting !== null || this.update === null) return;
    this.problem = null;
    this.keep({ type: "undo", seq: this.update.seq });
  }

  resign(): void {
    this.keep({ type: "resign" });
  }

  passing(on: boolean): void {
    this.keep({ type: "passing", on });
  }

  consent(agree: boolean): void {
    this.send({ type: "consent", agree });
  }

  /** An answer to what was asked about a seat, as it was read here. */
  consentToSeat(agree: boolean, asked: SeatAsked): void {
    this.send({ type: "seat-consent", agree, at: asked.seat, who: asked.who });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  askHint(): void {
    if (this.waiting !== null) return; // the question is answered already
    this.send({ type: "hint" });
  }

  /** Why a move cannot be made now; null: it can. Never answered while the server is away. */
  whyNot(move: string): Promise<ReasonInfo | null> {
    return new Promise((answer) => {
      const others = this.asked.get(move) ?? [];
      this.asked.set(move, [...others, answer]);
      if (others.length === 0) this.send({ type: "why-not", move });
    });
  }

  private keep(message: Record<string, unknown>): void {
    const id = crypto.randomUUID();
    this.waiting = { id, message: { ...message, id } };
    this.send(this.waiting.message);
  }

  private hello(): Record<string, unknown> {
    const message: Record<string, unknown> = { type: "hello" };
    if (this.seat !== null) message["seat"] = this.seat;
    if (this.update !== null) message["seq"] = this.update.seq;
    if (this.attention.away) message["away"] = true;
    return message;
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.hello());
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.hear(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private ping(): void {
    this.send({ type: "ping" });
    // a laptop that slept has a socket that looks alive and is not
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.pinger);
    clearTimeout(this.silence);
    this.presence = {};
    if (code === MISSING) {
      this.link = this.info === null ? "missing" : "gone";
      return;
    }
    if (code === PRIVATE) this.link = "private";
    if (this.link === "gone" || this.link === "private") return;
    if (this.tries > 0 || this.link === "live") this.link = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.link === "lost") {
      this.tries = 0;
      this.connect();
    } else if (this.link === "live") this.ping();
  };

  private hear(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.updated(message);
        break;
      case "table":
        this.info = message.table;
        break;
      case "attended":
        this.presence = message.seats;
        break;
      case "accepted":
      case "undo":
        if (message.id === this.waiting?.id) this.waiting = null;
        break;
      case "why-not":
        for (const answer of this.asked.get(message.move) ?? []) answer(message.refused ?? null);
        this.asked.delete(message.move);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "hint":
        // the bot may have thought longer than the question stood
        if (message.seq >= this.askedSince) this.hint = message;
        break;
      case "error":
        this.refused(message);
        break;
      case "gone":
        this.link = "gone";
        break;
      case "pong":
        break;
    }
  }

  private updated(update: Update): void {
    this.events = [...this.events.slice(0, update.events_from), ...(update.events as GameEvent[])];
    if (this.first) this.eventsKnown = this.events.length;
    this.first = false;
    const before = this.update;
    this.update = update;
    this.updatedAt = performance.now();
    if (before === null || !sameQuestion(before, update)) {
      this.hint = null;
      this.askedSince = update.seq;
    }
    if (update.ack != null && update.ack === this.waiting?.id) this.waiting = null;
    if (this.link !== "live") {
      this.link = "live";
      this.tries = 0;
      if (this.waiting !== null) this.send(this.waiting.message);
      for (const move of this.asked.keys()) this.send({ type: "why-not", move });
    }
  }

  private refused(problem: Problem): void {
    if (problem.error === "storage" && this.waiting !== null && problem.id === this.waiting.id) {
      // nothing was changed: the same message again, a little later
      const again = this.waiting.message;
      setTimeout(() => this.waiting?.message === again && this.send(again), 1000);
      return;
    }
    if (problem.id === undefined || problem.id === null || problem.id === this.waiting?.id) this.waiting = null;
    // a stale move was made at what has changed meanwhile; the update that changed it is on its way
    if (problem.error !== "stale") this.problem = problem;
  }
}

/** Whether others have done something while this seat is still being asked the same. The seat's own answer may lead to
 * a question in the same words, but it is another one. */
function sameQuestion(one: Update, other: Update): boolean {
  return other.ack == null && JSON.stringify(one.choice ?? null) === JSON.stringify(other.choice ?? null);
}
