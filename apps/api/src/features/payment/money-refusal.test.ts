import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { type PaymentRefusal, paymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import { expect, test } from "vitest";
import { exceptionKindOf, type OpenBill, paymentRefused, paymentSentence, refuseMoney } from "./money-refusal.ts";

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const bill: OpenBill = {
  jumlah: 150_000n,
  tglterbit: at("10:00:00.000"),
  tglexpired: at("12:00:00.000"),
  statustagihan: "terbit",
};

test.each<[string, Partial<OpenBill> | null, bigint, string, PaymentRefusal | undefined]>([
  ["the amount of an open bill", {}, 150_000n, "11:00:00.000", undefined],
  ["an unknown bill", null, 150_000n, "11:00:00.000", "BILL_UNKNOWN"],
  ["a paid bill", { statustagihan: "lunas" }, 150_000n, "11:00:00.000", "BILL_PAID"],
  ["a void bill", { statustagihan: "batal" }, 150_000n, "11:00:00.000", "BILL_VOID"],
  ["a lapsed bill", { statustagihan: "kedaluwarsa" }, 150_000n, "11:00:00.000", "BILL_EXPIRED"],
  ["the last moment", {}, 150_000n, "12:00:00.000", undefined],
  ["a moment too late", {}, 150_000n, "12:00:00.001", "BILL_EXPIRED"],
  ["the bank's clock five minutes behind", {}, 150_000n, "09:55:00.000", undefined],
  ["more than five minutes before the bill", {}, 150_000n, "09:54:59.999", "PAID_BEFORE_BILL"],
  ["a rupiah less", {}, 149_999n, "11:00:00.000", "AMOUNT_DIFFERS"],
  ["a rupiah more", {}, 150_001n, "11:00:00.000", "AMOUNT_DIFFERS"],
])("%s", (_name, changed, amount, time, reason) => {
  expect(refuseMoney(changed && { ...bill, ...changed }, amount, at(time))).toBe(reason);
});

test.each<[PaymentRefusal, string]>([
  ["BILL_UNKNOWN", "tak_dikenal"],
  ["BILL_PAID", "ganda"],
  ["BILL_EXPIRED", "terlambat"],
  ["BILL_VOID", "terlambat"],
  ["AMOUNT_DIFFERS", "selisih"],
  ["PAID_BEFORE_BILL", "selisih"],
  ["CONFIRMER_PAYS", "selisih"],
])("money that arrived all the same and is refused by %s is kept as %s", (reason, kind) => {
  expect(exceptionKindOf(reason)).toBe(kind);
});

const ofBills = ["BILL_UNKNOWN", "BILL_PAID", "BILL_VOID", "AMOUNT_DIFFERS", "PAID_BEFORE_BILL"] as const;
const own = [...ofBills, "REFERENCE_USED", "REFERENCE_DENIED"] as const;

test.each(own)("%s has a sentence of its own in both languages", (reason) => {
  const { en, id } = paymentSentence(reason);
  expect([en, id].map((sentence) => /^\p{Lu}.+\.$/u.test(sentence))).toEqual([true, true]);
  expect(en).not.toBe(id);
  const others = own.filter((other) => other !== reason).map((other) => paymentSentence(other).en);
  expect(others).not.toContain(en);
});

test("what the machine refuses is said in the machine's words", () => {
  expect(paymentRefusal.safeParse("CONFIRMER_PAYS").success).toBe(true);
  expect(paymentSentence("CONFIRMER_PAYS")).toEqual(bookingReasons.CONFIRMER_PAYS);
});

test("a time before the bill is a slip in its field", () => {
  const { code, facts } = paymentRefused("PAID_BEFORE_BILL");
  expect([code, facts]).toEqual(["VALIDATION", { fields: { waktutransaksi: paymentSentence("PAID_BEFORE_BILL") } }]);
});

test("any other refusal tells its reason, and what is recorded already where something is", () => {
  const values = { reason: paymentSentence("REFERENCE_USED") };
  const plain = paymentRefused("REFERENCE_USED");
  expect([plain.code, plain.facts]).toEqual(["ACTION_REFUSED", { values, details: { reason: "REFERENCE_USED" } }]);
  const { facts } = paymentRefused("REFERENCE_USED", { idbilling: "889" });
  expect(facts.details).toEqual({ reason: "REFERENCE_USED", tercatat: { idbilling: "889" } });
});
