import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { orNull, rowsOf, text } from "@retribusi/db/column";
import { AppError } from "../../lib/app-error.ts";
import { isActiveCustomer } from "./customer.query.ts";

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

const account = {
  fullname: text("u.fullname"),
  alamat: orNull(text("u.alamat")),
  notelp: orNull(text("u.notelp")),
  email: text("u.email"),
};

/** The question after the accounts behind an order: the customer's own, or the one that a manager found, if it can order by itself. */
export function peopleOf(whom: For) {
  if (whom.by === "customer") return rowsOf(account, "FROM userdata u WHERE u.userid = ?", [whom.userid]);
  return rowsOf(account, `FROM userdata u WHERE u.userid = ? AND ${isActiveCustomer}`, [whom.customer]);
}

type People = ReturnType<ReturnType<typeof peopleOf>["answer"]>;

function fromAccount(userid: number, [own]: People): Orderer {
  if (!own) throw new AppError("NOT_FOUND");
  return {
    idpemesan: userid,
    namapemesan: own.fullname,
    alamatpemesan: own.alamat,
    notelp: own.notelp,
    emailpemesan: own.email,
  };
}

/** Nothing of a customer's account is copied: the manager knows what the person at the counter says, and types it. */
function fromCounter(customer: number | null, input: BookingInput<"order">, [known]: People): Orderer {
  if (customer !== null && !known) throw new AppError("VALIDATION", { fields: { tandapemesan: unknownCustomer } });
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
export const ordererOf = (whom: For, input: BookingInput<"order">, people: People): Orderer =>
  whom.by === "customer" ? fromAccount(whom.userid, people) : fromCounter(whom.customer, input, people);
