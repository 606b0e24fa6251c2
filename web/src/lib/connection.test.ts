import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte";

class FakeSocket {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }
}

let socket: FakeSocket;
let connection: Connection;

function tell(message: Record<string, unknown>): void {
  socket.onmessage({ data: JSON.stringify(message) });
}

function update(seq: number, options: string[] | null, ack: string | null = null): void {
  const choice = options === null ? null : { prompt: "action", about: {}, options };
  tell({ type: "update", seq, events_from: 0, events: [], view: {}, choice, waiting_for: [], ack });
}

const shown = (): number | undefined => connection.hint?.seq;
const hint = (seq: number): void => tell({ type: "hint", seq, bot: "hard", options: [{ move: "end turn", score: 1 }] });

beforeEach(() => {
  socket = new FakeSocket();
  const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("window", listens);
  vi.stubGlobal("document", listens);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const Socket = function (): FakeSocket {
    return socket;
  };
  vi.stubGlobal("WebSocket", Object.assign(Socket, { OPEN: 1 }));
  connection = new Connection("table", "red");
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
});

describe("a hint is about one question", () => {
  it("goes when the question changes, and does not come back when the bot thought too long", () => {
    update(4, ["end turn", "build road"]);
    hint(4);
    expect(shown()).toBe(4);
    update(5, ["end turn"]);
    expect(shown()).toBeUndefined();
    hint(4);
    expect(shown()).toBeUndefined();
  });

  it("stays while others answer what they are asked at the same time, and may come after that", () => {
    update(4, ["bid 1", "bid 2"]);
    hint(4);
    update(5, ["bid 1", "bid 2"]);
    expect(shown()).toBe(4);
    connection.hint = null;
    hint(4);
    expect(shown()).toBe(4);
  });

  it("goes with the seat's own answer, even if the next question has the same words", () => {
    update(4, ["end turn", "trade"]);
    hint(4);
    connection.move("trade");
    const id = String(socket.sent.at(-1)?.["id"]);
    hint(4); // asked for before the move and answered late
    update(5, ["end turn", "trade"], id);
    expect(shown()).toBeUndefined();
    hint(4);
    expect(shown()).toBeUndefined();
  });
});

describe("a move keeps its id until it is acknowledged", () => {
  it("is sent again with it after a break, and nothing else is sent meanwhile", () => {
    vi.useFakeTimers();
    update(4, ["end turn"]);
    connection.move("end turn");
    connection.move("end turn");
    const moves = (): Record<string, unknown>[] => socket.sent.filter((message) => message["type"] === "move");
    expect(moves()).toHaveLength(1);
    const [first] = moves();
    socket.onclose({ code: 1006 });
    expect(connection.link).toBe("lost");
    vi.runOnlyPendingTimers();
    socket.onopen();
    update(4, ["end turn"]);
    expect(moves()).toEqual([first, first]);
    update(5, null, String(first?.["id"]));
    expect(connection.waiting).toBeNull();
    vi.useRealTimers();
  });
});

describe("who is at the table", () => {
  it("is told, and not known any more when the connection is lost", () => {
    tell({ type: "attended", seats: { red: "here", blue: "away" } });
    expect(connection.presence).toEqual({ red: "here", blue: "away" });
    socket.onclose({ code: 1006 });
    expect(connection.presence).toEqual({});
  });
});
