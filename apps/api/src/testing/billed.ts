import { accountOf, type Bank, wib } from "./bank-partner.ts";
import { bring, type Cast, createLodging, orderOf } from "./booking-steps.ts";
import type { TestApp } from "./test-app.ts";

/** A booking of 150,000 that has its bill, of an object that nobody else wants. */
export async function billed(app: TestApp, cast: Cast) {
  const objectid = await createLodging(app, app.world.home, 1);
  return (await bring(app, cast, 40, orderOf(objectid))).record;
}

/** The bank tells of its payment, by a number of its own. */
export const payAtBank = (bank: Bank, { idbilling }: { readonly idbilling: string | null }, paymentRequestId: string) =>
  bank.call("transfer-va/payment", {
    ...accountOf(String(idbilling)),
    paymentRequestId,
    paidAmount: { value: "150000.00", currency: "IDR" },
    trxDateTime: wib(new Date()),
  });
