import { zoneHours, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { deadlineOf, unpaidLimit, walkInLimit } from "@retribusi/contract/features/booking/booking.deadlines";
import { firstDayOf } from "@retribusi/contract/features/booking/booking.interval";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { clock } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { type Answers, ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import { insertRows } from "@retribusi/db/write";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { isDuplicate, type Transaction, takeMark } from "../../lib/transaction.ts";
import { inScope } from "../../records/in-scope.ts";
import { orderNotice } from "./action/order.ts";
import { countFree } from "./availability.ts";
import { arrivalOf, yearOf } from "./booking.query.ts";
import { withInventory } from "./inventory.ts";
import { holidaysFor, hoursOf, type ObjectRow, objectParts } from "./object.query.ts";
import { isPictured } from "./offered.ts";
import { type For, type Orderer, ordererOf, peopleOf } from "./orderer.ts";
import { type Plan, planOf } from "./pricing.ts";
import { type ReadRecord, type RecordRow, readRecord } from "./record.query.ts";
import { priceChanged, refusal, soldOut } from "./refusal.ts";
import { tell } from "./tell.ts";
import { ownUnpaid, refuseAnother, unpaid } from "./unpaid.query.ts";
import { countLeft } from "./waitlist/left-for-others.ts";
import { requireOffer, takeOffer } from "./waitlist/take-offer.ts";

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

const objects = treeOf("mst_objectretribusi", { include: objectParts });

/**
 * A customer's own orders are limited. A manager's walk-ins never count against them, and have limits of their own: strictly in one
 * customer's name, and roughly (nothing is locked for it) in all.
 */
function limitsOf(now: Date, { whom, input }: Order) {
  const { userid } = whom;
  const customer = whom.by === "manager" ? whom.customer : null;
  const group = "(SELECT o.pengelolaid FROM mst_objectretribusi o WHERE o.objectid = ?)";
  const others = `b.pengelolaid = ${group} AND b.user_created = ? AND (b.idpemesan IS NULL OR b.idpemesan <> ?)`;
  return {
    own: ownUnpaid(userid, now),
    entered: unpaid(others, [input.objectid, userid, userid], now),
    inTheirName: unpaid("b.idpemesan = ? AND b.user_created <> ?", [customer, customer], now),
  };
}

type Limits = Answers<ReturnType<typeof limitsOf>>;

function requireUnpaidLimit({ whom }: Order, { own, entered, inTheirName }: Limits): void {
  if (whom.by === "customer") {
    const refused = refuseAnother(own);
    if (refused) throw refusal(refused.reason, refused.values);
    return;
  }
  if (entered >= walkInLimit) throw refusal("WALKIN_LIMIT", { max: walkInLimit });
  if (inTheirName >= unpaidLimit) throw refusal("CUSTOMER_WALKIN_LIMIT", { max: unpaidLimit });
}

/**
 * Counting while the customer's own row is written: two orders at once can't both be the last. The row must really change, or the other
 * nodes of a cluster hear nothing of it; a thousandth of a second doesn't make the account look edited.
 */
async function takeCustomer(tx: Transaction, { whom }: Order): Promise<void> {
  const userid = whom.by === "customer" ? whom.userid : whom.customer;
  if (userid === null) return;
  const sql = "UPDATE userdata SET date_updated = date_updated + INTERVAL 1000 MICROSECOND WHERE userid = ?";
  await sqlOf(tx).query(sql, [userid]);
}

interface Found {
  readonly object: ObjectRow;
  readonly isPictured: boolean;
}

/** Time and price of the order as they are now; throws ACTION_REFUSED with the reason. */
async function planOrder(tx: Transaction, now: Date, { input, whom }: Order, found: Found) {
  const { object } = found;
  const holidays = await holidaysFor(tx, [object], firstDayOf(input.waktu));
  const plan = planOf(object, input, now, { isCounter: whom.by === "manager", holidays });
  if (whom.by === "customer" && !found.isPictured) throw refusal("OBJECT_INACTIVE");
  return plan;
}

/** Reads and decides; throws what stands against the order. Only valid with the object's inventory in hand. */
export async function acceptOrder(tx: Transaction, now: Date, order: Order): Promise<AcceptedOrder> {
  const { user, kind, input, whom } = order;
  await takeCustomer(tx, order);
  const { sql, values } = inScope(scope(user, "mst_objectretribusi"), [input.objectid]);
  const found = await ask(sqlOf(tx), {
    objects: objects.where(sql, values),
    people: peopleOf(whom),
    isPictured: isPictured(input.objectid),
    ...limitsOf(now, order),
  });
  const [object] = found.objects;
  if (object?.tbl_kategoriobject.jenisbooking !== kind) throw new AppError("NOT_FOUND");
  const orderer = ordererOf(whom, input, found.people);
  const plan = await planOrder(tx, now, order, { object, isPictured: found.isPictured });
  const { totalbiaya } = plan.price;
  if (totalbiaya !== input.totalbiaya) throw priceChanged(input.totalbiaya, totalbiaya);
  requireUnpaidLimit(order, found);
  const { objectid, tawaran, jumlahunit } = input;
  if (tawaran !== undefined) {
    const taking = { id: tawaran, userid: user.userid, objectid, interval: plan.interval, units: jumlahunit };
    await requireOffer(tx, now, taking);
  }
  const free =
    tawaran === undefined
      ? await countLeft(tx, object, plan.interval, now)
      : await countFree(tx, object, plan.interval, now, { offer: tawaran });
  if (free < jumlahunit) throw soldOut(free, jumlahunit);
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

/** The deadline of a new order: the system acts on it when its details aren't filled in. */
function firstDeadline(now: Date, { object, plan }: AcceptedOrder): Date | null {
  const { zone } = hoursOf(object);
  const { start: tglmulaipemakaian, end: tglakhirpemakaian } = plan.interval;
  const times = { tglmulaipemakaian, tglakhirpemakaian, satuantarif: plan.price.satuantarif };
  return deadlineOf("ordered", {
    ...arrivalOf({ ...times, mst_objectretribusi: object }),
    entered: now,
    start: tglmulaipemakaian,
    end: tglakhirpemakaian,
    billExpires: null,
    zone,
    holidays: new Set(),
    renewals: 0,
    firstDeadline: null,
  });
}

/** Writes the booking with its price as it is now, its history and its messages; answers it. */
export async function writeOrder(tx: Transaction, now: Date, accepted: AcceptedOrder): Promise<RecordRow> {
  const { order, object, plan, orderer } = accepted;
  const { input, user, kind } = order;
  const { zone } = hoursOf(object);
  const { subtotal: _, ...price } = plan.price;
  const bookingid = await insertRows(sqlOf(tx), "booking", [
    {
      ...orderer,
      ...price,
      tglmulaipemakaian: plan.interval.start,
      tglakhirpemakaian: plan.interval.end,
      jenisbooking: kind,
      kelompoktarif: input.kelompoktarif,
      sesi: plan.sesi,
      tarifid: plan.tariff.id,
      tahun: yearOf(plan.interval.start, zone),
      statusbooking: codeOf("ordered"),
      tglstatus: now,
      bataswaktu: firstDeadline(now, accepted),
      kuncipesanan: input.kunci,
      catatan: input.catatan ?? null,
      user_created: user.userid,
      ...mastersOf(object),
      selisihjam: zoneHours(zone),
      selisihkas: zoneHours(zoneOf(object.tbl_pemda.zonawaktu)),
      date_created: now,
    },
  ]);
  if (input.tawaran !== undefined) await takeOffer(tx, now, input.tawaran, bookingid);
  const { userid, role: peran } = user;
  const permintaan = takeMark(tx, "booking_riwayat");
  const entry = { bookingid, aksi: "order", kestatus: codeOf("ordered"), userid, peran, versi: 0, waktu: now };
  await insertRows(sqlOf(tx), "booking_riwayat", [{ ...entry, permintaan }]);
  const { objectid, jumlahobject } = object;
  return tell(tx, bookingid, {
    aksi: "order",
    before: null,
    taking: { objectid, jumlahobject, during: plan.interval },
    notice: orderNotice,
    reason: formatRupiah(price.totalbiaya),
  });
}

/**
 * Refuses an order that is sold out already, without queueing for the inventory: on a run for the last units nearly everybody is
 * answered here. It only ever refuses; whoever passes is judged again with the inventory in hand.
 */
async function refuseSoldOut(tx: Transaction, order: Order): Promise<void> {
  const { user, input } = order;
  const { sql, values } = inScope(scope(user, "mst_objectretribusi"), [input.objectid]);
  const { found, now, ...known } = await ask(sqlOf(tx), {
    found: objects.where(sql, values),
    now: clock,
    isPictured: isPictured(input.objectid),
  });
  const [object] = found;
  if (!object) throw new AppError("NOT_FOUND");
  const plan = await planOrder(tx, now, order, { object, ...known });
  const free = await countFree(tx, object, plan.interval, now, { offer: input.tawaran });
  if (free < input.jumlahunit) throw soldOut(free, input.jumlahunit);
}

async function takeOrder(db: Database, order: Order, isCrowd: boolean): Promise<ReadRecord> {
  if (isCrowd) await refuseSoldOut(db.prisma, order);
  return withInventory(db, [order.input.objectid], async ({ tx, now }) => ({
    row: await writeOrder(tx, now, await acceptOrder(tx, now, order)),
    now,
  }));
}

/** What the person has ordered by the same key, or of the same offer in another window. */
async function findEarlier({ prisma }: Database, { user, kind, input }: Order): Promise<ReadRecord | undefined> {
  const sql = `SELECT id FROM booking WHERE user_created = ? AND kuncipesanan = ?
    UNION SELECT bookingid FROM daftar_tunggu WHERE id = ? AND userid = ? AND bookingid IS NOT NULL`;
  const values = [user.userid, input.kunci, input.tawaran ?? null, user.userid];
  const [earlier] = await sqlOf(prisma).query<{ id: number }[]>(sql, values);
  return earlier && readRecord(prisma, user, kind, earlier.id);
}

/**
 * Places an order and answers the booking. The same key of the same person again (double click, lost answer, commit of unknown outcome)
 * answers the first one: a second can't be written, and whatever stands in the second's way is looked at only when there is no first.
 * Throws SOLD_OUT, PRICE_CHANGED with both prices, ACTION_REFUSED with the reason, NOT_FOUND, BusyError.
 */
export async function placeOrder(db: Database, order: Order, isCrowd = false): Promise<ReadRecord> {
  try {
    return await takeOrder(db, order, isCrowd);
  } catch (error) {
    const isBeaten = error instanceof AppError || isDuplicate(error, "kuncipesanan");
    const earlier = isBeaten ? await findEarlier(db, order) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}
