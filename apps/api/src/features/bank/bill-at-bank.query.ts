import type { Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import type { billAtBankEndpoint } from "@retribusi/contract/features/bank/bill.endpoints";
import { payChannels } from "@retribusi/contract/features/bank/way.entity";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { instant, int, orNull, rowsOf, rupiah, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { inScope } from "../../records/in-scope.ts";
import { connectionsOf } from "../billing/bill.ts";
import { validKey } from "./partner.ts";

type BillAtBank = z.output<ReturnType<typeof billAtBankEndpoint>["answer"]>;

/** The connection has what it takes to ask the bank something. */
const isAskable = `s.url IS NOT NULL AND s.partnerid IS NOT NULL
  AND EXISTS (SELECT 1 FROM kunci_bank k WHERE k.systemid = s.id AND k.jenis = 'privat' AND ${validKey})`;

const columns = {
  id: int("g.id"),
  idbilling: text("g.idbilling"),
  jumlah: rupiah("g.jumlah"),
  tglexpired: instant("g.tglexpired"),
  merchantid: orNull(text("s.merchantid")),
  statustagihan: text("g.statustagihan"),
  systemid: int("s.id"),
  bankid: text("s.bankid"),
  askable: int(`IF(${isAskable}, 1, 0)`),
  keadaan: orNull(text("v.keadaan")),
  tglgagal: orNull(instant("v.tglgagal")),
};

/** The latest bill of a booking within somebody's scope. */
const billOf = (user: CurrentUser, kind: BookingKind, id: number) => {
  const { sql, values } = inScope(scope(user, bookingEntity[kind]), [id]);
  return rowsOf(
    columns,
    `FROM booking t JOIN tagihan g ON g.id = (SELECT MAX(n.id) FROM tagihan n WHERE n.bookingid = t.id)
      JOIN system s ON s.id = g.systemid LEFT JOIN tagihan_bank v ON v.tagihanid = g.id WHERE ${sql}`,
    values,
  );
};

/** The latest bill of a booking with the bank that it is paid through. Throws NOT_FOUND for a booking out of scope or without a bill. */
export async function getLatestBill({ prisma }: Database, user: CurrentUser, kind: BookingKind, id: number) {
  const { bills } = await ask(sqlOf(prisma), { bills: billOf(user, kind, id) });
  if (!bills[0]) throw new AppError("NOT_FOUND");
  return bills[0];
}

const bankColumns = { systemid: int("s.id"), namabank: text("COALESCE(s.namabank, CONCAT('Bank ', s.bankid))") };
const wayColumns = {
  systemid: int("w.systemid"),
  kanal: text("w.kanal"),
  langkah: text("w.langkah"),
  langkahen: text("w.langkahen"),
};

type Way = Readonly<Record<"kanal" | "langkah" | "langkahen", string>>;

interface Payable {
  readonly idbilling: string;
  readonly jumlah: bigint;
}

/** The steps of each channel, the usual channel first. */
const presentWays = (ways: readonly Way[], bill: Payable, language: Language): BillAtBank["cara"] =>
  payChannels.flatMap(({ value: kanal }) =>
    ways
      .filter((way) => way.kanal === kanal)
      .map(({ langkah, langkahen }) => {
        const facts = { idbilling: bill.idbilling, jumlah: formatRupiah(Number(bill.jumlah)) };
        const lines = (language === "id" ? langkah : langkahen).split("\n").map((line) => line.trim());
        return { kanal, langkah: lines.filter(Boolean).map((line) => fillMessage(line, facts)) };
      }),
  );

const latest = "g.id = (SELECT MAX(n.id) FROM tagihan n WHERE n.bookingid = ?)";

const waysOf = (id: number) =>
  rowsOf(wayColumns, `FROM cara_bayar w JOIN tagihan g ON g.systemid = w.systemid WHERE ${latest}`, [id]);

/** By which bank and steps the latest bill of a booking is paid; undefined without a bill. */
export async function findWays({ prisma }: Database, id: number, language: Language) {
  const { bills, ways } = await ask(sqlOf(prisma), {
    bills: rowsOf(
      { idbilling: text("g.idbilling"), jumlah: rupiah("g.jumlah"), namabank: bankColumns.namabank },
      `FROM tagihan g JOIN system s ON s.id = g.systemid WHERE ${latest}`,
      [id],
    ),
    ways: waysOf(id),
  });
  const [bill] = bills;
  return bill && { namabank: bill.namabank, cara: presentWays(ways, bill, language) };
}

interface AtBank {
  readonly namabank: string;
  readonly cara: BillAtBank["cara"];
}

const stepsOf = ({ namabank, cara }: AtBank, language: Language) =>
  cara.map(({ kanal, langkah }) => {
    const channel = payChannels.find(({ value }) => value === kanal);
    return { title: `${channel?.label[language] ?? kanal} – ${namabank}`, lines: langkah };
  });

/** By which steps the latest bill of a booking is paid at its bank, for mails of it. */
export async function listWays(db: Database, id: number, language: Language) {
  const found = await findWays(db, id, language);
  return found ? stepsOf(found, language) : [];
}

const anyBank = "(SELECT MIN(c.systemid) FROM cara_bayar c)";

/** By which steps such a bill is paid at a bank whose steps are written down, for mails that are tried; none where there is no such bank. */
export async function listUsualWays(db: Database, bill: Payable, language: Language) {
  const { banks, ways } = await ask(sqlOf(db.prisma), {
    banks: rowsOf(bankColumns, `FROM system s WHERE s.id = ${anyBank}`, []),
    ways: rowsOf(wayColumns, `FROM cara_bayar w WHERE w.systemid = ${anyBank}`, []),
  });
  const [bank] = banks;
  return bank ? stepsOf({ namabank: bank.namabank, cara: presentWays(ways, bill, language) }, language) : [];
}

/** How the latest bill of a booking is paid. Throws NOT_FOUND. */
export async function findBillAtBank(
  { prisma }: Database,
  user: CurrentUser,
  { kind, id }: { readonly kind: BookingKind; readonly id: number },
  language: Language,
): Promise<BillAtBank> {
  const { bills, connections, banks, ways } = await ask(sqlOf(prisma), {
    bills: billOf(user, kind, id),
    connections: connectionsOf(id),
    banks: rowsOf(bankColumns, "FROM system s"),
    ways: waysOf(id),
  });
  const [bill] = bills;
  const bank = banks.find(({ systemid }) => systemid === bill?.systemid);
  if (!bill || !bank) throw new AppError("NOT_FOUND");
  const fitting = new Set(connections.map((connection) => connection.id));
  const isOpen = bill.statustagihan === "terbit";
  return {
    idbilling: bill.idbilling,
    bank,
    siap: bill.keadaan === null || bill.keadaan === "ada",
    tertundasejak: bill.tglgagal?.toISOString() ?? null,
    dapatditanya: bill.askable === 1,
    qris: isOpen && bill.askable === 1 && bill.merchantid !== null,
    cara: presentWays(ways, bill, language),
    banklain: isOpen ? banks.filter(({ systemid }) => fitting.has(systemid) && systemid !== bill.systemid) : [],
  };
}
