import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../http/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";

/** Who a booking is for, as the booking keeps it. */
export interface Orderer {
  /** `null`: a walk-in without account. */
  readonly idpemesan: number | null;
  readonly namapemesan: string;
  readonly alamatpemesan: string | null;
  readonly notelp: string | null;
  readonly emailpemesan: string | null;
}

const nameMissing = { en: "Please fill in this field.", id: "Isian ini wajib diisi." };
const unknownCustomer = { en: "This customer is not known.", id: "Nasabah ini tidak dikenal." };

const account = (tx: Transaction, userid: number) =>
  tx.userdata.findFirst({
    where: { userid, statusakun: 1 },
    select: { fullname: true, alamat: true, notelp: true, email: true },
  });

/** A customer's name and contact from the account; a walk-in's from the form, completed from the account where there is one. */
export async function findCustomer(
  tx: Transaction,
  user: CurrentUser,
  input: BookingInput<"order">,
  by: "customer" | "manager",
): Promise<Orderer> {
  const idpemesan = by === "customer" ? user.userid : (input.idpemesan ?? null);
  const known = idpemesan === null ? null : await account(tx, idpemesan);
  if (idpemesan !== null && !known) throw new AppError("VALIDATION", { fields: { idpemesan: unknownCustomer } });
  const namapemesan = (by === "manager" ? input.namapemesan : undefined) ?? known?.fullname;
  if (!namapemesan) throw new AppError("VALIDATION", { fields: { namapemesan: nameMissing } });
  return {
    idpemesan,
    namapemesan,
    alamatpemesan: known?.alamat ?? null,
    notelp: input.notelp ?? known?.notelp ?? null,
    emailpemesan: input.emailpemesan ?? known?.email ?? null,
  };
}
