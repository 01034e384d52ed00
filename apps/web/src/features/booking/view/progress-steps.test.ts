import { expect, test } from "vitest";
import { progressOf } from "./progress-steps.ts";

type Booking = Parameters<typeof progressOf>[0];

/** A history as “action:from>to”. */
const booking = (statusbooking: Booking["statusbooking"], ...steps: string[]): Booking => ({
  statusbooking,
  riwayat: steps.map((step, index) => {
    const [aksi = "", states = ""] = step.split(":");
    const [from = "", to = ""] = states.split(">");
    return {
      aksi,
      daristatus: from ? Number(from) : null,
      kestatus: Number(to),
      nama: null,
      peran: "nasabah",
      alasan: null,
      foto: 0,
      waktu: `2026-11-21T0${index}:00:00.000Z`,
    };
  }),
});
const reported = (one: Booking) => progressOf(one).map(({ step, state }) => `${step} ${state}`);

test("a new order waits for its details", () => {
  expect(reported(booking(10, "order:>10"))).toEqual([
    "order done",
    "complete current",
    "customerConfirm ahead",
    "confirm ahead",
    "pay ahead",
    "finish ahead",
  ]);
});

const paid = ["order:>10", "complete:10>20", "customerConfirm:20>30", "confirm:30>40", "pay:40>50"];

test("a paid booking waits for its use", () => {
  expect(reported(booking(50, ...paid)).slice(-2)).toEqual(["pay done", "finish current"]);
});

test("a finished one waits for nothing", () => {
  const finished = progressOf(booking(70, ...paid, "checkIn:50>60", "finish:60>70"));
  expect(finished.every(({ state }) => state === "done")).toBe(true);
});

test("an expired bill ends at the payment, and nothing lies ahead", () => {
  const steps = booking(92, ...paid.slice(0, 4), "expire:40>92");
  expect(reported(steps)).toEqual(["order done", "complete done", "customerConfirm done", "confirm done", "pay ended"]);
});

test("nothing to pay, no step of paying", () => {
  expect(reported(booking(50, ...paid.slice(0, 3), "confirm:30>50"))).not.toContain("pay done");
});

test("a booking that came back is open again at the customer's confirmation", () => {
  const back = progressOf(booking(20, ...paid.slice(0, 3), "returnToCustomer:30>20"));
  expect(back.find(({ step }) => step === "customerConfirm")).toMatchObject({ state: "current", at: null });
});

test("each step tells when it was done last", () => {
  const again = progressOf(booking(20, "order:>10", "complete:10>20", "complete:20>20"));
  expect(again.find(({ step }) => step === "complete")?.at).toBe("2026-11-21T02:00:00.000Z");
});
