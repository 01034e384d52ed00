import type { Label } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { sqlInstant } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, retried } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { languageOf } from "../identity/letter.ts";
import { deliverNotices } from "../inbox/delivery.ts";
import { withoutAddresses } from "./schedule.query.ts";

/** So many in one run; the next one goes on. */
const batch = 500;
const aMinute = 60_000;

const refused = {
  subject: { en: "Your mail could not be delivered: {title}", id: "Surel Anda tidak terkirim: {title}" },
  note: {
    en: "The mail server refused the mail about “{title}” to your address: {reason} Correct your e-mail address here: {account} The document itself waits here: {link}",
    id: "Server surel menolak surel tentang “{title}” ke alamat Anda: {reason} Perbaiki alamat surel Anda di sini: {account} Dokumennya sendiri ada di sini: {link}",
  },
} as const satisfies Record<string, Label>;

const include = {
  outbox: true,
  userdata: { select: { bahasa: true } },
  jadwal_laporan: { select: { judul: true } },
} as const satisfies Prisma.jadwal_penerimaInclude;
type Recipient = Prisma.jadwal_penerimaGetPayload<{ include: typeof include }>;

/** Keeps that a mail was refused, and tells its receiver in the application, where no mail server stands between. */
const noteRefused = ({ db, env }: Deps, row: Recipient) =>
  inTransaction(db, async (tx) => {
    const { id, userid, outboxid, userdata, jadwal_laporan } = row;
    const keterangan = withoutAddresses(row.outbox?.galat ?? "").slice(0, 500);
    const data = { hasil: "ditolak", keterangan, outboxid: null } as const;
    const { count } = await tx.jadwal_penerima.updateMany({ where: { id, outboxid }, data });
    if (count === 0) return;
    const language = languageOf(userdata);
    const values = {
      title: jadwal_laporan.judul,
      reason: /[.!?]$/.test(keterangan) ? keterangan : `${keterangan}.`,
      account: webAddress(env, "/account/edit"),
      link: webAddress(env, "/report_trx_all/dokumen"),
    };
    const judul = fillMessage(refused.subject[language], values);
    const isi = fillMessage(refused.note[language], values);
    await deliverNotices(tx, [{ userid, bahasa: language, bookingid: null, judul, isi }]);
  });

/**
 * What is under way and can't end any more: its document was removed before it was ready, or its mail is gone. A run of this moment is left
 * alone: its document may have been committed after this statement began to read.
 */
const noteVanished = ({ db, clock }: Deps) =>
  retried(
    () => db.prisma.$executeRaw`
      UPDATE jadwal_penerima p SET p.hasil = 'gagal'
      WHERE p.hasil IN ('mengantre', 'disiapkan') AND p.terakhir < ${sqlInstant(new Date(clock.now().getTime() - aMinute))}
        AND ((p.hasil = 'mengantre' AND p.outboxid IS NULL)
          OR (p.hasil = 'disiapkan' AND NOT EXISTS (
            SELECT 1 FROM dokumen_laporan d WHERE d.penerimaid = p.id AND d.status IN ('antri', 'diproses'))))`,
  );

/** Notes beside each recipient what became of their mail; answers with the number of those that are known now. */
export async function noteOutcomes(deps: Deps): Promise<number> {
  const { prisma } = deps.db;
  const known = await prisma.jadwal_penerima.findMany({
    where: { hasil: "mengantre", outbox: { status: { in: ["terkirim", "gagal"] } } },
    include,
    take: batch,
  });
  for (const row of known) {
    const { id, outboxid, outbox } = row;
    if (outbox?.status === "gagal") await noteRefused(deps, row);
    else {
      const data = { hasil: "dikirim", terkirim: outbox?.tglkirim ?? deps.clock.now(), outboxid: null } as const;
      await prisma.jadwal_penerima.updateMany({ where: { id, outboxid }, data });
    }
  }
  await noteVanished(deps);
  return known.length;
}
