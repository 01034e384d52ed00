// @vitest-environment happy-dom
import { QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepToken } from "../../lib/session.ts";
import { fakeLocks, fakeStreams } from "../../testing/stream.ts";
import { keepFresh } from "./keep-fresh.ts";

const leaving: AbortController[] = [];
/** The real one, which goes on while the others stand still. */
const { setTimeout: later } = globalThis;
const turn = () => new Promise((resolve) => void later(resolve, 0));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
  vi.stubGlobal("navigator", { ...navigator, locks: fakeLocks() });
  keepToken("a token", false);
});
afterEach(() => {
  for (const one of leaving.splice(0)) one.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is under way without a timer, such as a stream, gets its turns. */
async function settle(): Promise<void> {
  for (let n = 0; n < 8; n += 1) await turn();
}
async function pass(milliseconds: number): Promise<void> {
  await settle();
  const step = milliseconds > 20_000 ? 1000 : 250;
  for (let left = milliseconds; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
    await settle();
  }
}

const own: QueryKey = ["booking", "gedung", 7];
const other: QueryKey = ["booking", "gedung", 8];
const keys: readonly QueryKey[] = [
  own,
  other,
  ["booking", "gedung", 7, "draf"],
  ["booking", "cards", "queue"],
  ["booking", "timeline", {}],
  ["booking", "bill", "gedung", 7, "123", "en"],
  ["records", "trx_gedung", "page", {}],
  ["records", "trx_gedung", "record", "7"],
  ["records", "trx_alat", "page", {}],
  ["menu"],
  ["inbox", "count"],
  ["catalogue"],
  ["thread", 7, 50],
  ["thread", 8, 50],
  ["booking/tunggu", "own"],
];
const named = (key: QueryKey) => JSON.stringify(key);

/** A tab in which all of it is shown; answers with what it has read since it was asked last. */
function tab(name = "retribusi.live.1.nasabah") {
  const client = new QueryClient();
  const reads: string[] = [];
  for (const queryKey of keys) {
    client.setQueryData(queryKey, 0);
    const queryFn = () => {
      reads.push(named(queryKey));
      return 1;
    };
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  }
  const left = new AbortController();
  leaving.push(left);
  keepFresh(client, name, left.signal);
  return { taken: () => reads.splice(0), leave: () => left.abort() };
}

const booking = (bookingid: number) =>
  `event: booking\ndata: ${JSON.stringify({ id: 1, jenis: "gedung", bookingid })}\n\n`;

test("news of a booking reads it and the lists again, but neither others, nor a form's record, nor what is being typed", async () => {
  const streams = fakeStreams();
  const { taken } = tab();
  await pass(0);
  expect(streams).toHaveLength(1);
  streams[0]?.say(booking(7));
  await pass(500);
  expect(taken().sort()).toEqual(
    [own, keys[3], keys[4], keys[5], keys[6], keys[9], keys[12]].map((key) => named(key ?? [])).sort(),
  );
  streams[0]?.say("event: inbox\ndata: {}\n\n");
  await pass(2000);
  expect(taken().sort()).toEqual([keys[9], keys[10], keys[14]].map((key) => named(key ?? [])).sort());
});

test("the token goes in a header and never in the address, and listening is no use of the session", async () => {
  const streams = fakeStreams();
  tab();
  await pass(0);
  expect(streams[0]?.address).toBe("/api/live");
  expect(streams[0]?.headers.get("Authorization")).toBe("Bearer a token");
  expect(streams[0]?.headers.get("x-unattended")).toBe("1");
});

test("however much happens, it is read together and not more often than every one and a half seconds", async () => {
  const streams = fakeStreams();
  const { taken } = tab();
  await pass(0);
  for (let n = 0; n < 30; n += 1) {
    streams[0]?.say(booking(7));
    await pass(100);
  }
  const times = taken().filter((key) => key === named(own)).length;
  expect(times).toBeGreaterThanOrEqual(2);
  expect(times).toBeLessThanOrEqual(3);
});

test.each([null, undefined])("a browser whose locks are %s listens in each tab", async (locks) => {
  vi.stubGlobal("navigator", { ...navigator, locks });
  const streams = fakeStreams();
  const [first, second] = [tab(), tab()];
  await pass(0);
  expect(streams).toHaveLength(2);
  for (const stream of streams) stream.say(booking(7));
  await pass(500);
  expect([first.taken().includes(named(own)), second.taken().includes(named(own))]).toEqual([true, true]);
});

test("a second tab opens no second stream, hears the same, and takes over when the first is closed", async () => {
  const streams = fakeStreams();
  const [first, second] = [tab(), tab()];
  await pass(0);
  expect(streams).toHaveLength(1);
  streams[0]?.say(booking(7));
  await pass(500);
  expect([first.taken().includes(named(own)), second.taken().includes(named(own))]).toEqual([true, true]);
  first.leave();
  await pass(500);
  expect([streams.length, streams[0]?.isOpen(), streams[1]?.isOpen()]).toEqual([2, false, true]);
  streams[1]?.say(booking(7));
  await pass(2000);
  expect([first.taken(), second.taken().includes(named(own))]).toEqual([[], true]);
});

test("tabs of another person or role hear nothing of it and have a stream of their own", async () => {
  const streams = fakeStreams();
  const [, other] = [tab(), tab("retribusi.live.1.pengelola")];
  await pass(0);
  expect(streams).toHaveLength(2);
  streams[0]?.say(booking(7));
  await pass(500);
  expect(other.taken()).toEqual([]);
});

test("a lost stream is tried again after growing pauses; meanwhile it is asked every half minute, and once more when it is back", async () => {
  let isGone = true;
  const streams = fakeStreams(() => (isGone ? 503 : 200));
  const { taken } = tab();
  await pass(29_000);
  const early = streams.length;
  expect(early).toBeGreaterThanOrEqual(4);
  expect(early).toBeLessThanOrEqual(7);
  expect(taken()).toEqual([]);
  await pass(2000);
  expect(taken()).toContain(named(own));
  await pass(30_000);
  expect(streams.length - early).toBeLessThanOrEqual(3);
  expect(taken()).toContain(named(own));
  isGone = false;
  await pass(31_000);
  expect(streams.at(-1)?.isOpen()).toBe(true);
  taken();
  streams.at(-1)?.say(":\n\n");
  await pass(45_000);
  expect(taken()).toEqual([]);
});

test("a stream that is cut every five seconds loses nothing", async () => {
  const streams = fakeStreams();
  const { taken } = tab();
  await pass(0);
  for (let cut = 1; cut <= 5; cut += 1) {
    await pass(5000);
    taken();
    streams.at(-1)?.cut();
    await pass(1800);
    expect([streams.length, taken().includes(named(own))]).toEqual([cut + 1, true]);
    streams.at(-1)?.say(booking(7));
    await pass(1800);
    expect(taken()).toContain(named(own));
  }
});

test("a stream that says nothing at all for long is taken for lost", async () => {
  const streams = fakeStreams();
  tab();
  await pass(40_000);
  streams[0]?.say(":\n\n");
  await pass(40_000);
  expect(streams).toHaveLength(1);
  await pass(15_000);
  expect([streams.length, streams[0]?.isOpen()]).toEqual([2, false]);
});

test("where the session is over nobody goes on trying, and where a newer stream took the place not soon", async () => {
  const refused = fakeStreams(() => 401);
  tab();
  await pass(60_000);
  expect(refused).toHaveLength(1);
  const replaced = fakeStreams();
  tab("retribusi.live.2.nasabah");
  await pass(0);
  replaced[0]?.say("event: replaced\ndata: {}\n\n");
  await pass(240_000);
  expect(replaced).toHaveLength(1);
  await pass(61_000);
  expect(replaced).toHaveLength(2);
});

test("a page that nobody looks at reads nothing until it is looked at", async () => {
  const streams = fakeStreams();
  const { taken } = tab();
  await pass(0);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  streams[0]?.say(booking(7));
  await pass(5000);
  expect(taken()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(500);
  expect(taken()).toContain(named(own));
  hidden.mockRestore();
});
