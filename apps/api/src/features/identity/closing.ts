import { formatInstant } from "@retribusi/contract/define/dates";
import { closingDays } from "@retribusi/contract/features/identity/closing.rules";
import type { userdata } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { findSettings } from "../system/settings.query.ts";
import { accountMail } from "./account-mail.ts";
import { forgetPerson } from "./anonymise.ts";
import { findHindrances } from "./closing.query.ts";
import { languageOf } from "./letter.ts";
import { requirePassword } from "./present-password.ts";
import { endSessions } from "./session.ts";

const day = 24 * 3_600_000;

const reasons = {
  staff: {
    en: "An account of staff is closed by an administrator.",
    id: "Akun petugas ditutup oleh administrator.",
  },
  bookings: {
    en: "You have bookings that aren't over: {list}. Finish or cancel them first.",
    id: "Anda masih memiliki pesanan yang belum selesai: {list}. Selesaikan atau batalkan terlebih dahulu.",
  },
  refunds: {
    en: "Money is on its way to you. The account can be closed once it has arrived.",
    id: "Ada dana yang sedang dikembalikan kepada Anda. Akun dapat ditutup setelah dana diterima.",
  },
};

type Hindrances = Awaited<ReturnType<typeof findHindrances>>;

/** Throws ACTION_REFUSED with what stands in the way. */
function requireFree({ olehsendiri, pesanan, pengembalian }: Hindrances): void {
  const refuse = (reason: keyof typeof reasons) => {
    const list = pesanan.map(({ id }) => id).join(", ");
    const { en, id } = reasons[reason];
    const listed = { en: en.replace("{list}", list), id: id.replace("{list}", list) };
    return new AppError("ACTION_REFUSED", { values: { reason: listed }, details: { reason, pesanan } });
  };
  if (!olehsendiri) throw refuse("staff");
  if (pesanan.length > 0) throw refuse("bookings");
  if (pengembalian > 0) throw refuse("refunds");
}

/**
 * Notes that a person wants their account closed, ends every session and tells them by mail; answers when it will be. Throws VALIDATION
 * for a wrong password, ACTION_REFUSED while something stands in the way.
 */
export async function askToClose(deps: Deps, user: CurrentUser, given: string, { ip }: RequestFacts): Promise<Date> {
  const { db, clock, env } = deps;
  const { userid } = user;
  const person = await db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
  await requirePassword(deps, user, person.password, given, ip);
  const tutuppada = new Date(clock.now().getTime() + closingDays * day);
  await inTransaction(db, async (tx) => {
    requireFree(await findHindrances(tx, user));
    await tx.userdata.update({ where: { userid }, data: { tutuppada } });
    await endSessions(tx, userid, "tutup");
    const entry = { entitas: "userdata", kunci: String(userid), sesudah: { tutuppada } } as const;
    await writeAudit(tx, user, ip, { aksi: "close_request", ...entry });
    const { zonawaktu } = await findSettings(tx);
    const date = formatInstant(tutuppada, zonawaktu, languageOf(person));
    await enqueueMail(tx, accountMail("closing", person, { date, recovery: webAddress(env, "/index/login") }), null);
  });
  return tutuppada;
}

type Due = Pick<userdata, "userid">;

/** Whether the person became staff, or something happened to their bookings, since they asked. */
async function isHindered(tx: Transaction, { userid }: Due): Promise<boolean> {
  const held = await tx.model_has_roles.findMany({ where: { model_id: userid }, include: { roles: true } });
  const { olehsendiri, pesanan, pengembalian } = await findHindrances(tx, {
    userid,
    roles: held.map(({ roles }) => roles.name),
  });
  return !olehsendiri || pesanan.length > 0 || pengembalian > 0;
}

/** Closes one account, if it is still to be closed at this moment: somebody may just be signing in. */
async function closeOne({ db, clock }: Pick<Deps, "db" | "clock">, due: Due): Promise<boolean> {
  const { userid } = due;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    // The row is taken first, so that a session opened meanwhile waits and then finds the account closed.
    const where = { userid, tutuppada: { lte: now } };
    const { count } = await tx.userdata.updateMany({ where, data: { versitoken: { increment: 1 } } });
    if (count === 0 || (await isHindered(tx, due))) return false;
    const before = await tx.userdata.findUniqueOrThrow({ where: { userid } });
    await forgetPerson(tx, before, now);
    await writeAudit(tx, { userid: null, role: null }, "", {
      aksi: "close",
      entitas: "userdata",
      kunci: String(userid),
    });
    await enqueueMail(tx, accountMail("closed", before), null);
    return true;
  });
}

/** Closes the accounts whose days of grace are over; one that is hindered waits until it no longer is. Answers with their number. */
export async function closeAccounts(deps: Pick<Deps, "db" | "clock">): Promise<number> {
  const where = { tutuppada: { lte: deps.clock.now() } };
  const due = await deps.db.prisma.userdata.findMany({ where, select: { userid: true }, take: 200 });
  let closed = 0;
  for (const one of due) if (await closeOne(deps, one)) closed += 1;
  return closed;
}
