import { dutyHandler } from "../features/booking/letter/duty-handler.ts";
import type { Mailer, RichMail } from "../lib/mail.ts";
import { dispatchOutbox } from "../lib/outbox/dispatch.ts";
import { dutyKind, dutyPayload } from "../lib/outbox/duty.ts";
import { expandNews } from "./news.ts";
import type { TestApp } from "./test-app.ts";

interface Wanted {
  readonly bookingid?: number;
  /** What happened. */
  readonly aksi?: string;
}

/** The mails to staff that were made once the news were told, with whom they go to, by the ids of these. */
export async function dutiesOf(app: Pick<TestApp, "deps">, { bookingid, aksi }: Wanted = {}) {
  await expandNews(app);
  const { prisma } = app.deps.db;
  const where = { jenis: dutyKind, ...(bookingid === undefined ? {} : { bookingid }) };
  const rows = await prisma.outbox.findMany({ where, orderBy: { id: "asc" } });
  const mails = rows.map(({ muatan }) => dutyPayload.parse(muatan));
  const people = await prisma.userdata.findMany({
    where: { email: { in: mails.map(({ to }) => to) } },
    select: { userid: true, email: true },
  });
  return mails
    .filter((mail) => aksi === undefined || mail.aksi === aksi)
    .map((mail) => ({ ...mail, userid: people.find(({ email }) => email === mail.to)?.userid ?? 0 }))
    .toSorted((one, other) => one.userid - other.userid);
}

/** Sends the mails to staff that wait, as they leave. */
export async function sendDuties(app: Pick<TestApp, "deps">): Promise<RichMail[]> {
  const sent: RichMail[] = [];
  const mailer: Pick<Mailer, "send"> = {
    send: async (mail) => {
      if (mail.html !== undefined) sent.push(mail);
    },
  };
  await expandNews(app);
  const { db, log } = app.deps;
  await dispatchOutbox(db, new Map([[dutyKind, dutyHandler(app.deps, mailer)]]), log);
  return sent;
}
