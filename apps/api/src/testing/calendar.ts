import ical from "node-ical";
import supertest from "supertest";
import type { Caller, TestApp } from "./test-app.ts";

/** What a calendar program is told by an address, from the path on. */
export async function addressOf(caller: Caller, wish: object): Promise<string> {
  const { body } = await caller.post("account/kalender", wish).expect(200);
  return new URL(body.alamat).pathname;
}

/** A read as a calendar program makes it: without a session. */
export const readFeed = ({ app }: Pick<TestApp, "app">, path: string) => supertest(app).get(path);

/** A moment, or a day where the event has no clock. */
const timeOf = (date: Date & { readonly dateOnly?: true }): string =>
  date.dateOnly
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-")
    : date.toISOString();

interface ReadEvent {
  readonly summary: string;
  readonly start: string;
  readonly end: string;
  readonly status: string | undefined;
  readonly sequence: number;
}

/** The events of a feed by their UID, as a library reads them that isn't ours. */
export function eventsIn(text: string): ReadonlyMap<string, ReadEvent> {
  const found = new Map<string, ReadEvent>();
  for (const [uid, event] of Object.entries(ical.sync.parseICS(text))) {
    if (event?.type !== "VEVENT" || !event.end) continue;
    const { summary, start, end, status, sequence } = event;
    found.set(uid, {
      summary: String(summary),
      start: timeOf(start),
      end: timeOf(end),
      status,
      sequence: Number(sequence ?? 0),
    });
  }
  return found;
}

/** The same, read now. */
export async function eventsAt(app: Pick<TestApp, "app">, path: string) {
  const { text } = await readFeed(app, path).expect(200);
  return eventsIn(text);
}
