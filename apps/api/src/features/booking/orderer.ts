import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { activeCustomer } from "./customer.query.ts";

/** Whom an order is for: the customer's account, or what a manager typed and the account that they found, if any. */
export type For =
  | { readonly by: "customer"; readonly userid: number }
  | { readonly by: "manager"; readonly userid: number; readonly customer: number | null };

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

async function fromAccount(tx: Transaction, userid: number): Promise<Orderer> {
  const own = await tx.userdata.findUniqueOrThrow({
    where: { userid },
    select: { fullname: true, alamat: true, notelp: true, email: true },
  });
  return {
    idpemesan: userid,
    namapemesan: own.fullname,
    alamatpemesan: own.alamat,
    notelp: own.notelp,
    emailpemesan: own.email,
  };
}

/** Nothing of a customer's account is copied: the manager knows what the person at the counter says, and types it. */
async function fromCounter(tx: Transaction, customer: number | null, input: BookingInput<"order">): Promise<Orderer> {
  const known = customer === null || (await tx.userdata.findFirst({ where: { userid: customer, ...activeCustomer } }));
  if (!known) throw new AppError("VALIDATION", { fields: { tandapemesan: unknownCustomer } });
  if (!input.namapemesan) throw new AppError("VALIDATION", { fields: { namapemesan: nameMissing } });
  return {
    idpemesan: customer,
    namapemesan: input.namapemesan,
    alamatpemesan: null,
    notelp: input.notelp ?? null,
    emailpemesan: input.emailpemesan ?? null,
  };
}

/** A customer's name and contact from their own account; a walk-in's from the form and from nowhere else. */
export const ordererOf = (tx: Transaction, whom: For, input: BookingInput<"order">): Promise<Orderer> =>
  whom.by === "customer" ? fromAccount(tx, whom.userid) : fromCounter(tx, whom.customer, input);
