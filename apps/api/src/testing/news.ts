import { type Language, languages } from "@retribusi/contract/define/label";
import { z } from "zod";
import { newsHandler } from "../features/booking/news.ts";
import { waitlistNewsHandler } from "../features/booking/waitlist/tell-waiting.ts";
import { waitlistKinds } from "../features/booking/waitlist/waitlist-news.ts";
import { dispatchOutbox } from "../lib/outbox/dispatch.ts";
import { letterKind, newsKind } from "../lib/outbox/enqueue.ts";
import type { TestApp } from "./test-app.ts";

/** Tells what has happened to bookings and in waitlists by now, as the job does every second. */
export const expandNews = ({ deps: { db, log } }: Pick<TestApp, "deps">): Promise<number> =>
  dispatchOutbox(
    db,
    new Map([
      [newsKind, newsHandler(db)],
      [waitlistKinds.news, waitlistNewsHandler(db)],
    ]),
    log,
  );

const letter = z.object({
  to: z.string(),
  bahasa: z.array(z.enum(languages)),
  aksi: z.string(),
  subject: z.object({ en: z.string(), id: z.string() }),
  body: z.object({ en: z.string(), id: z.string() }),
});

/** The letters about a booking, oldest first, once its news were told: to whom, about which step, in which words. */
export async function mailsOf(app: Pick<TestApp, "deps">, bookingid: number) {
  await expandNews(app);
  const where = { bookingid, jenis: letterKind };
  const rows = await app.deps.db.prisma.outbox.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ muatan }) => {
    const { to, aksi, bahasa, subject, body } = letter.parse(muatan);
    const said = (words: Record<Language, string>) => bahasa.map((language) => words[language]);
    return { to, aksi, subject: said(subject).join(" / "), text: said(body).join("\n\n") };
  });
}

/** The notices of a person, oldest first, once the news were told. */
export async function noticesOf(app: Pick<TestApp, "deps">, { userid }: { readonly userid: number }) {
  await expandNews(app);
  return app.deps.db.prisma.inbox.findMany({ where: { userid }, orderBy: { id: "asc" } });
}
