import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingLink } from "@retribusi/contract/features/booking/link.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { tautan_pesanan } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { isProof, proofOf } from "../../lib/secret.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { requireInScope } from "../../records/in-scope.ts";
import { getRow } from "../../records/reader.ts";
import { holdBooking } from "./apply.ts";
import { type BookingRow, getBooking } from "./booking.query.ts";
import { iso, isoOrNull } from "./present.ts";
import { closingOf } from "./thread.query.ts";

type Signing = Pick<Deps, "env">;

/** Which link of which booking. */
interface Link {
  readonly bookingid: number;
  readonly nomor: number;
}

const purpose = "link of a booking";
const textOf = ({ bookingid, nomor }: Link): string => `${bookingid}.${nomor}`;

/** The secret part of a link. It is made again whenever it is asked for, so nothing of it is kept. */
const secretOf = ({ env }: Signing, link: Link): string =>
  `psn_${link.bookingid}_${link.nomor}_${proofOf(env, purpose, textOf(link))}`;

/** The link that a secret part was made for; undefined for one that we didn't make. */
export function readSecret({ env }: Signing, secret: string): Link | undefined {
  const [, id, number, proof = ""] = secret.match(/^psn_(\d{1,10})_(\d{1,10})_([\w-]{43})$/) ?? [];
  const link = { bookingid: Number(id), nomor: Number(number) };
  return isProof(env, purpose, textOf(link), proof) ? link : undefined;
}

type Mark = Pick<tautan_pesanan, "nomor" | "dicabut">;

/** Without a row the first link of a booking is good. */
const findMark = async (tx: Transaction, bookingid: number): Promise<Mark> =>
  (await tx.tautan_pesanan.findUnique({ where: { bookingid } })) ?? { nomor: 1, dicabut: null };

/** What has a link: a booking without an account, for as long as one with an account could be written about. */
type Linked = Pick<BookingRow, "id" | "idpemesan" | "statusbooking" | "tglakhirpemakaian" | "tglstatus">;

/** Until when a booking's link is good, as things stand. */
export const linkEnds = closingOf;

/** What a link is worth now. */
export async function judgeLink(
  tx: Transaction,
  { nomor }: Link,
  booking: Linked,
  now: Date,
): Promise<"buka" | "dicabut" | "berakhir"> {
  const mark = await findMark(tx, booking.id);
  if (mark.dicabut || mark.nomor !== nomor || booking.idpemesan !== null) return "dicabut";
  return linkEnds(booking) <= now ? "berakhir" : "buka";
}

const addressOf = (deps: Signing, link: Link): string => webAddress(deps.env, `/index/pesanan/${secretOf(deps, link)}`);

/** The good link of a booking without an account; undefined where there is none. */
export async function findLinkAddress(
  deps: Signing,
  tx: Transaction,
  booking: Linked,
  now: Date,
): Promise<string | undefined> {
  const { nomor } = await findMark(tx, booking.id);
  const link = { bookingid: booking.id, nomor };
  return (await judgeLink(tx, link, booking, now)) === "buka" ? addressOf(deps, link) : undefined;
}

async function presentLink(deps: Signing, tx: Transaction, booking: Linked, now: Date): Promise<BookingLink> {
  return {
    alamat: (await findLinkAddress(deps, tx, booking, now)) ?? null,
    berlakusampai: iso(linkEnds(booking)),
    dicabut: isoOrNull((await findMark(tx, booking.id)).dicabut),
  };
}

/** Who asks for the link of which booking. */
export interface LinkCall {
  readonly user: CurrentUser;
  readonly ip: string;
  readonly kind: BookingKind;
  readonly id: number;
}

const hasAccount = {
  en: "The customer of this booking has an account and opens it there.",
  id: "Pemesan ini memiliki akun dan membuka pesanannya di sana.",
};

function requireGuest({ idpemesan }: Linked): void {
  if (idpemesan !== null) throw new AppError("NOT_FOUND", { explanation: hasAccount });
}

/** The link of a booking in scope. Throws NOT_FOUND. */
export async function getLink(deps: Deps, { user, kind, id }: LinkCall): Promise<BookingLink> {
  const { prisma } = deps.db;
  await getRow(deps.db, scope(user, bookingEntity[kind]), [id]);
  const { booking, now } = await getBooking(prisma, id);
  requireGuest(booking);
  return presentLink(deps, prisma, booking, now);
}

/** Changes which link is good while the booking is held, and writes it down where anything has changed. Throws NOT_FOUND. */
const changeLink = (
  deps: Deps,
  { user, ip, kind, id }: LinkCall,
  aksi: "add" | "withdraw",
  next: (mark: Mark, now: Date) => Mark,
): Promise<BookingLink> =>
  inTransaction(deps.db, async (tx) => {
    await requireInScope(tx, scope(user, bookingEntity[kind]), [id]);
    const { booking, now } = await holdBooking(tx, id);
    requireGuest(booking);
    const before = await findMark(tx, id);
    const after = next(before, now);
    if (after !== before) {
      await tx.tautan_pesanan.upsert({ where: { bookingid: id }, create: { bookingid: id, ...after }, update: after });
      await writeAudit(tx, user, ip, { aksi, entitas: "tautan_pesanan", kunci: String(id) });
    }
    return presentLink(deps, tx, booking, now);
  });

/** Makes another link; the one before is worth nothing from then on. */
export const makeLink = (deps: Deps, call: LinkCall): Promise<BookingLink> =>
  changeLink(deps, call, "add", ({ nomor }) => ({ nomor: nomor + 1, dicabut: null }));

/** Takes the link back, until another one is made. */
export const withdrawLink = (deps: Deps, call: LinkCall): Promise<BookingLink> =>
  changeLink(deps, call, "withdraw", (mark, now) => (mark.dicabut ? mark : { ...mark, dicabut: now }));
