import { expect, test } from "vitest";
import { problemsOf } from "../../define/validation-words.ts";
import { bookingMachine } from "./booking.machine.ts";

const { cancel, discount, pay, reinstate, reject, returnToCustomer } = bookingMachine;

const reduction = { versi: 1, nomorsk: "12/SK/2027", tglsk: "2027-01-02", berkasid: 1 };
const payment = { idbilling: "8893200000000001", waktutransaksi: "2027-01-02T03:04:05Z", referensi: "R-1" };

test.each([
  ["a payment", pay.input, payment],
  ["a reduction", discount.input, reduction],
])(
  "%s of nothing is refused with its mend, one of less or of a part too; one of a rupiah is taken",
  (_, schema, rest) => {
    const { error } = schema.safeParse({ ...rest, jumlah: 0 }, { reportInput: true });
    const words = { en: "At least 1 rupiah.", id: "Paling sedikit 1 rupiah." };
    expect(problemsOf(error?.issues ?? [])).toEqual(new Map([["jumlah", words]]));
    for (const jumlah of [-1, 0.5]) expect(schema.safeParse({ ...rest, jumlah }).success).toBe(false);
    expect(schema.safeParse({ ...rest, jumlah: 1 }).success).toBe(true);
  },
);

test("whoever sends an order back, rejects or reinstates it says why, and whoever cancels in ten characters at least", () => {
  for (const { input } of [returnToCustomer, reject]) {
    expect(input.safeParse({ versi: 1 }).success).toBe(false);
    expect(input.safeParse({ versi: 1, catatan: "  " }).success).toBe(false);
    expect(input.safeParse({ versi: 1, catatan: "Nama pengguna?" }).success).toBe(true);
  }
  const agreed = { versi: 1, setuju: true, catatan: "Disetujui lewat telepon" };
  expect(reinstate.input.safeParse(agreed).success).toBe(true);
  expect(reinstate.input.safeParse({ ...agreed, setuju: false }).success).toBe(false);
  expect(reinstate.input.safeParse({ ...agreed, catatan: "" }).success).toBe(false);
  const cancelled = (alasanpembatalan: string) => cancel.input.safeParse({ versi: 1, alasanpembatalan }).success;
  expect(["Batal", "123456789", "1234567890"].map(cancelled)).toEqual([false, false, true]);
});
