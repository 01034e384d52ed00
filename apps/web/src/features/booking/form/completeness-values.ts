import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import type { BookingRecord } from "../booking-query.ts";
import type { AttachedDocument } from "./attached-document.ts";

export interface CompletenessValues extends Record<string, unknown> {
  readonly noidentitas: string;
  readonly alamatpemesan: string;
  readonly notelp: string;
  readonly nokontak: string;
  readonly namapengguna: string;
  readonly keperluan: string;
  readonly dokumen: readonly AttachedDocument[];
}

/** Whether the stored number is shown only in part. */
export const isMasked = ({ noidentitas }: Pick<BookingRecord, "noidentitas">): boolean =>
  noidentitas?.includes("*") === true;

/** The number that needn't be typed, as far as it is shown: the booking's, else that of the customer's own account. */
export function knownIdentity(
  booking: Pick<BookingRecord, "noidentitas">,
  own: Account | undefined,
): string | undefined {
  const known = booking.noidentitas ?? own?.noidentitas ?? undefined;
  return known?.includes("*") ? known : undefined;
}

/** What is known already: of the booking, else of the customer's own account. */
export function valuesFrom(booking: BookingRecord, own: Account | undefined): CompletenessValues {
  const identity = booking.noidentitas ?? own?.noidentitas ?? "";
  return {
    noidentitas: identity.includes("*") ? "" : identity,
    alamatpemesan: booking.alamatpemesan ?? own?.alamat ?? "",
    notelp: booking.notelp ?? own?.notelp ?? "",
    nokontak: booking.nokontak ?? "",
    namapengguna: booking.namapengguna ?? booking.namapemesan,
    keperluan: booking.keperluan ?? "",
    dokumen: booking.dokumen.map(({ berkasid, jenis, namaasli }) => ({ berkasid, jenis, namaasli })),
  };
}

export const bodyOf = (values: CompletenessValues, versi: number): BookingInput<"complete"> => ({
  versi,
  ...(values.noidentitas.trim() ? { noidentitas: values.noidentitas.trim() } : {}),
  alamatpemesan: values.alamatpemesan.trim(),
  notelp: values.notelp,
  nokontak: values.nokontak.trim() || null,
  namapengguna: values.namapengguna.trim(),
  keperluan: values.keperluan.trim(),
  dokumen: values.dokumen.map(({ berkasid, jenis }) => ({ berkasid, jenis })),
});
