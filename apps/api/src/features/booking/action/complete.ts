import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { attachmentKind } from "@retribusi/contract/features/booking/booking.thread";
import { AppError } from "../../../lib/app-error.ts";
import { requiredDocuments } from "../booking.query.ts";
import type { EffectContext, ServerAction } from "../server-action.ts";

const missingDocuments = {
  en: "Please attach the required documents.",
  id: "Lampirkan dokumen yang diwajibkan.",
};
const missingIdentity = {
  en: "Please enter the identity number.",
  id: "Isi nomor identitas.",
};
const foreignDocument = { en: "This file isn't yours.", id: "Berkas ini bukan milik Anda." };

type Documents = NonNullable<BookingInput<"complete">["dokumen"]>;

/** What came with a message of the thread stays with it. */
const papersOf = ({ booking_dokumen }: EffectContext<"complete">["booking"]) =>
  booking_dokumen.filter(({ jenis }) => jenis !== attachmentKind);

/**
 * Puts the booking's documents in place: files that the actor uploaded, and those that are there already. Not the customer's other
 * files: whoever fills in for somebody must not read, by guessing numbers, what that person keeps elsewhere.
 */
async function replaceDocuments(
  { tx, booking, actor }: EffectContext<"complete">,
  documents: Documents,
): Promise<void> {
  const ids = documents.map((document) => document.berkasid);
  const kept = papersOf(booking).map((document) => document.berkasid);
  if (actor.userid === null) throw new AppError("FORBIDDEN");
  const files = await tx.berkas.findMany({
    where: { id: { in: ids }, pemilik: actor.userid, booking_dokumen: { none: { jenis: attachmentKind } } },
    select: { id: true },
  });
  const known = new Set([...kept, ...files.map((file) => file.id)]);
  if (ids.some((id) => !known.has(id))) throw new AppError("VALIDATION", { fields: { dokumen: foreignDocument } });
  await tx.booking_dokumen.deleteMany({ where: { bookingid: booking.id, jenis: { not: attachmentKind } } });
  await tx.booking_dokumen.createMany({ data: documents.map((document) => ({ bookingid: booking.id, ...document })) });
  await tx.berkas.updateMany({ where: { id: { in: ids } }, data: { sementara: false } });
}

/** What was typed, else what the booking has, else what whoever orders for themselves keeps in their account. Throws VALIDATION without any. */
async function identityFor({ tx, booking, actor, input }: EffectContext<"complete">): Promise<string> {
  const known = input.noidentitas ?? booking.noidentitas;
  if (known) return known;
  const isOwn = actor.userid !== null && actor.userid === booking.idpemesan;
  const account = isOwn
    ? await tx.userdata.findUnique({ where: { userid: actor.userid }, select: { noidentitas: true } })
    : null;
  if (!account?.noidentitas) throw new AppError("VALIDATION", { fields: { noidentitas: missingIdentity } });
  return account.noidentitas;
}

export const complete: ServerAction<"complete"> = {
  effect: async (context) => {
    const { booking, input } = context;
    const { versi: _, dokumen, ...details } = input;
    const noidentitas = await identityFor(context);
    const kinds = (dokumen ?? booking.booking_dokumen).map((document) => document.jenis);
    if (requiredDocuments(booking).some((kind) => !kinds.includes(kind))) {
      throw new AppError("VALIDATION", { fields: { dokumen: missingDocuments } });
    }
    if (dokumen) await replaceDocuments(context, dokumen);
    return { write: { ...details, noidentitas, nokontak: details.nokontak ?? null } };
  },
};
