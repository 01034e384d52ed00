import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { Line, LineFullError, type LineLimits } from "./line.ts";

const limits: LineLimits = { atOnce: 2, perPerson: 1, waiting: 6, waitingPerPerson: 3 };
const never = new AbortController().signal;

/** A piece of work that is named, its places in line, and what ends it. */
function enter(line: Line, who: number, started: string[], name: string, signal = never) {
  const places: number[] = [];
  const taken = line.take({ who, signal, onPlace: (place) => places.push(place) }).then((end) => {
    started.push(name);
    return end;
  });
  taken.catch(() => undefined);
  return { places, taken };
}

test("so many work at once, the others hear their place and follow in order", async () => {
  const line = new Line(limits);
  const started: string[] = [];
  const [first, second, third, fourth] = [1, 2, 3, 4].map((who) => enter(line, who, started, `of ${who}`));
  await turn();
  expect(started).toEqual(["of 1", "of 2"]);
  expect([first?.places, second?.places, third?.places, fourth?.places]).toEqual([[], [], [1], [2]]);
  (await second?.taken)?.();
  await turn();
  expect(started).toEqual(["of 1", "of 2", "of 3"]);
  expect(fourth?.places).toEqual([2, 1]);
});

test("everybody's first goes before anybody's second", async () => {
  const line = new Line(limits);
  const started: string[] = [];
  const [first] = ["a", "b", "c"].map((name) => enter(line, 1, started, name));
  enter(line, 2, started, "other");
  const late = enter(line, 3, started, "late");
  await turn();
  expect(started).toEqual(["a", "other"]);
  expect(late.places).toEqual([1]);
  (await first?.taken)?.();
  await turn();
  expect(started).toEqual(["a", "other", "late"]);
});

test("one person has one under way though a place is free", async () => {
  const line = new Line(limits);
  const started: string[] = [];
  const mine = [1, 2].map((n) => enter(line, 1, started, `${n}`));
  await turn();
  expect(started).toEqual(["1"]);
  (await mine[0]?.taken)?.();
  await turn();
  expect(started).toEqual(["1", "2"]);
});

test("whoever goes away leaves the line, and those behind move up", async () => {
  const line = new Line(limits);
  const started: string[] = [];
  const gone = new AbortController();
  for (const who of [1, 2]) enter(line, who, started, `of ${who}`);
  const leaving = enter(line, 3, started, "of 3", gone.signal);
  const behind = enter(line, 4, started, "of 4");
  await turn();
  gone.abort();
  await expect(leaving.taken).rejects.toThrow(/abort/i);
  expect(behind.places).toEqual([2, 1]);
  await expect(line.take({ who: 9, signal: gone.signal })).rejects.toThrow(/abort/i);
});

test("only so many wait, in all and of one person, and a turn is given back once", async () => {
  const line = new Line(limits);
  const started: string[] = [];
  const first = enter(line, 1, started, "first");
  for (const name of ["b", "c", "d"]) enter(line, 1, started, name);
  await expect(line.take({ who: 1, signal: never })).rejects.toBeInstanceOf(LineFullError);
  for (const who of [2, 3, 4, 5]) enter(line, who, started, `of ${who}`);
  await expect(line.take({ who: 6, signal: never })).rejects.toBeInstanceOf(LineFullError);
  await turn();
  expect(started).toEqual(["first", "of 2"]);
  const end = await first.taken;
  end();
  end();
  await turn();
  expect(started).toEqual(["first", "of 2", "of 3"]);
});

test("how long the next one has waited is told while every place is taken, and only then", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const line = new Line(limits);
  const started: string[] = [];
  const first = enter(line, 1, started, "of 1");
  enter(line, 1, started, "another of 1");
  vi.advanceTimersByTime(100);
  expect(line.waited(), "a place is free, though not for another of 1").toBe(0);
  enter(line, 2, started, "of 2");
  enter(line, 3, started, "of 3");
  vi.advanceTimersByTime(40);
  expect(line.waited(), "of 3 is next").toBe(40);
  (await first.taken)();
  expect(line.waited(), "of another of 1, who came earlier").toBe(140);
  vi.useRealTimers();
});
