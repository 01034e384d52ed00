import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import type { PictureKind } from "@retribusi/contract/features/booking/booking.pictures";
import { AppError } from "../../lib/app-error.ts";
import { releaseFiles } from "../files/removal.ts";
import type { EffectContext, Outcome } from "./server-action.ts";

const gone = {
  en: "This picture isn't there any more. Remove it here and add it again.",
  id: "Foto ini sudah tidak ada. Hapus dari sini, lalu tambahkan kembali.",
};
const noPicture = {
  en: "This file is no picture. Add a PNG, GIF or JPG.",
  id: "Berkas ini bukan gambar. Tambahkan PNG, GIF, atau JPG.",
};
const onlyEquipment = {
  en: "Pictures are kept of vehicles and equipment only.",
  id: "Foto hanya disimpan untuk kendaraan dan alat.",
};

type Context = Pick<EffectContext<"checkIn" | "finish">, "tx" | "booking" | "actor"> & {
  readonly input: Pick<BookingInput<"checkIn">, "unit">;
};

const problem = (field: string, words: typeof gone) => new AppError("VALIDATION", { fields: { [field]: words } });

/** The pictures of the lines, each with the field that named it. */
const named = ({ input }: Context) =>
  (input.unit ?? []).flatMap(({ nomorunit, foto = [] }, line) =>
    foto.map((berkasid, at) => ({ nomorunit, berkasid, field: `unit.${line}.foto.${at}` })),
  );

/**
 * Keeps what the actor uploaded as pictures of the units: private pictures that wait for a record, each of them once. Throws VALIDATION
 * at the picture that can't be kept.
 */
export async function keepPictures(context: Context, jenis: PictureKind): Promise<Pick<Outcome, "pictures">> {
  const { tx, booking, actor } = context;
  const pictures = named(context);
  const [first] = pictures;
  if (!first) return {};
  if (booking.jenisbooking !== "alat") throw problem(first.field, onlyEquipment);
  const where = { id: { in: pictures.map(({ berkasid }) => berkasid) }, sementara: true, umum: false };
  const files = await tx.berkas.findMany({
    where: { ...where, pemilik: actor.userid },
    select: { id: true, mime: true },
  });
  const waiting = new Map(files.map(({ id, mime }) => [id, mime]));
  for (const { berkasid, field } of pictures) {
    const mime = waiting.get(berkasid);
    if (!waiting.delete(berkasid)) throw problem(field, gone);
    if (!mime?.startsWith("image/")) throw problem(field, noPicture);
  }
  const { count } = await tx.berkas.updateMany({ where, data: { sementara: false } });
  // Thrown away between the two statements.
  if (count < pictures.length) throw problem(first.field, gone);
  const data = pictures.map(({ nomorunit, berkasid }) => ({ bookingid: booking.id, berkasid, jenis, nomorunit }));
  await tx.booking_dokumen.createMany({ data });
  return { pictures: [0, pictures.length] };
}

/** Takes the pictures of a moment back; their files are thrown away. */
export async function dropPictures(
  { tx, booking }: Pick<EffectContext<"undo">, "tx" | "booking">,
  jenis: PictureKind,
): Promise<Pick<Outcome, "pictures">> {
  const where = { bookingid: booking.id, jenis };
  const pictures = await tx.booking_dokumen.findMany({ where, select: { berkasid: true } });
  if (pictures.length === 0) return {};
  await tx.booking_dokumen.deleteMany({ where });
  await releaseFiles(
    tx,
    pictures.map(({ berkasid }) => berkasid),
  );
  return { pictures: [pictures.length, 0] };
}
