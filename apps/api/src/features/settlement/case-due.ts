import { openRefundStates } from "@retribusi/contract/features/billing/refund.rules";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { lateAfter } from "@retribusi/contract/features/settlement/age.rules";
import { officeOf } from "@retribusi/contract/features/settlement/refund-step.rules";
import { exceptionsPage, refundsPage, treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Transaction } from "../../lib/transaction.ts";
import { findOwner } from "../billing/case-owner.ts";
import type { Addressee } from "../identity/letter.ts";
import { bookingPart } from "./case-parts.ts";
import { listCasePeople } from "./case-people.ts";
import { tellOwner } from "./owner-notice.ts";
import { refundFacts } from "./refund.query.ts";
import { offices, placeOfRefund } from "./refund-notice.ts";
import { olderThan } from "./worklist.ts";

/** So many in one run; the next one goes on. */
const most = 200;

const person = {
  select: { userid: true, username: true, fullname: true, email: true, bahasa: true, statusakun: true },
} as const;
type Person = Addressee & { readonly userid: number };

/** A case that has waited too long, and who is to be reminded of it. */
export interface DueCase {
  readonly page: string;
  readonly id: number;
  readonly jumlah: bigint;
  readonly since: Date;
  readonly people: readonly Person[];
}

const [late, overdue] = lateAfter;

const levelOf = (since: Date, morning: Date): number => (since < olderThan(morning, overdue) ? overdue : late);

/** Money without an owner, or whose owner works here no longer, gets one, who is told: nothing waits for nobody. */
export async function giveOwners(tx: Transaction): Promise<void> {
  const inactive = { userdata_penanggungjawab: { statusakun: { not: accountStatus.active } } };
  const orphans = await tx.pengecualian_bayar.findMany({
    where: { penyelesaian: null, OR: [{ penanggungjawab: null }, inactive] },
    select: { id: true, penanggungjawab: true },
    orderBy: { id: "asc" },
    take: most,
  });
  for (const { id, penanggungjawab } of orphans) {
    const owner = await findOwner(tx, id);
    if (owner === null) continue;
    // What somebody has assigned meanwhile stays.
    const { count } = await tx.pengecualian_bayar.updateMany({
      where: { id, penanggungjawab, penyelesaian: null },
      data: { penanggungjawab: owner, pengingat: 0 },
    });
    if (count > 0) await tellOwner(tx, id, owner);
  }
}

/** Payment exceptions that were late at that time and of which nobody has been reminded; now somebody is. */
export async function claimExceptions(tx: Transaction, morning: Date): Promise<DueCase[]> {
  const rows = await tx.pengecualian_bayar.findMany({
    where: {
      penyelesaian: null,
      OR: [late, overdue].map((days) => ({ tglterima: { lt: olderThan(morning, days) }, pengingat: { lt: days } })),
    },
    select: { id: true, jumlah: true, tglterima: true, userdata_penanggungjawab: person },
    orderBy: { id: "asc" },
    take: most,
  });
  const due: DueCase[] = [];
  for (const { id, jumlah, tglterima: since, userdata_penanggungjawab: owner } of rows) {
    const pengingat = levelOf(since, morning);
    const where = { id, penyelesaian: null, pengingat: { lt: pengingat } };
    const { count } = await tx.pengecualian_bayar.updateMany({ where, data: { pengingat } });
    if (count > 0) due.push({ page: exceptionsPage, id, jumlah, since, people: owner ? [owner] : [] });
  }
  return due;
}

const refundParts = {
  booking: bookingPart,
  pengecualian_bayar: { select: { idpemda: true } },
  userdata_penanggungjawab: person,
} as const satisfies Prisma.pengembalianInclude;

/** Whoever looks after a refund case, else the office whose turn it is. */
async function refundPeople(tx: Transaction, row: Prisma.pengembalianGetPayload<{ include: typeof refundParts }>) {
  const owner = row.userdata_penanggungjawab;
  if (owner?.statusakun === accountStatus.active) return [owner];
  const office = officeOf(refundFacts(row));
  return office ? listCasePeople(tx, placeOfRefund(row), offices[office]) : [];
}

/** The same of refund cases. */
export async function claimRefunds(tx: Transaction, morning: Date): Promise<DueCase[]> {
  const open = { in: [...openRefundStates] };
  const rows = await tx.pengembalian.findMany({
    where: {
      statuspengembalian: open,
      OR: [late, overdue].map((days) => ({ date_created: { lt: olderThan(morning, days) }, pengingat: { lt: days } })),
    },
    include: refundParts,
    orderBy: { id: "asc" },
    take: most,
  });
  const due: DueCase[] = [];
  for (const row of rows) {
    const { id, jumlah, date_created: since } = row;
    const pengingat = levelOf(since, morning);
    const where = { id, statuspengembalian: open, pengingat: { lt: pengingat } };
    const { count } = await tx.pengembalian.updateMany({ where, data: { pengingat } });
    const page = row.statuspengembalian === "disetujui" ? treasurerPage : refundsPage;
    if (count > 0) due.push({ page, id, jumlah, since, people: await refundPeople(tx, row) });
  }
  return due;
}
