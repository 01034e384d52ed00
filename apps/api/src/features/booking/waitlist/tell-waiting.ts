import type { Database } from "@retribusi/db/client";
import { z } from "zod";
import type { Deps } from "../../../lib/deps.ts";
import { written } from "../../../lib/letter/written.ts";
import type { Mailer } from "../../../lib/mail.ts";
import type { Handler } from "../../../lib/outbox/dispatch.ts";
import { takeMessage } from "../../../lib/outbox/enqueue.ts";
import { databaseNow, inTransaction, type Transaction } from "../../../lib/transaction.ts";
import { languageOf } from "../../identity/letter.ts";
import { deliverNotices } from "../../inbox/delivery.ts";
import { findSettings } from "../../system/settings.query.ts";
import { senderOf } from "../letter/letter.ts";
import { sayWaiting, waitingLetter, waitLetterParts, waitPath } from "./waitlist-letter.ts";
import { enqueueWaiting, type WaitlistNews, waitlistEvents } from "./waitlist-news.ts";

const payload = z.object({ id: z.int(), event: z.enum(waitlistEvents) });

/** The place with its owner, as long as it is what the news says: an offer that is over by now is told to nobody. */
async function findWaiting(tx: Pick<Transaction, "daftar_tunggu">, { id, event }: WaitlistNews) {
  const include = { ...waitLetterParts.include, userdata: { select: { userid: true, email: true, bahasa: true } } };
  const row = await tx.daftar_tunggu.findUnique({ where: { id }, include });
  return row?.keadaan === event ? row : null;
}

async function tellOne(tx: Transaction, news: WaitlistNews): Promise<void> {
  const row = await findWaiting(tx, news);
  if (!row) return;
  const { userid } = row.userdata;
  const bahasa = languageOf(row.userdata);
  const { subject, body } = sayWaiting(row, news.event, bahasa);
  const jalur = waitPath(row, news.event);
  await deliverNotices(tx, [{ userid, bahasa, bookingid: null, judul: subject, isi: body, jalur }]);
  await enqueueWaiting(tx, "letter", [news]);
}

/** Tells whoever waits, after commit: once, and of each place in the order in which it happened. */
export const waitlistNewsHandler =
  (db: Database): Handler =>
  (muatan, id) =>
    inTransaction(db, async (tx) => {
      if (await takeMessage(tx, id)) await tellOne(tx, payload.parse(muatan));
    });

/** Makes and sends the mail of it; of an offer that is over by now none is sent, and it counts as sent. */
export const waitlistLetterHandler =
  ({ db, env }: Pick<Deps, "db" | "env">, mailer: Pick<Mailer, "send">): Handler =>
  async (muatan, id) => {
    const news = payload.parse(muatan);
    const row = await findWaiting(db.prisma, news);
    if (!row || (row.bataswaktu && row.bataswaktu < (await databaseNow(db.prisma)))) return;
    const language = languageOf(row.userdata);
    const letter = waitingLetter({ env }, { row, event: news.event, language });
    const { pemdaname } = row.mst_objectretribusi.tbl_pemda;
    const said = written(letter, senderOf(env, await findSettings(db.prisma), pemdaname));
    await mailer.send({ to: row.userdata.email, language, ...said, attachments: [] }, `outbox-${id}`);
  };
