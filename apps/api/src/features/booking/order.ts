import { zoneHours, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { deadlineOf, unpaidLimit, walkInLimit } from "@retribusi/contract/features/booking/booking.deadlines";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { codeOf, unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow, isDuplicate, type Transaction, takeMark } from "../../lib/transaction.ts";
import { inTurn } from "../../lib/turn.ts";
import { markBooking } from "../report/summary/mark.ts";
import { orderNotice } from "./action/order.ts";
import { countFree } from "./availability.ts";
import { arrivalOf, getBooking, yearOf } from "./booking.query.ts";
import { withInventory } from "./inventory.ts";
import { notify } from "./notice.ts";
import { getObject, hoursOf, type ObjectRow } from "./object.query.ts";
import { type For, type Orderer, ordererOf } from "./orderer.ts";
import { type Plan, planOf } from "./pricing.ts";
import { priceChanged, refusal, soldOut } from "./refusal.ts";

/** An order before anything about it is known to be possible. */
export interface Order {
  readonly user: CurrentUser;
  readonly kind: BookingKind;
  readonly input: BookingInput<"order">;
  /** A customer's own order, or a manager's for somebody at the counter. */
  readonly whom: For;
}

/** An order that can be met as things stand in this transaction. */
export interface AcceptedOrder {
  readonly order: Order;
  readonly object: ObjectRow;
  readonly plan: Plan;
  readonly orderer: Orderer;
}

const findByKey = (tx: Transaction, { user, input }: Order) =>
  tx.booking.findUnique({
    where: { user_created_kuncipesanan: { user_created: user.userid, kuncipesanan: input.kunci } },
    select: { id: true },
  });

const countUnpaid = (tx: Transaction, now: Date, which: Prisma.bookingWhereInput): Promise<number> =>
  tx.booking.count({
    where: { ...which, statusbooking: { in: unpaidCodes }, NOT: { bataswaktu: { lt: now } } },
  });

/**
 * Counting while the customer's own row is written: two orders at once can't both be the last. The row must really change, or the other
 * nodes of a cluster hear nothing of it; a thousandth of a second doesn't make the account look edited.
 */
const takeCustomer = (tx: Transaction, userid: number) =>
  tx.$executeRaw`UPDATE userdata SET date_updated = date_updated + INTERVAL 1000 MICROSECOND WHERE userid = ${userid}`;

/**
 * A customer's own orders are limited. A manager's walk-ins never count against them, and have limits of their own: strictly in one
 * customer's name, and roughly (nothing is locked for it) in all.
 */
async function requireUnpaidLimit(tx: Transaction, now: Date, whom: For, { pengelolaid }: ObjectRow): Promise<void> {
  const { userid } = whom;
  if (whom.by === "customer") {
    await takeCustomer(tx, userid);
    const own = await countUnpaid(tx, now, { idpemesan: userid, user_created: userid });
    if (own >= unpaidLimit) throw refusal("UNPAID_LIMIT", { max: unpaidLimit });
    return;
  }
  const others = { OR: [{ idpemesan: null }, { idpemesan: { not: userid } }] };
  const entered = await countUnpaid(tx, now, { pengelolaid, user_created: userid, ...others });
  if (entered >= walkInLimit) throw refusal("WALKIN_LIMIT", { max: walkInLimit });
  const { customer } = whom;
  if (customer === null) return;
  await takeCustomer(tx, customer);
  const inTheirName = { idpemesan: customer, user_created: { not: customer } };
  if ((await countUnpaid(tx, now, inTheirName)) >= unpaidLimit) {
    throw refusal("CUSTOMER_WALKIN_LIMIT", { max: unpaidLimit });
  }
}

/** Reads and decides; throws what stands against the order. Only valid with the object's inventory in hand. */
export async function acceptOrder(tx: Transaction, now: Date, order: Order): Promise<AcceptedOrder> {
  const { user, kind, input } = order;
  const object = await getObject(tx, input.objectid, scope(user, "mst_objectretribusi"));
  if (object.tbl_kategoriobject.jenisbooking !== kind) throw new AppError("NOT_FOUND");
  const orderer = await ordererOf(tx, order.whom, input);
  const plan = planOf(object, input, now);
  const { totalbiaya } = plan.price;
  if (totalbiaya !== input.totalbiaya) throw priceChanged(input.totalbiaya, totalbiaya);
  await requireUnpaidLimit(tx, now, order.whom, object);
  const free = await countFree(tx, object, plan.interval, now);
  if (free < input.jumlahunit) throw soldOut(free, input.jumlahunit);
  return { order, object, plan, orderer };
}

/** What a booking keeps of its object's place in the organisation: reports go by it, whatever the object does later. */
const mastersOf = ({ objectid, pengelolaid, kategoriid, idpemda, idskpd, idjenis, idanggaran }: ObjectRow) => ({
  objectid,
  pengelolaid,
  kategoriid,
  idpemda,
  idskpd,
  idjenis,
  idanggaran,
});

const firstEntry = (tx: Transaction, now: Date, { userid, role }: CurrentUser) => ({
  aksi: "order",
  kestatus: codeOf("ordered"),
  userid,
  peran: role,
  versi: 0,
  waktu: now,
  permintaan: takeMark(tx, "booking_riwayat"),
});

/** Writes the booking with its price as it is now, its history and its messages; answers its id. */
export async function writeOrder(tx: Transaction, now: Date, accepted: AcceptedOrder): Promise<number> {
  const { order, object, plan, orderer } = accepted;
  const { input, user, kind } = order;
  const { zone } = hoursOf(object);
  const times = { tglmulaipemakaian: plan.interval.start, tglakhirpemakaian: plan.interval.end };
  const arrival = arrivalOf({ ...times, satuantarif: plan.price.satuantarif, mst_objectretribusi: object });
  const bataswaktu = deadlineOf("ordered", {
    ...arrival,
    entered: now,
    end: plan.interval.end,
    billExpires: null,
    zone,
    holidays: new Set(),
    renewals: 0,
    firstDeadline: null,
  });
  const { subtotal: _, ...price } = plan.price;
  const { id } = await tx.booking.create({
    data: {
      ...orderer,
      ...times,
      ...price,
      jenisbooking: kind,
      kelompoktarif: input.kelompoktarif,
      sesi: plan.sesi,
      tahun: yearOf(plan.interval.start, zone),
      statusbooking: codeOf("ordered"),
      tglstatus: now,
      bataswaktu,
      kuncipesanan: input.kunci,
      catatan: input.catatan ?? null,
      user_created: user.userid,
      ...mastersOf(object),
      selisihjam: zoneHours(zone),
      selisihkas: zoneHours(zoneOf(object.tbl_pemda.zonawaktu)),
      date_created: now,
      booking_riwayat: { create: firstEntry(tx, now, user) },
    },
    select: { id: true },
  });
  const booking = await getBooking(tx, id);
  await markBooking(tx, null, booking);
  await notify(tx, orderNotice, booking, formatRupiah(price.totalbiaya));
  return id;
}

/**
 * Refuses an order that is sold out already, without queueing for the inventory: on a run for the last units nearly everybody is
 * answered here. It only ever refuses; whoever passes is judged again with the inventory in hand.
 */
async function refuseSoldOut(tx: Transaction, { user, input }: Order): Promise<void> {
  const object = await getObject(tx, input.objectid, scope(user, "mst_objectretribusi"));
  const now = await databaseNow(tx);
  const plan = planOf(object, input, now);
  const free = await countFree(tx, object, plan.interval, now);
  if (free < input.jumlahunit) throw soldOut(free, input.jumlahunit);
}

async function takeOrder(db: Database, order: Order): Promise<number> {
  await refuseSoldOut(db.prisma, order);
  return withInventory(db, [order.input.objectid], async ({ tx, now }) => {
    const earlier = await findByKey(tx, order);
    return earlier?.id ?? writeOrder(tx, now, await acceptOrder(tx, now, order));
  });
}

/**
 * Places an order and answers its id. The same key of the same person again (double click, lost answer, commit of unknown outcome)
 * answers the first one. Throws SOLD_OUT, PRICE_CHANGED with both prices, ACTION_REFUSED with the reason, NOT_FOUND, BusyError.
 */
export async function placeOrder(db: Database, order: Order): Promise<number> {
  try {
    return await inTurn(`object ${order.input.objectid}`, async () => {
      const first = await findByKey(db.prisma, order);
      return first?.id ?? takeOrder(db, order);
    });
  } catch (error) {
    // Meanwhile the same order may have come through by another way: then it is what stands in this one's.
    const isBeaten = error instanceof AppError || isDuplicate(error, "kuncipesanan");
    const other = isBeaten ? await findByKey(db.prisma, order) : null;
    if (!other) throw error;
    return other.id;
  }
}
