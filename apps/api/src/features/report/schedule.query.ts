import type { Zone } from "@retribusi/contract/define/dates";
import { documentFormats } from "@retribusi/contract/define/export";
import type { Schedule, ScheduleRecipient } from "@retribusi/contract/features/report/schedule.endpoints";
import type { Prisma } from "@retribusi/db/generated/client";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { findSettings } from "../system/settings.query.ts";
import { clocksOf, placeNames, placeOf, seenRecipients } from "./schedule-people.ts";

const formatSchema = z.enum(documentFormats);
const querySchema = z.record(z.string(), z.string());

/** The question of a schedule as it was stored. */
export const storedQuery = (permintaan: unknown): Readonly<Record<string, string>> => querySchema.parse(permintaan);

const people = {
  userdata: { select: { userid: true, fullname: true, ...placeNames } },
  outbox: { select: { status: true, galat: true } },
} as const satisfies Prisma.jadwal_penerimaInclude;

const withRecipients = (where: Prisma.jadwal_penerimaWhereInput) =>
  ({
    userdata: { select: { fullname: true } },
    jadwal_penerima: { where, include: people, orderBy: { id: "asc" } },
  }) as const satisfies Prisma.jadwal_laporanInclude;

type Row = Prisma.jadwal_laporanGetPayload<{ include: ReturnType<typeof withRecipients> }>;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A mail server's answer often repeats the address, which is its owner's alone. */
export const withoutAddresses = (text: string): string => text.replace(/[^\s<>@:]+@[^\s<>:]+/g, "***");

function presentRecipient(row: Row["jadwal_penerima"][number], usual: Zone): ScheduleRecipient {
  const { userdata, outbox } = row;
  // While the mail is tried again, what the server said last is worth knowing already.
  const refused = row.hasil === "mengantre" && outbox?.galat ? withoutAddresses(outbox.galat) : null;
  return {
    id: row.id,
    userid: userdata.userid,
    nama: userdata.fullname,
    peran: row.peran,
    tempat: placeOf(userdata, row.peran),
    hasil: row.hasil,
    keterangan: row.keterangan ?? refused,
    terakhir: iso(row.terakhir),
    terkirim: iso(row.terkirim),
    berikut: iso(row.berikut),
    zona: clocksOf(userdata, usual),
  };
}

const isOwner = (user: CurrentUser, { userid, peran }: Row): boolean => userid === user.userid && peran === user.role;

function present(user: CurrentUser, row: Row, usual: Zone): Schedule {
  const { id, judul, sumber, rentang, kekerapan, hari, jam, aktif, jadwal_penerima } = row;
  const change = isOwner(user, row);
  const leave = jadwal_penerima.some(({ userid, hasil }) => userid === user.userid && hasil !== "keluar");
  return {
    ...{ id, judul, sumber, rentang, kekerapan, hari, jam, aktif, can: { change, leave } },
    format: formatSchema.parse(row.format),
    pemilik: row.userdata.fullname,
    query: change ? storedQuery(row.permintaan) : null,
    penerima: jadwal_penerima.map((recipient) => presentRecipient(recipient, usual)),
  };
}

/** Schedules of others that are shown at once, the newest first. */
const most = 200;

/** One's own, those one gets, and then those that people get whom one answers for. */
export async function listFor({ db }: Deps, user: CurrentUser) {
  const { userid } = user;
  const seen = seenRecipients(user);
  const mine: Prisma.jadwal_laporanWhereInput = { OR: [{ userid }, { jadwal_penerima: { some: { userid } } }] };
  const order = { orderBy: { id: "desc" } } as const;
  const find = db.prisma.jadwal_laporan;
  const own = await find.findMany({ where: { userid }, include: withRecipients({}), ...order });
  const got = await find.findMany({
    where: { ...mine, userid: { not: userid } },
    include: withRecipients(seen),
    ...order,
  });
  const others = await find.findMany({
    where: { NOT: mine, jadwal_penerima: { some: seen } },
    include: withRecipients(seen),
    ...order,
    take: most + 1,
  });
  const { zonawaktu } = await findSettings(db.prisma);
  return {
    records: [...own, ...got, ...others.slice(0, most)].map((row) => present(user, row, zonawaktu)),
    hasMore: others.length > most,
  };
}

/** One's own schedule, in the role it was made in. Throws NOT_FOUND for another's. */
export async function getOwn(tx: Transaction, { userid, role }: CurrentUser, id: number) {
  const where = { id, userid, peran: role };
  const row = await tx.jadwal_laporan.findFirst({ where, include: { jadwal_penerima: true } });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** One's own schedule as its owner sees it. */
export async function presentOwn(tx: Transaction, user: CurrentUser, id: number): Promise<Schedule> {
  const row = await tx.jadwal_laporan.findUnique({ where: { id }, include: withRecipients({}) });
  if (!row) throw new AppError("NOT_FOUND");
  return present(user, row, (await findSettings(tx)).zonawaktu);
}
