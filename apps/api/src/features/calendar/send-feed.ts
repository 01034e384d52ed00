import { createHash } from "node:crypto";
import { calendarPages, readCalendar } from "@retribusi/contract/features/calendar/calendar.endpoints";
import type { Response } from "express";
import { addressed, type Route } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { makeFeed } from "./feed.ts";
import { countRead } from "./read-limit.ts";
import { findReader, type Reader } from "./reader.query.ts";

const quarter = 15 * 60_000;

/** Notes that an address is read, at most once in a quarter of an hour and beside the request, which neither waits for it nor fails with it. */
function noteRead({ db, clock, log }: Deps, { id, terakhir }: Reader): void {
  const now = clock.now();
  if (terakhir && now.getTime() - terakhir.getTime() < quarter) return;
  db.prisma.kalender_alamat
    .updateMany({ where: { id, dicabut: null }, data: { terakhir: now } })
    .catch((error: unknown) => log.warn({ err: error }, "the read of a calendar is not noted"));
}

/** What it said last time is still so: nothing is sent. No cache but the program's own may keep it, and none without asking again. */
function answer(res: Response, feed: string): void {
  const mark = createHash("sha256").update(feed).digest("base64url");
  res.setHeader("Cache-Control", "private, no-cache");
  res.setHeader("ETag", `W/"${mark}"`);
  if (res.req.fresh) {
    res.status(304).end();
    return;
  }
  res.setHeader("Content-Disposition", 'inline; filename="e-retribusi.ics"');
  res.type("text/calendar; charset=utf-8").end(feed);
}

/** Answers calendar programs, which sign in nowhere: the address alone says whose bookings, and their rights of now say which. */
export const feedRoute: Route = {
  definition: readCalendar,
  async serve({ deps, req, res }) {
    const { name } = addressed(readCalendar.params, req.params);
    const reader = await findReader(deps.db, name.slice(0, -".ics".length));
    if (!reader?.user.pages.has(calendarPages[reader.jenis])) throw new AppError("NOT_FOUND");
    await countRead(deps, req, res);
    const feed = await makeFeed(deps, reader);
    if (feed === undefined) throw new AppError("NOT_FOUND");
    noteRead(deps, reader);
    answer(res, feed);
  },
};
